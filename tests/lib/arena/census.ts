/**
 * Reads census files and counts (the grammar stands at the top of fixtures/census/tanks.census).
 */
import { ALL_ORDERS } from "../../../lib/arena/orders.ts";
import { isOver, startRound } from "../../../lib/arena/round.ts";
import { playTurn } from "../../../lib/arena/turn.ts";
import type { Field, RoundState, Tank, TurnEntry, TurnEvent } from "../../../lib/arena/types.ts";

/** One line `depth` of a census file, with the position that it is about. */
export interface CensusRow {
  readonly name: string;
  readonly start: RoundState;
  readonly depth: number;
  /** What must be counted, as it stands in the file. */
  readonly expected: Readonly<Record<string, string>>;
}

/**
 * Reads a census file.
 * @throws {SyntaxError} If a line cannot be read; the message starts with its number.
 */
export function parseCensus(text: string): CensusRow[] {
  const rows: CensusRow[] = [];
  let field: Field | undefined;
  let position: { name: string; start: RoundState } | undefined;
  text.split("\n").forEach((line, index) => {
    const [key, ...words] = line.replace(/#.*/, "").trim().split(/ +/);
    const wrong = (what: string) => new SyntaxError(`${index + 1}: ${what}: ${line}`);
    switch (key) {
      case "":
        return;
      case "field": {
        const width = words[0]?.length ?? 0;
        if (words.some((row) => !/^\d+$/.test(row) || row.length !== width)) {
          throw wrong("no field");
        }
        field = { width, height: words.length, heights: [...words.join("")].map(Number) };
        position = undefined;
        return;
      }
      case "case": {
        const [name, ...tanks] = words;
        if (field === undefined || name === undefined) throw wrong("no field or no name");
        position = { name, start: parsePosition(field, tanks, wrong) };
        return;
      }
      case "depth": {
        const depth = Number(words[0]);
        const pairs = words.slice(1).map((word) => word.split("="));
        if (position === undefined || !(depth >= 1) || pairs.some((pair) => pair.length !== 2)) {
          throw wrong("no case, no depth or no counts");
        }
        rows.push({ ...position, depth, expected: Object.fromEntries(pairs) });
        return;
      }
      default:
        throw wrong("unknown key");
    }
  });
  return rows;
}

/** Counts a row; only what the row expects is in the answer. */
export async function count(row: CensusRow): Promise<Record<string, string>> {
  const tally = { leaves: 0, pairs: 0, hits: 0, over: 0, points: 0, lost: 0 };
  const states = new Set<string>();
  visit(row.start, row.depth);
  const found: Record<string, string> = { distinct: `${states.size}` };
  for (const [key, value] of Object.entries(tally)) found[key] = `${value}`;
  if ("digest" in row.expected) found.digest = await digest([...states].sort().join("\n"));
  return Object.fromEntries(Object.keys(row.expected).map((key) => [key, found[key] ?? "?"]));

  function visit(state: RoundState, depth: number): void {
    forEachTurn(state, (entries) => {
      const { state: after, events } = playTurn(state, entries);
      for (const event of events) countEvent(event);
      tally.points += sum(after.damage) - sum(state.damage);
      tally.lost += livesOf(state) - livesOf(after);
      if (depth === 1) {
        tally.leaves += 1;
        if (isOver(after, Infinity)) tally.over += 1;
        states.add(after.tanks.map(writeTank).join("|"));
      } else if (!isOver(after, Infinity)) {
        visit(after, depth - 1);
      }
    });
  }

  function countEvent(event: TurnEvent): void {
    if (event.kind === "collided") tally.pairs += 1;
    if (event.kind === "shot" && event.hit !== undefined) tally.hits += 1;
  }
}

/** Calls back with every combination of orders of the living tanks; always with the same list. */
function forEachTurn(state: RoundState, each: (entries: readonly TurnEntry[]) => void): void {
  const entries: TurnEntry[] = state.tanks.map(() => "lost");
  choose(0);

  function choose(seat: number): void {
    const tank = state.tanks[seat];
    if (tank === undefined) return each(entries);
    if (tank.lives === 0) return choose(seat + 1);
    for (const order of ALL_ORDERS) {
      entries[seat] = order;
      choose(seat + 1);
    }
  }
}

function parsePosition(
  field: Field,
  tanks: readonly string[],
  wrong: (what: string) => SyntaxError,
): RoundState {
  const numbers = tanks.map((tank) => {
    const parts = /^(\d+),(\d+):(\d+)$/.exec(tank)?.slice(1).map(Number);
    const [x, y, lives] = parts ?? [];
    if (x === undefined || y === undefined || lives === undefined) throw wrong("no tank");
    return { x, y, lives };
  });
  const start = startRound(field, numbers);
  return {
    ...start,
    tanks: start.tanks.map((tank, seat) => ({ ...tank, lives: numbers[seat]?.lives ?? 0 })),
  };
}

function writeTank({ x, y, lives, tracks, cannon, periscope }: Tank): string {
  return `${x},${y},${lives},${tracks},${cannon},${periscope}`;
}

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("")
    .slice(0, 16);
}

function livesOf(state: RoundState): number {
  return sum(state.tanks.map((tank) => tank.lives));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
