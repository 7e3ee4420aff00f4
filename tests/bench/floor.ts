/**
 * The floor of the benchmarks (floor.c): how long a bare C program takes to start the same programs as in a recorded
 * match and to pass the same lines. It needs a C compiler, as `cc` or named by the variable CC.
 */
import { dirname, fromFileUrl, join } from "@std/path";
import { seatsOf } from "../../lib/arena/seats.ts";
import type { StartCommand } from "../../lib/judge/types.ts";
import { dialogueOf } from "../../lib/logs/dialogue.ts";
import type { LogHeader, LogRound } from "../../lib/logs/types.ts";

/** What one program of a round is and reads. */
export interface SeatScript {
  /** An index into the list of commands. */
  readonly bot: number;
  /** The opening and the reports, with line feeds; a line of the program is awaited after each. */
  readonly messages: readonly string[];
}

/** What a run of the floor found. */
export interface FloorFigures {
  readonly rounds: number;
  readonly turns: number;
  /** Lines that were awaited. */
  readonly exchanges: number;
  /** Programs that ended before their time: more than 0 means that the plan does not fit the programs. */
  readonly early: number;
  /** From the first start to the last reaped child. */
  readonly seconds: number;
}

/** The compiled floor with a plan, ready to be run any number of times. */
export interface Floor {
  /**
   * Plays the rounds.
   * @throws {Error} If the floor fails, with its message.
   */
  run(options: { readonly prestart: boolean }): Promise<FloorFigures>;
  /** Removes its files. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** The scripts of a recorded round; `bot` indexes the header's list. */
export function scriptsOf(header: LogHeader, round: LogRound): SeatScript[] {
  return seatsOf(round.tanks.length).map((seat) => {
    const messages: string[] = [];
    for (const { read, fault } of dialogueOf(header, round, seat)) {
      // No line answered what a program read before a fault ended it.
      if (fault !== undefined && fault.kind !== "invalid") messages.pop();
      if (read.length > 0) messages.push(read.join("\n") + "\n");
    }
    return { bot: round.tanks[seat]?.bot ?? 0, messages };
  });
}

/**
 * Compiles the floor and writes its plan into a folder of their own. Commands run as the present user: `uid` and
 * `gid` are not heeded. `undefined`: there is no C compiler here.
 */
export async function prepareFloor(
  commands: readonly StartCommand[],
  rounds: readonly (readonly SeatScript[])[],
): Promise<Floor | undefined> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-floor-" });
  const remove = () => Deno.remove(folder, { recursive: true });
  try {
    const executable = join(folder, "floor");
    if (!await compile(executable)) {
      await remove();
      return undefined;
    }
    const plan = join(folder, "plan");
    await Deno.writeTextFile(plan, makePlan(commands, rounds));
    return {
      run: ({ prestart }) => run(executable, plan, prestart),
      [Symbol.asyncDispose]: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The plan as floor.c reads it. */
export function makePlan(
  commands: readonly StartCommand[],
  rounds: readonly (readonly SeatScript[])[],
): string {
  const items: string[] = [count(commands)];
  for (const { command, args, env, cwd } of commands) {
    const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
    items.push(list([command, ...args]), list(variables), text(cwd));
  }
  items.push(count(rounds));
  for (const seats of rounds) {
    items.push(count(seats));
    for (const { bot, messages } of seats) items.push(`${bot} `, list(messages));
  }
  return items.join("");
}

function list(texts: readonly string[]): string {
  return count(texts) + texts.map(text).join("");
}

function count(items: readonly unknown[]): string {
  return `${items.length} `;
}

function text(content: string): string {
  return `${new TextEncoder().encode(content).length} ${content}`;
}

async function compile(executable: string): Promise<boolean> {
  const source = join(dirname(fromFileUrl(import.meta.url)), "floor.c");
  const compiler = Deno.env.get("CC") ?? "cc";
  try {
    const args = ["-O2", "-o", executable, source];
    const { success, stderr } = await new Deno.Command(compiler, { args, stdout: "null" }).output();
    if (!success) throw new Error(`Cannot compile the floor: ${new TextDecoder().decode(stderr)}`);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

async function run(executable: string, plan: string, prestart: boolean): Promise<FloorFigures> {
  const args = prestart ? ["--prestart", plan] : [plan];
  const { success, stdout, stderr } = await new Deno.Command(executable, { args }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(`Cannot run the floor: ${decoder.decode(stderr).trim()}`);
  return JSON.parse(decoder.decode(stdout));
}
