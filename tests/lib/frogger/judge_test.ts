import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { judge, type Judgement } from "../../../lib/frogger/judge.ts";
import { explain, placeOf, reportJudgement } from "../../../lib/frogger/judge_report.ts";
import { countFrames } from "../../../lib/frogger/lanes.ts";
import { type MovesOptions, parseMoves } from "../../../lib/frogger/moves_file.ts";
import { gap, lane } from "./cases.ts";
import { PlainRoad } from "./plain_frogger.ts";
import { hops, read, roads } from "./roads.ts";

function judged(lanes: readonly string[], text: string, options?: MovesOptions): Judgement {
  const traffic = read(lanes);
  const parsed = parseMoves(text, countFrames(traffic), options);
  return judge(traffic, parsed.ok ? parsed.value : parsed.error);
}

const SHORT = lane(1, "=");
const QUIET = lane(3, `=${gap(99)}=`);

Deno.test("[JUDGE-1] [JUDGE-2] any game ends as on the plain road", () => {
  fc.assert(fc.property(roads(25), hops(90), (lanes, moves) => {
    const { cells, frames, score, squash, tally } = judged(lanes, moves);
    const game = new PlainRoad(lanes).game(moves);
    const end = squash === undefined ? "OK" : `${squash.cause} ${squash.frame}`;
    assertEquals({ ...tally, score, end }, game);
    assertEquals(cells.length, squash?.frame ?? frames);
  }));
});

Deno.test("[CROSS-1] [CORNER-1] where the frog is after each frame, and when it crosses and touches corners", () => {
  const { cells, cornerFrames, crossingFrames } = judged(
    SHORT,
    "^^^^^^vvvvvv",
  );
  assertEquals(Array.from(cells, (cell) => Math.floor(cell / 23)), [
    5,
    4,
    3,
    2,
    1,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
  ]);
  assertEquals(cells.every((cell) => cell % 23 === 11), true);
  assertEquals([crossingFrames, cornerFrames], [[5, 11], []]);
  const corners = judged(QUIET, `${"<".repeat(11)}><${"^".repeat(6)}`);
  assertEquals([corners.crossingFrames, corners.cornerFrames], [[18], [10, 18]]);
});

Deno.test("[MOVES-3] in a frame without a move the frog waits, which may kill it", () => {
  const { missing, score, squash } = judged(SHORT, "<^^^^^");
  assertEquals([squash?.cause, squash?.frame, missing, score], ["flip", 6, 6, 0]);
  assertEquals(judged(SHORT, "").score, 0);
  assertEquals(judged(SHORT, "").squash, undefined);
});

Deno.test("[END-3] exactly as many moves count as there are frames: one more does nothing, one less is missed", () => {
  const all = "^^^^^^vvvvvv";
  assertEquals(judged(SHORT, all).tally.crossings, 2);
  assertEquals(judged(SHORT, `${all}v`).tally, judged(SHORT, all).tally);
  assertEquals(judged(SHORT, all.slice(0, -1)).tally.crossings, 1);
});

Deno.test("[END-1] without any vehicle the game is over before it begins", () => {
  const empty = judged(lane(1, ""), "^^^");
  assertEquals(reportJudgement(empty), {
    verdict: "OK",
    frame: null,
    cause: null,
    frames: 0,
    crossings: 0,
    corners: 0,
    confined: true,
    score: 0,
    missing: 0,
    ignored: 3,
  });
});

Deno.test("[JUDGE-2] [JUDGE-3] the record of a good game", () => {
  const corners = judged(QUIET, `${"<".repeat(11)}${"^".repeat(6)}${"v".repeat(6)}`);
  assertEquals(reportJudgement(corners), {
    verdict: "OK",
    frame: null,
    cause: null,
    frames: 124,
    crossings: 2,
    corners: 2,
    confined: false,
    score: 2,
    missing: 101,
    ignored: 0,
  });
});

Deno.test("[JUDGE-2] [JUDGE-3] the record of a squashed frog has what it had reached, but score 0", () => {
  const report = reportJudgement(judged(QUIET, "^^^^^^^"));
  assertEquals([report.verdict, report.frame, report.cause], ["SQUASHED", 6, "off"]);
  assertEquals([report.crossings, report.confined, report.score], [1, true, 0]);
});

Deno.test("[JUDGE-1] [JUDGE-2] a move that cannot be read ends the game in its frame, unless the frog dies before", () => {
  const bad = reportJudgement(judged(QUIET, "^^^^^^x^^"));
  assertEquals([bad.verdict, bad.frame, bad.cause], ["BAD_MOVE", 6, null]);
  assertEquals([bad.crossings, bad.score, bad.missing], [1, 0, 124 - 9]);
  const dead = reportJudgement(judged(QUIET, "vx"));
  assertEquals([dead.verdict, dead.frame, dead.cause], ["SQUASHED", 0, "off"]);
  const first = reportJudgement(judged(QUIET, "x"));
  assertEquals([first.verdict, first.frame], ["BAD_MOVE", 0]);
});

Deno.test("[MOVES-5] [JUDGE-2] strictly, a list of the wrong length ends where it is wrong", () => {
  const few = reportJudgement(judged(SHORT, "^", { strict: true }));
  assertEquals([few.verdict, few.frame, few.missing, few.score], ["BAD_MOVE", 1, 11, 0]);
  const many = reportJudgement(judged(SHORT, "^^^^^^vvvvvv.", { strict: true }));
  assertEquals([many.verdict, many.frame, many.ignored, many.score], ["BAD_MOVE", 12, 1, 0]);
  assertEquals(many.crossings, 2);
  const exact = judged(SHORT, "^^^^^^vvvvvv", { strict: true });
  assertEquals([exact.score, exact.badMoves], [3, undefined]);
});

Deno.test("[JUDGE-3] the sentence of a good game", () => {
  assertEquals(
    explain(judged(SHORT, "^^^^^^vvvvvv")),
    "The frog lives through 12 frames: 2 crossings, always confined, score 3.",
  );
  assertEquals(
    explain(judged(SHORT, "^^^^^^.......")),
    "The frog lives through 12 frames: 1 crossing, always confined, score 1. " +
      "Ignored after the last frame: 1 character.",
  );
  assertEquals(
    explain(judged(QUIET, ">".repeat(11))),
    "The frog lives through 124 frames: 0 crossings, 1 corner, score 0. " +
      "Missing: 113 moves; the frog waited.",
  );
});

Deno.test("[JUDGE-3] the sentence tells which of the four ways to be squashed it was", () => {
  const sentence = (lanes: readonly string[], moves: string) => explain(judged(lanes, moves));
  assertEquals(
    sentence(SHORT, "v"),
    "Squashed in frame 0: it hops off the board to the south, from the south zone, column 11. " +
      "0 crossings so far, score 0.",
  );
  assertEquals(
    sentence(SHORT, "^^^^^^^"),
    "Squashed in frame 6: it hops off the board to the north, from the north zone, column 11. " +
      "1 crossing so far, score 0.",
  );
  const beyond = (move: string) =>
    sentence(QUIET, move.repeat(12)).includes(move === "<" ? "west" : "east");
  assertEquals([beyond("<"), beyond(">")], [true, true]);
  assertEquals(
    sentence(lane(3, "=<"), ".........^^^"),
    "Squashed in frame 11: it hops from lane 4, column 11 to lane 3, column 11, and " +
      'the vehicle "=", from column 12 to 11, is there at the end of the frame. 0 crossings so far, score 0.',
  );
  assertEquals(
    sentence(SHORT, "<^^^^^."),
    'Squashed in frame 6: it waits in lane 1, column 10, and the vehicle "=", from column 11 to 9, ' +
      "jumps over it. 0 crossings so far, score 0.",
  );
  assertEquals(
    sentence(SHORT, "^^^^^>"),
    "Squashed in frame 5: it hops from lane 1, column 11 to lane 1, column 12 against the traffic, " +
      'and the vehicle "=", from column 13 to 11, comes through it: they change sides. ' +
      "0 crossings so far, score 0.",
  );
  assertEquals(placeOf({ row: 0, column: 3 }), "the north zone, column 3");
});

Deno.test("[MOVES-3] [JUDGE-3] a frog that waits because its moves have run out is told as such", () => {
  const road = lane(3, "<o");
  const sentence = (moves: string) => explain(judged(road, moves));
  const squashed = 'Squashed in frame 11: it waits in lane 3, column 11, and the vehicle "<", ' +
    "from column 12 to 11, is there at the end of the frame";
  const reached = "0 crossings so far, score 0.";
  assertEquals(sentence("^^^"), `${squashed} (no move left: there were 3 of 25). ${reached}`);
  assertEquals(
    sentence(`^^^${".".repeat(8)}`),
    `${squashed} (no move left: there were 11 of 25). ${reached}`,
  );
  // The move of frame 11 is there: it was a wait of the author's own.
  assertEquals(sentence(`^^^${".".repeat(9)}`), `${squashed}. ${reached}`);
  assertEquals(sentence(`^^^${".".repeat(99)}`), `${squashed}. ${reached}`);
});

Deno.test("[JUDGE-3] the sentence of moves that cannot be read", () => {
  assertEquals(
    explain(judged(SHORT, "^^\n^x")),
    'Frame 3 cannot be played: 2:2: "x" is no move: moves are . ^ v < >. 0 crossings so far, score 0.',
  );
});
