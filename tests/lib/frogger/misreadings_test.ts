import { assertEquals, assertNotEquals } from "@std/assert";
import { judge } from "../../../lib/frogger/judge.ts";
import { parseMoves } from "../../../lib/frogger/moves_file.ts";
import { countFrames } from "../../../lib/frogger/lanes.ts";
import type { Tally, Traffic } from "../../../lib/frogger/types.ts";
import { type Case, CASES } from "./cases.ts";
import { type Misreading, MISREADINGS, type PlainGame, PlainRoad } from "./plain_frogger.ts";
import { read } from "./roads.ts";

function endOf(score: number, { confined, corners, crossings }: Tally): string {
  return [
    `OK ${crossings} ${score}`,
    ...(confined ? ["confined"] : []),
    ...(corners > 0 ? [`corners ${corners}`] : []),
  ].join(" ");
}

function judged(traffic: Traffic, text: string): string {
  const moves = parseMoves(text, countFrames(traffic));
  const { score, squash, tally } = judge(traffic, moves.ok ? moves.value : moves.error);
  return squash === undefined ? endOf(score, tally) : `${squash.cause} ${squash.frame}`;
}

function plain({ lanes, moves }: Case, wrong?: Misreading): string {
  const game: PlainGame = new PlainRoad(lanes, wrong).game(moves);
  return game.end === "OK" ? endOf(game.score, game) : game.end;
}

for (const game of CASES) {
  Deno.test(`${game.name}: ${game.end}`, () => {
    assertEquals(judged(read(game.lanes), game.moves), game.end);
    assertEquals(plain(game), game.end);
  });
}

for (const [wrong, words] of MISREADINGS) {
  Deno.test(`whoever thinks that ${words} comes to another end in one of these games`, () => {
    const ends = CASES.map((game) => plain(game, wrong));
    assertNotEquals(ends, CASES.map(({ end }) => end));
  });
}
