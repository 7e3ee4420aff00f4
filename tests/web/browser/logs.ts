/**
 * Logs for the browser tests, made in memory: good ones that are legal and come true when they are replayed, and files
 * that a person might well take for a log. All the same in every run.
 */
import { drawField, drawStarts } from "../../../lib/arena/field.ts";
import { orderOf } from "../../../lib/arena/orders.ts";
import { isOver, resultOf, startRound } from "../../../lib/arena/round.ts";
import { TURN_LIMIT } from "../../../lib/arena/rules.ts";
import { playTurn } from "../../../lib/arena/turn.ts";
import {
  DIRECTIONS,
  type Order,
  type RoundState,
  type TurnEntry,
} from "../../../lib/arena/types.ts";
import { between, type Random, randomFrom } from "../../../lib/core/random.ts";
import { makeHeader } from "../../../lib/logs/header.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import { makeTurn } from "../../../lib/logs/turns.ts";
import {
  LOG_FORMAT,
  LOG_VERSION,
  type LogFault,
  type LogHeader,
  type LogRound,
} from "../../../lib/logs/types.ts";

/** The bots of `meleeLog` and `bigLog`, in the header's order, which is that of the seats, too. */
export const MELEE_BOTS = [
  "champion",
  "hunter",
  "tank1",
  "sniper",
  "dodger",
  "camper",
  "rammer",
  "vulture",
  "mapper",
] as const;

/** Names that try to be more than text, or are hard to show. */
export const HOSTILE_NAMES = [
  "<img src=x onerror=alert(1)>",
  "</script><script>alert(2)</script>",
  "\u202Eevil\u202C",
  "x".repeat(300),
  "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u{1F3F4}\u200D\u2620\uFE0F",
  "javascript:alert(3)",
  "&lt;b&gt;&amp;",
  " ",
  "Z\u0351\u036B\u0343\u0302a\u0348\u030A\u0321l\u0308\u034Dg\u0311\u0357o\u0321\u0323",
] as const;

/** Rounds of which a big log is made, over and over. */
const DIFFERENT_ROUNDS = 24;

/**
 * A melee log of rounds with nine tanks that all last the full 1000 turns, with fights, deaths and faults. The same
 * rounds whatever the count.
 */
export function meleeLog(rounds = 1): string {
  const header = headerOf(MELEE_BOTS);
  return lines(header, Array.from({ length: rounds }, (_, index) => longRound(header, index + 1)));
}

/** A melee log of at least so many bytes (UTF-8); all of it comes true. */
export function bigLog(bytes = 40_000_000): string {
  const header = headerOf(MELEE_BOTS);
  const rounds = Array.from(
    { length: DIFFERENT_ROUNDS },
    (_, index) => longRound(header, index + 1),
  );
  const parts = [makeHeader(header)];
  let length = 0;
  for (let number = 1; length < bytes; number++) {
    const round = rounds[(number - 1) % rounds.length];
    if (round === undefined) break;
    const line = makeRound({ ...round, round: number });
    parts.push(line);
    length += line.length + 1;
  }
  return parts.join("\n") + "\n";
}

/** A melee log whose programs have HOSTILE_NAMES. */
export function hostileLog(): string {
  const header = headerOf(HOSTILE_NAMES, 60);
  return lines(header, [longRound(header, 1), longRound(header, 2)]);
}

/** A duel log of three short rounds: what is small and quick to read. */
export function duelLog(): string {
  const header = { ...headerOf(["tank1", "hunter"], 40), kind: "duel" } as const;
  return lines(header, [1, 2, 3].map((round) => longRound(header, round)));
}

/** A duel as somebody types it: CRLF, an empty line, names alone, no faults, no result, two turns. */
export function handWrittenLog(): string {
  return [
    '{"format":"turniir-tanks","version":1,"kind":"duel","bots":["left","right"]}',
    "",
    '{"round":1,"width":5,"height":5,"heights":["55555","55555","55555","55555","55555"],' +
    '"tanks":[{"bot":0,"x":1,"y":3},{"bot":1,"x":5,"y":3}],"turns":["M2M6","F2--"]}',
    "",
  ].join("\r\n");
}

/** A duel log whose first round claims a result that replaying doesn't give: a life more for the first seat. */
export function lyingLog(): string {
  const header = { ...headerOf(["tank1", "hunter"], 40), kind: "duel" } as const;
  const round = longRound(header, 1);
  const { result } = round;
  if (result === undefined) throw new Error("A recorded round has a result");
  const lives = result.lives.map((count, seat) => seat === 0 ? count + 1 : count);
  return lines(header, [{ ...round, result: { ...result, lives } }]);
}

/** A log of a format that comes after the present one. */
export function newerLog(): string {
  return duelLog().replace(`"version":${LOG_VERSION},`, `"version":${LOG_VERSION + 1},`);
}

/** JSON of somebody else, on one line and on many. */
export const FOREIGN_JSON = '{"name":"left-pad","version":"1.3.0"}';
export const PRETTY_JSON = JSON.stringify(JSON.parse(FOREIGN_JSON), undefined, 2);

/** What a server hands out for a log that it doesn't have. */
export const HTML_PAGE = "<!doctype html>\n<html><title>404</title><h1>Not found</h1></html>\n";

/** The text, packed with gzip. */
export async function gzipped(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** A packed log that was cut off in the middle, as by a full disk: some of its rounds are still whole. */
export async function tornGzip(): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await gzipped(meleeLog(4));
  return whole.slice(0, Math.floor(whole.length * 0.6));
}

/** A header of the format that is written now. */
function headerOf(names: readonly string[], turns = TURN_LIMIT): LogHeader {
  return {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    rules: 1,
    kind: "melee",
    seed: "browser tests",
    bots: names.map((name, bot) => ({ name, version: `sha256:${bot}` })),
    limits: { turnMs: 100, startMs: 2000, turns },
    stage: "7",
    sandbox: ["permissions"],
  };
}

function lines(header: LogHeader, rounds: readonly LogRound[]): string {
  return [makeHeader(header), ...rounds.map(makeRound), ""].join("\n");
}

/** Plays a round by random orders that let it last as long as it may. */
function longRound(header: LogHeader, number: number): LogRound {
  const random = randomFrom("browser tests", header.bots.length, number);
  const field = drawField(random, header.bots.length);
  const starts = drawStarts(random, field, header.bots.length);
  const turns: string[] = [];
  const faults: LogFault[] = [];
  let state = startRound(field, starts);
  while (!isOver(state, header.limits.turns)) {
    const entries = drawEntries(random, state, faults);
    turns.push(makeTurn(entries, state.tanks));
    state = playTurn(state, entries).state;
  }
  return {
    round: number,
    width: field.width,
    height: field.height,
    heights: Array.from(
      { length: field.height },
      (_, row) => field.heights.slice(row * field.width, (row + 1) * field.width).join(""),
    ),
    tanks: starts.map(({ x, y }, bot) => ({ bot, x, y })),
    turns,
    faults,
    result: resultOf(state, header.kind),
  };
}

/** What each seat brings to the next turn; faults among it are added to the list. */
function drawEntries(random: Random, state: RoundState, faults: LogFault[]): TurnEntry[] {
  const turn = state.turn + 1;
  const living = state.tanks.filter(({ lives }) => lives > 0).length;
  return state.tanks.map(({ lives }, tank): TurnEntry => {
    if (lives === 0) return "lost";
    if (between(random, 1, 900) === 1) {
      faults.push({ turn, tank, kind: "invalid", detail: 'wrote "M9"' });
      return "lost";
    }
    return drawOrder(random, living);
  });
}

/** The fewer are left, the less they dare. */
function drawOrder(random: Random, living: number): Order {
  const to = DIRECTIONS[between(random, 0, 7)] ?? 0;
  const dice = between(random, 1, 1000);
  const dares = living > 5 ? 1 : living > 3 ? 0.2 : 0;
  if (dice <= 30 * dares) return orderOf("fire", to);
  return orderOf(dice <= 400 * dares ? "move" : "look", to);
}
