/**
 * A stage for one program: its sandbox, an exchange and its clean copy, for commands that run a single program.
 */
import type { Contestant, Exchange } from "../judge/exchange.ts";
import { openExchange } from "../judge/open_exchange.ts";
import { startCommand } from "../judge/sandbox/start_command.ts";
import type { Program, Sandbox, StartCommand } from "../judge/types.ts";
import { type ProgramsOptions, withPrograms } from "./with_programs.ts";

/** A program that can be started. */
export interface Rehearsal {
  readonly program: Program;
  readonly command: StartCommand;
  readonly sandbox: Sandbox;
  readonly exchange: Exchange<Contestant>;
}

/**
 * Enters the program behind `word`, hands it to `action`, and clears up whatever happens.
 * @throws {UnusableInput} If the entry check refuses the program.
 */
export async function rehearse<T>(
  word: string,
  options: ProgramsOptions,
  action: (rehearsal: Rehearsal) => Promise<T>,
): Promise<T> {
  return await withPrograms([word], options, async ([program], sandbox) => {
    const { exchange, close } = openExchange({ isStopped: () => false, sandbox });
    try {
      const command = startCommand(program as Program, sandbox);
      return await action({ program: program as Program, command, sandbox, exchange });
    } finally {
      close();
    }
  });
}
