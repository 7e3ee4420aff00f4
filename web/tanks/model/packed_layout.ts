/**
 * The bytes of a packed round, version 1. Pure.
 *
 * In this order: kind, rules, limit of turns, seed, stage; round, width, height; the seats (bot, x, y) and a name for each
 * bot that plays; heights, two a byte; the orders; faults; result; check. Orders stand seat after seat, an order a
 * byte, because a program repeats itself more than it copies others, and without the rest of `--` of a dead tank: so
 * deflate makes most of it. Columns and bytes take half of what the log's lines would.
 */
import { MAX_TANKS } from "../../../lib/arena/rules.ts";
import type { RoundResult } from "../../../lib/arena/types.ts";
import { MOST_SIDE } from "../../../lib/logs/round.ts";
import { LOG_FORMAT, LOG_VERSION, type LogHeader, type LogRound } from "../../../lib/logs/types.ts";
import {
  BrokenBytes,
  type ByteReader,
  type ByteWriter,
  readBytes,
  writeBytes,
} from "./packed_bytes.ts";

/** What a number stands for. Nothing may ever change places in these two: old addresses must stay what they are. */
const KINDS = ["duel", "melee"] as const;
const ENTRIES = [
  ...["M0", "M1", "M2", "M3", "M4", "M5", "M6", "M7"],
  ...["F0", "F1", "F2", "F3", "F4", "F5", "F6", "F7"],
  ...["L0", "L1", "L2", "L3", "L4", "L5", "L6", "L7"],
  ...["--", "!!"],
];

const LOST = "--";

/** Longer lists no round has. */
const MOST_ITEMS = 1 << 16;

/** The most orders that a page can show, lost ones included. */
const MOST_ORDERS = MAX_TANKS * 5000;

/** The two lines of a log, as values of JSON that nobody has checked yet. */
export interface LaidOutLines {
  readonly header: unknown;
  readonly round: unknown;
}

/** The bytes of a round that `parseRound` let through. */
export function layOut(header: LogHeader, round: LogRound): Uint8Array<ArrayBuffer> {
  const to = writeBytes();
  to.number(KINDS.indexOf(header.kind));
  to.number(header.rules);
  to.number(header.limits.turns);
  to.text(header.seed);
  to.text(header.stage);
  to.number(round.round);
  to.number(round.width);
  to.number(round.height);
  to.number(round.tanks.length);
  for (const { bot, x, y } of round.tanks) [bot, x, y].forEach(to.number);
  for (const bot of botsIn(round.tanks)) to.text(header.bots[bot]?.name ?? "");
  to.bytes(pairsOf(round.heights.join("")));
  to.number(round.turns.length);
  for (const seat of round.tanks.keys()) to.bytes(columnOf(round.turns, seat));
  to.text(round.faults.length === 0 ? "" : JSON.stringify(round.faults));
  writeResult(to, round.result);
  to.text(round.check ?? "");
  to.number(round.check === undefined ? 0 : 1);
  return to.finish();
}

/**
 * The lines that bytes stand for.
 * @throws {BrokenBytes} If they stand for none.
 */
export function readLayout(bytes: Uint8Array): LaidOutLines {
  const from = readBytes(bytes);
  const kind = KINDS[from.number()];
  const rules = from.number();
  const limit = from.number();
  const [seed, stage] = [from.text(), from.text()];
  const [round, width, height] = [from.number(), from.number(), from.number()];
  const tanks = listOf(countOf(from), () => (
    { bot: from.number(), x: from.number(), y: from.number() }
  ));
  const bots = readBots(from, tanks);
  const heights = readHeights(from.bytes(), width, height);
  const turns = readTurns(from, tanks.length);
  const faults = readJson(from.text());
  const result = readResult(from);
  const mark = from.text();
  const check = from.number() === 0 ? undefined : mark;
  if (!from.isAtEnd()) throw new BrokenBytes("something follows");
  return {
    header: {
      format: LOG_FORMAT,
      version: LOG_VERSION,
      rules,
      kind,
      seed,
      bots,
      limits: { turns: limit },
      stage,
    },
    round: { round, width, height, heights, tanks, turns, faults, result, check },
  };
}

/** The bots that play, each once, in the order of their indexes. */
function botsIn(tanks: readonly { readonly bot: number }[]): number[] {
  return [...new Set(tanks.map(({ bot }) => bot))].sort((one, other) => one - other);
}

/** A bot keeps its index, so its colour and the round's check stay right; bots that do not play have no name. */
function readBots(from: ByteReader, tanks: readonly { readonly bot: number }[]): string[] {
  const playing = botsIn(tanks);
  const last = playing.at(-1) ?? 0;
  if (last >= MOST_ITEMS) throw new BrokenBytes("no such bot");
  const names = Array.from({ length: last + 1 }, () => "");
  for (const bot of playing) names[bot] = from.text();
  return names;
}

/** Two digits a byte; an odd last one alone. */
function pairsOf(digits: string): number[] {
  const pairs = digits.match(/../g) ?? [];
  return [...pairs, ...(digits.length % 2 === 1 ? [digits.slice(-1)] : [])].map(Number);
}

function readHeights(pairs: Uint8Array, width: number, height: number): string[] {
  const cells = width * height;
  if (width > MOST_SIDE || height > MOST_SIDE) throw new BrokenBytes("no such field");
  if (pairs.length !== Math.ceil(cells / 2)) throw new BrokenBytes("no such field");
  const digits = Array.from(
    pairs,
    (pair, at) => String(pair).padStart(2 * at + 1 === cells ? 1 : 2, "0"),
  ).join("");
  return listOf(height, (row) => digits.slice(row * width, (row + 1) * width));
}

/** The orders of a seat, without those that it lost at the end. */
function columnOf(turns: readonly string[], seat: number): number[] {
  const column = turns.map((turn) => turn.slice(2 * seat, 2 * seat + 2));
  const last = column.findLastIndex((entry) => entry !== LOST);
  return column.slice(0, last + 1).map((entry) => ENTRIES.indexOf(entry));
}

function readTurns(from: ByteReader, seats: number): string[] {
  const turns = countOf(from);
  if (turns * seats > MOST_ORDERS) throw new BrokenBytes("no round has so many orders");
  const columns = listOf(seats, () => from.bytes());
  return listOf(
    turns,
    (turn) =>
      columns.map((column) => {
        const byte = column[turn];
        return byte === undefined ? LOST : ENTRIES[byte] ?? "";
      }).join(""),
  );
}

function writeResult(to: ByteWriter, result: RoundResult | undefined): void {
  to.number(result === undefined ? 0 : 1);
  if (result === undefined) return;
  to.number(result.turns);
  for (const amounts of [result.lives, result.damage, result.bonus]) {
    to.number(amounts.length);
    amounts.forEach(to.amount);
  }
}

function readResult(from: ByteReader): RoundResult | undefined {
  if (from.number() === 0) return undefined;
  const amounts = () => listOf(countOf(from), from.amount);
  return { turns: from.number(), lives: amounts(), damage: amounts(), bonus: amounts() };
}

function readJson(text: string): unknown {
  if (text === "") return [];
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new BrokenBytes("no such faults");
  }
}

function countOf(from: ByteReader): number {
  const count = from.number();
  if (count > MOST_ITEMS) throw new BrokenBytes("no round has so many");
  return count;
}

function listOf<Item>(length: number, item: (at: number) => Item): Item[] {
  return Array.from({ length }, (_, at) => item(at));
}
