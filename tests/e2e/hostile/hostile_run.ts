/**
 * Plays the hostile programs of fixtures/hostile, each against a harmless partner, with the real judge in the real
 * sandbox, and compares with the table of outcomes.
 */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { dirname, fromFileUrl, join } from "@std/path";
import { drawField, drawStarts } from "../../../lib/arena/field.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { randomFrom } from "../../../lib/core/random.ts";
import { JudgeFailure } from "../../../lib/judge/types.ts";
import type { LogLimits, LogRound } from "../../../lib/logs/types.ts";
import { playRound, type PrivateError } from "../../../lib/tournament/play_round.ts";
import { type Rehearsal, rehearse } from "../../../lib/tournament/rehearsal.ts";
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

/** Plays one program and checks what became of it. `binaries`: an empty folder for compiled ones. */
export async function checkHostile(
  row: HostileProgram,
  { bubblewrap, binaries }: { bubblewrap: boolean; binaries: string },
): Promise<void> {
  const expected = bubblewrap ? row.outcome : row.withoutBubblewrap ?? row.outcome;
  const word = row.file.endsWith(".c") ? await compile(row.file, binaries) : row.word;
  const { outcome, message } = await play(word, bubblewrap, {
    copies: row.number === 50 ? 2 : 1,
    limits: row.outcome === "flood" ? FLOOD_LIMITS : LIMITS,
  });
  assertEquals(outcome, expected, `${row.file}: ${row.does}. ${message}`);
  if (expected === "refused") assertStringIncludes(message, row.says ?? "");
}

/** How often the program takes part in its round, and the round's limits. */
interface RoundOptions {
  readonly copies: number;
  readonly limits: LogLimits;
}

/** `plays`, `refused`, or the kind of the fault that ended the program; and what was said. */
async function play(
  word: string,
  bubblewrap: boolean,
  round: RoundOptions,
): Promise<{ outcome: string; message: string }> {
  const options = { from: FOLDER, bubblewrap, trustNative: false };
  try {
    return await rehearse(word, options, async (rehearsal) => {
      const { log, errors } = await playUntilValid(rehearsal, round);
      const fault = log.faults.find(({ kind }) => kind !== "invalid");
      const message = [fault?.detail, ...errors.map(({ stderr }) => stderr.slice(0, 2000))].join(
        "\n",
      );
      return { outcome: fault?.kind ?? "plays", message };
    });
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    return { outcome: "refused", message: error.message };
  }
}

async function playUntilValid(
  rehearsal: Rehearsal,
  round: RoundOptions,
): Promise<{ log: LogRound; errors: readonly PrivateError[] }> {
  for (let attempt = 1;; attempt++) {
    try {
      return await playOnce(rehearsal, round);
    } catch (error) {
      if (!(error instanceof JudgeFailure) || attempt === TRIES) throw error;
    }
  }
}

async function playOnce(
  { command, exchange: inner }: Rehearsal,
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
