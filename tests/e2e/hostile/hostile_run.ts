/**
 * Plays the hostile programs of fixtures/hostile, each against a harmless partner, with the real judge in the real
 * sandbox, and compares with the table of outcomes.
 */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { dirname, fromFileUrl, join } from "@std/path";
import { drawField, drawStarts } from "../../../lib/arena/field.ts";
import { formatProblem, type Problem } from "../../../lib/core/problem.ts";
import { randomFrom } from "../../../lib/core/random.ts";
import { enterProgram } from "../../../lib/judge/entry/enter.ts";
import type { Contestant, Exchange } from "../../../lib/judge/exchange.ts";
import { openExchange } from "../../../lib/judge/open_exchange.ts";
import { findSandbox } from "../../../lib/judge/sandbox/find_sandbox.ts";
import { refuseNative } from "../../../lib/judge/sandbox/refuse_native.ts";
import { startCommand } from "../../../lib/judge/sandbox/start_command.ts";
import { JudgeFailure, type Sandbox, type StartCommand } from "../../../lib/judge/types.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";
import type { LogLimits, LogRound } from "../../../lib/logs/types.ts";
import { playRound, type PrivateError } from "../../../lib/tournament/play_round.ts";
import { HARMLESS, partner, sparringExchange } from "../../../lib/tournament/sparring.ts";

/** A row of fixtures/hostile/outcomes.json. */
export interface HostileProgram {
  readonly file: string;
  /** How it is entered; a C source is compiled first. */
  readonly word: string;
  /** Its number in the list of behaviours. */
  readonly number: number;
  readonly does: string;
  readonly needs: readonly string[];
  readonly outcome: string;
  readonly withoutBubblewrap?: string;
  /** In the message where it is refused. */
  readonly says?: string;
}

export const FOLDER = fromFileUrl(new URL("../../../fixtures/hostile", import.meta.url));

/** A round is long enough for every program to do what it does; a flood of lines takes a while to rise. */
const LIMITS = { turnMs: 100, startMs: 2000, turns: 40 };
const FLOOD_LIMITS = { ...LIMITS, turns: 1000 };

/** A round that was void because this machine was busy is played again, as the runner does. */
const TRIES = 4;

/** The table, without what needs a tool that this machine lacks; that is told in `missing`. */
export async function readTable(): Promise<{ rows: HostileProgram[]; missing: Set<string> }> {
  const rows: HostileProgram[] = JSON.parse(
    await Deno.readTextFile(join(FOLDER, "outcomes.json")),
  );
  const missing = new Set<string>();
  for (const tool of ["python3", "cc"]) if (!await works(tool)) missing.add(tool);
  return { rows: rows.filter(({ needs }) => !needs.some((tool) => missing.has(tool))), missing };
}

/** Where the programs of the table are entered and played, one after the other; disposing of it clears up. */
export interface HostileGround extends AsyncDisposable {
  /** The runner's own folder. */
  readonly folder: string;
  readonly sandbox: Sandbox;
}

/** Finds the sandbox once for all programs. */
export async function openGround(bubblewrap: boolean): Promise<HostileGround> {
  const workshop = await openWorkshop();
  const { folder } = workshop;
  const sandbox = await findSandbox({ workshop: folder, bubblewrap, trustNative: false });
  return { folder, sandbox, [Symbol.asyncDispose]: () => workshop.close() };
}

/** Plays one program and checks what became of it. */
export async function checkHostile(row: HostileProgram, ground: HostileGround): Promise<void> {
  const bubblewrap = ground.sandbox.layers.includes("bubblewrap");
  const expected = bubblewrap ? row.outcome : row.withoutBubblewrap ?? row.outcome;
  const { outcome, message } = await play(row, ground);
  assertEquals(outcome, expected, `${row.file}: ${row.does}. ${message}`);
  if (expected === "refused") assertStringIncludes(message, row.says ?? "");
}

/** How a program is started, and with what it is spoken to. */
interface Stage {
  readonly command: StartCommand;
  readonly exchange: Exchange<Contestant>;
}

/** How often the program takes part in its round, and the round's limits. */
interface RoundOptions {
  readonly copies: number;
  readonly limits: LogLimits;
}

/** `plays`, `refused`, or the kind of the fault that ended the program; and what was said. */
async function play(
  row: HostileProgram,
  { folder, sandbox }: HostileGround,
): Promise<{ outcome: string; message: string }> {
  const word = row.file.endsWith(".c") ? await compile(row.file, folder) : row.word;
  // As in a run, where it lies in the workshop beside the others.
  const into = join(folder, `bot-${row.file}`);
  const entered = await enterProgram(word, { from: FOLDER, into, deno: sandbox.deno });
  if (!entered.ok) return refusedWith(entered.error);
  const program = entered.value;
  const refusal = program.runtime === "native" ? refuseNative(sandbox) : undefined;
  if (refusal !== undefined) return refusedWith([refusal]);
  const { exchange, close } = openExchange({ isStopped: () => false, sandbox });
  try {
    const command = startCommand(program, sandbox);
    const { log, errors } = await playUntilValid({ command, exchange }, {
      copies: row.number === 50 ? 2 : 1,
      limits: row.outcome === "flood" ? FLOOD_LIMITS : LIMITS,
    });
    const fault = log.faults.find(({ kind }) => kind !== "invalid");
    const said = errors.map(({ stderr }) => stderr.slice(0, 2000));
    return { outcome: fault?.kind ?? "plays", message: [fault?.detail, ...said].join("\n") };
  } finally {
    close();
  }
}

function refusedWith(problems: readonly Problem[]): { outcome: string; message: string } {
  return { outcome: "refused", message: problems.map(formatProblem).join("\n") };
}

async function playUntilValid(
  stage: Stage,
  round: RoundOptions,
): Promise<{ log: LogRound; errors: readonly PrivateError[] }> {
  for (let attempt = 1;; attempt++) {
    try {
      return await playOnce(stage, round);
    } catch (error) {
      if (!(error instanceof JudgeFailure) || attempt === TRIES) throw error;
    }
  }
}

async function playOnce(
  { command, exchange: inner }: Stage,
  { copies, limits }: RoundOptions,
): Promise<{ log: LogRound; errors: readonly PrivateError[] }> {
  const random = randomFrom("hostile");
  const tanks = copies + 1;
  const field = drawField(random, tanks);
  const starts = drawStarts(random, field, tanks);
  const exchange = sparringExchange(inner, () => {});
  const contestants = Array.from({ length: copies }, () => exchange.start(command));
  contestants.push(partner(random, HARMLESS));
  const seating = { field, starts, bots: starts.map((_, seat) => seat) };
  try {
    return await playRound(
      { kind: "melee", round: 1, seating, limits },
      contestants,
      exchange,
    );
  } finally {
    await exchange.end(contestants);
  }
}

async function compile(file: string, binaries: string): Promise<string> {
  const binary = join(binaries, file.replace(/\.c$/, ""));
  const args = ["-O1", "-pthread", "-o", binary, join(FOLDER, file)];
  const { success, stderr } = await new Deno.Command("cc", { args, cwd: dirname(binary) }).output();
  if (!success) throw new Error(`Cannot compile ${file}: ${new TextDecoder().decode(stderr)}`);
  return binary;
}

async function works(tool: string): Promise<boolean> {
  try {
    return (await new Deno.Command(tool, { args: ["--version"], stdout: "null", stderr: "null" })
      .output()).success;
  } catch {
    return false;
  }
}
