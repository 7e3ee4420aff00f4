import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { playFrame } from "../../../lib/frogger/frame.ts";
import { generateTraffic } from "../../../lib/frogger/generate.ts";
import { hintAt, type Hints, pathFrom, prepareHints } from "../../../lib/frogger/hints.ts";
import { judge } from "../../../lib/frogger/judge.ts";
import { indexOfMove, makeMoves, moveAt } from "../../../lib/frogger/moves_file.ts";
import { solve } from "../../../lib/frogger/optimum.ts";
import { advance, type FrogState, START_STATE } from "../../../lib/frogger/progress.ts";
import type { Traffic } from "../../../lib/frogger/types.ts";
import type { PlainFrog } from "./plain_frogger.ts";
import { hops, read, roads } from "./roads.ts";
import { slowOptimum } from "./slow_optimum.ts";

/** Where a frog is that makes these moves, as far as it lives. */
function after(traffic: Traffic, moves: string): FrogState {
  let state = START_STATE;
  for (const move of moves) {
    const played = playFrame(
      traffic,
      state,
      moveAt(indexOfMove(move)),
      state.frame,
    );
    if ("cause" in played) break;
    state = advance(state, played.cell);
  }
  return state;
}

/** The same as the plain road has it. */
function plainly({ column, confined, cornerMask, crossings, lastZone, row }: FrogState): PlainFrog {
  const corners = ["nw", "ne", "sw", "se"].filter((_, bit) => cornerMask >> bit & 1).join("");
  return { row, column, zone: lastZone === "north" ? 0 : 6, crossings, corners, confined };
}

Deno.test("[HINT-1] from any state of a small road a hint is the best of every game from there", () => {
  fc.assert(
    fc.property(roads(9), hops(30), (lanes, moves) => {
      const traffic = read(lanes);
      const hints = prepareHints(traffic);
      const state = after(traffic, moves.slice(0, hints.frames));
      const slow = slowOptimum(lanes, "best", { frog: plainly(state), frame: state.frame });
      const hint = hintAt(hints, state);
      assertEquals(hint.survives, slow !== undefined);
      if (slow === undefined) return;
      assertEquals([hint.score, hint.crossings], [slow.score, slow.crossings - state.crossings]);
      assertEquals(hint.move ?? "", slow.moves.slice(0, 1));
      assertEquals(makeMoves(pathFrom(hints, state)).trimEnd(), slow.moves);
    }),
    { numRuns: 10 },
  );
});

const TRAFFIC = generateTraffic("hints", { density: 0.35, frames: 500 });
const HINTS = prepareHints(TRAFFIC);

Deno.test("[HINT-1] whoever follows the hints reaches the score that they tell, all the way", () => {
  fc.assert(
    fc.property(hops(300), (moves) => {
      let state = after(TRAFFIC, moves);
      const first = hintAt(HINTS, state);
      if (!first.survives) return;
      const before = state.frame;
      const path = pathFrom(HINTS, state);
      for (const move of path) {
        const hint = hintAt(HINTS, state);
        assertEquals([hint.score, hint.move], [first.score, moveAt(move)]);
        assertEquals(
          state.crossings + hint.crossings,
          first.crossings + after(TRAFFIC, moves).crossings,
        );
        const played = playFrame(TRAFFIC, state, hint.move ?? ".", state.frame);
        assert("cell" in played);
        state = advance(state, played.cell);
      }
      assertEquals(before + path.length, HINTS.frames);
    }),
    { numRuns: 10 },
  );
});

Deno.test("[HINT-1] [OPTIMUM-2] from the start the hints lead along the optimum", () => {
  const best = solve(TRAFFIC);
  assertEquals(pathFrom(HINTS, START_STATE), best.moves);
  const { crossings, move, score } = hintAt(HINTS, START_STATE);
  assertEquals([crossings, move, score], [best.crossings, moveAt(best.moves[0]), best.score]);
});

Deno.test("[HINT-1] after a detour the corners and the confinement that are lost are not promised", () => {
  const far = after(TRAFFIC, ">>>>>");
  assertEquals(far.confined, false);
  const moves = Uint8Array.from([4, 4, 4, 4, 4, ...pathFrom(HINTS, far)]);
  const { score } = judge(TRAFFIC, { moves, missing: 0, ignored: 0 });
  assertEquals(hintAt(HINTS, far).score, score);
  assert(score <= solve(TRAFFIC, "open").score);
});

Deno.test("[HINT-1] who is lost is told so, and has no move", () => {
  // Walls close in from both sides; the express lanes are full already.
  const traffic = read(Array.from({ length: 5 }, () => "=".repeat(200)));
  const hints = prepareHints(traffic);
  const lost: FrogState = { ...START_STATE, frame: 14, row: 3, column: 8, crossings: 5 };
  assertEquals("cell" in playFrame(traffic, lost, "<", 14), true);
  assertEquals(hintAt(hints, lost), { crossings: 0, score: 0, survives: false });
  assertEquals(pathFrom(hints, lost).length, 0);
  assertEquals(hintAt(hints, { ...lost, row: 6 }).survives, true);
  assertEquals(hintAt(hints, { ...lost, frame: 99_999 }).survives, false);
});

Deno.test("[HINT-1] at the end the score is what was reached, and there is no move", () => {
  const end: FrogState = {
    ...START_STATE,
    frame: HINTS.frames,
    crossings: 10,
    cornerMask: 3,
    confined: false,
  };
  assertEquals(hintAt(HINTS, end), { crossings: 0, score: 11, survives: true });
  assertEquals(pathFrom(HINTS, end).length, 0);
});

Deno.test("hints can be handed to another thread, and take 16 MB for 1500 frames", () => {
  const hints: Hints = prepareHints(generateTraffic(1, { density: 0.3, frames: 1500 }));
  const buffers = [hints.ways.buffer, hints.open.buffer, hints.confined.buffer];
  const bytes = buffers.reduce((sum, { byteLength }) => sum + byteLength, 0);
  assert(bytes < 17_000_000, `${bytes}`);
  const copy = structuredClone(hints, { transfer: buffers });
  assertEquals(hintAt(copy, START_STATE).survives, true);
  assertEquals(hints.open.length, 0);
});
