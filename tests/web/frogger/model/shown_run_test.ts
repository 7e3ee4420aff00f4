/** Moves and how they stand at each frame. */
import { assertEquals } from "@std/assert";
import { cellAt, momentAt, showHand } from "../../../../web/frogger/model/shown_run.ts";
import { marksOf } from "../../../../web/frogger/model/marks.ts";
import { EXAMPLE, FRAMES, movesOf, runOf, trafficOf } from "../samples.ts";

/** Nothing drives where the frog is. */
const FREE = trafficOf(`\n\n${"x".repeat(60)}\n\n\n`);

Deno.test("scores run: at each frame they tell what has been reached by then", () => {
  const run = runOf("^^^^^^");
  assertEquals(run.length, FRAMES);
  const told = [5, 6].map((frame) => momentAt(run, frame)).map(({ score, tally }) => [
    tally.crossings,
    tally.confined,
    score.score,
  ]);
  // One crossing and a quarter of it: 1.25.
  assertEquals(told, [[0, true, 0], [1, true, 1]]);
});

Deno.test("the frog is confined until it leaves the middle, and the time line tells where", () => {
  const run = runOf("<<<<<>", FREE);
  assertEquals([4, 5, 6].map((frame) => momentAt(run, frame).tally.confined), [true, false, false]);
  assertEquals(run.leftAt, 5);
  assertEquals(marksOf(run).map(({ frame, kind }) => [frame, kind]), [[5, "note"]]);
});

Deno.test("crossings, corners and the squash are marked where they are first seen", () => {
  const run = runOf(`${"<".repeat(11)}<`, FREE);
  assertEquals(marksOf(run).map(({ frame, kind }) => [frame, kind]), [
    [11, "collision"],
    [5, "note"],
    [12, "death"],
  ]);
  assertEquals(run.length, 12);
  assertEquals(cellAt(run, 12), { row: 6, column: -1 });
  assertEquals(momentAt(run, 11).isSquashed, false);
  assertEquals(momentAt(run, 12).isSquashed, true);
  const across = runOf("^^^^^^");
  assertEquals(marksOf(across).map(({ frame, kind }) => [frame, kind]), [[6, "hit"]]);
  assertEquals(marksOf(undefined), []);
});

Deno.test("by hand no more is shown than was played: a squash that comes later has not happened", () => {
  const traffic = trafficOf("\n\nx\n\n\n");
  const text = `^^^${".".repeat(8)}`;
  // Whoever waits on is hit in frame 11.
  assertEquals(runOf(text, traffic).squash?.frame, 11);
  const hand = showHand(traffic, movesOf(text));
  assertEquals([hand.length, hand.squash], [11, undefined]);
  const squashed = showHand(traffic, movesOf(`${text}.`));
  assertEquals([squashed.length, squashed.squash?.cause], [12, "hit"]);
  assertEquals(showHand(EXAMPLE, new Uint8Array(0)).length, 0);
});
