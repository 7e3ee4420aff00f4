/**
 * A stage for one program: its sandbox, an exchange and its clean copy, for commands that run a single program.
 */
import type { Contestant, Exchange } from "../judge/exchange.ts";
import { openExchange } from "../judge/open_exchange.ts";
import { findSandbox } from "../judge/sandbox/find_sandbox.ts";
import { startCommand } from "../judge/sandbox/start_command.ts";
import type { Program, Sandbox, StartCommand } from "../judge/types.ts";
import { openWorkshop } from "../judge/workshop.ts";
import { enterAll } from "./enter_all.ts";

/** How a program is rehearsed. */
export interface RehearsalOptions {
  /** The folder in which the user stands, absolute. */
  readonly from: string;
  readonly bubblewrap: boolean;
  readonly trustNative: boolean;
  readonly isStopped: () => boolean;
}

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
  options: RehearsalOptions,
  action: (rehearsal: Rehearsal) => Promise<T>,
): Promise<T> {
  const { bubblewrap, from, isStopped, trustNative } = options;
  const workshop = await openWorkshop();
  try {
    const sandbox = await findSandbox({ workshop: workshop.folder, bubblewrap, trustNative });
    const [program] = await enterAll([word], { from, into: workshop.folder, sandbox });
    const { exchange, close } = openExchange({ isStopped, sandbox });
    try {
      const command = startCommand(program as Program, sandbox);
      return await action({ program: program as Program, command, sandbox, exchange });
    } finally {
      close();
    }
  } finally {
    await workshop.close();
  }
}
