/** Playing one puzzle: by click, by drag, by keys, back and forth, with what the solver says. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { signal } from "@preact/signals";
import type { Counts } from "../../../../lib/klotski/counts.ts";
import { newGame, playShown } from "../../../../lib/klotski/game.ts";
import type { Variant } from "../../../../lib/klotski/types.ts";
import { createPlay, type Play } from "../../../../web/klotski/store/play.ts";
import { createSolving } from "../../../../web/klotski/store/solving.ts";
import * as strings from "../../../../web/strings/strings.ts";
import { fakeOutside } from "../fake_outside.ts";
import { CLASSIC, CLEAR, PAIR, THERE } from "../samples.ts";

function playing(variant: Variant, isLiteral = false, begun = newGame(variant)) {
  const world = fakeOutside("");
  const solving = createSolving(world.openSolver);
  const won: Counts[] = [];
  let played = 0;
  const play = createPlay(begun, {
    isLiteral: signal(isLiteral),
    solving,
    later: world.later,
    onPlayed: () => played += 1,
    onWon: (counts) => won.push(counts),
  });
  solving.explore(variant, begun.moments[0].position);
  return { play, solving, won, world, played: () => played };
}

const at = (play: Play) => [...play.position.value];

/** The wanted position is shown after all promises have been kept. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

Deno.test("a click chooses, a second one sends the piece there with all that it pushes", () => {
  const { play } = playing(PAIR);
  play.click(0);
  assertEquals(play.selected.value, 0);
  assertStringIncludes(play.said.value, "A, small square, column 1, row 1");
  play.click(2);
  assertEquals(at(play), [2, 3]);
  assertEquals(play.selected.value, 0, "it stays chosen");
  assertEquals([play.counts.value.pushes, play.counts.value.steps], [2, 4]);
  assertEquals(play.index.value, 1, "one gesture");
});

Deno.test("a click on the chosen piece lets it go, one on an empty cell with nothing chosen does nothing", () => {
  const { play, played } = playing(PAIR);
  play.click(4);
  play.click(0);
  play.click(0);
  assertEquals([play.selected.value, played()], [undefined, 0]);
});

Deno.test("a click on a neighbour chooses it, or pushes it where the reader has so decided", () => {
  const usual = playing(PAIR).play;
  usual.click(0);
  usual.click(1);
  assertEquals([usual.selected.value, at(usual)], [1, [0, 1]]);
  const literal = playing(PAIR, true).play;
  literal.click(0);
  literal.click(1);
  assertEquals([literal.selected.value, at(literal)], [0, [1, 2]]);
});

Deno.test("a piece that cannot go there shakes, each time anew, and stays chosen", () => {
  const { play } = playing(CLASSIC);
  const bar = CLASSIC.pieces.findIndex(({ name }) => name === "H");
  play.select(bar);
  play.push("south");
  play.push("south");
  assertEquals(play.shaken.value, { piece: bar, count: 2 });
  assertEquals(play.said.value, strings.klotski.blocked("H"));
  assertEquals([play.selected.value, play.index.value], [bar, 0]);
});

Deno.test("a drag moves the group with the pointer, commits at whole cells and is one gesture", () => {
  const { play, solving, world } = playing(PAIR);
  world.solve();
  assert(play.press({ x: 0.5, y: 0.5 }, 0.05));
  play.moveTo({ x: 0.9, y: 0.5 });
  assertEquals(play.drag.value?.group.toSorted(), [0, 1]);
  assertEquals(Math.round((play.drag.value?.offset.x ?? 0) * 10), 4);
  assertEquals(at(play), [0, 1], "not yet");
  play.moveTo({ x: 1.7, y: 0.5 });
  assertEquals(at(play), [1, 2]);
  assertEquals(play.advice.value?.steps, 2, "the distance follows in the midst of a drag");
  play.moveTo({ x: 9, y: 0.5 });
  assertEquals(at(play), [2, 3], "no further than it can");
  play.release();
  assertEquals([play.index.value, play.counts.value.steps], [1, 4]);
  assertEquals([play.drag.value, play.selected.value], [undefined, undefined]);
  assertEquals(solving.found.value?.steps, 3);
  play.undo();
  assertEquals(at(play), [0, 1], "the whole drag is taken back");
});

Deno.test("a drag that is cancelled ends like one that is let go; let go below half a cell it glides back", () => {
  const { play, played } = playing(PAIR);
  play.press({ x: 0.5, y: 0.5 }, 0.05);
  play.moveTo({ x: 0.9, y: 0.5 });
  play.cancel();
  assertEquals([at(play), play.drag.value, played()], [[0, 1], undefined, 0]);
  play.press({ x: 0.5, y: 0.5 }, 0.05);
  play.moveTo({ x: 1.2, y: 0.5 });
  play.cancel();
  assertEquals(at(play), [1, 2]);
});

Deno.test("a press that hardly moves is a click; one beside all pieces is none", () => {
  const { play } = playing(PAIR);
  play.press({ x: 0.5, y: 0.5 }, 0.1);
  play.moveTo({ x: 0.55, y: 0.5 });
  play.release();
  assertEquals([play.selected.value, at(play)], [0, [0, 1]]);
  assertEquals(play.press({ x: 2.5, y: 1.5 }, 0.1), false);
});

Deno.test("[DRAG-7] a press on an empty cell is a click when it is let go; with a movement it is none", () => {
  const { play } = playing(PAIR);
  const swipe = (...way: readonly number[]) => {
    play.press({ x: 2.5, y: 0.5 }, 0.1);
    for (const x of way) play.moveTo({ x, y: 0.5 });
  };
  play.select(0);
  swipe(2.5, 0.5, 2.5);
  play.release();
  assertEquals([at(play), play.selected.value], [[0, 1], 0], "who scrolls there moves nothing");
  swipe();
  play.cancel();
  play.release();
  assertEquals(at(play), [0, 1], "what the system has taken away is no click");
  swipe(2.55);
  assertEquals(at(play), [0, 1], "not yet");
  play.release();
  assertEquals(at(play), [2, 3]);
});

Deno.test("[GOAL-7] a drag over the goal is won there and then, and the piece stays", () => {
  const { play, won } = playing(CLEAR);
  play.press({ x: 0.5, y: 0.5 }, 0.05);
  play.moveTo({ x: 2.4, y: 0.5 });
  assertEquals([play.isWon.value, won.length], [false, 0]);
  play.moveTo({ x: 3.5, y: 0.5 });
  assertEquals([play.isWon.value, won.length, at(play)], [true, 1, [2]]);
  assertEquals([play.isSolved.value, play.drag.value], [true, undefined]);
  play.moveTo({ x: 0.5, y: 0.5 });
  play.release();
  assertEquals([at(play), play.index.value, won.length], [[2], 1, 1]);
});

Deno.test("[GOAL-7] a click beyond the goal is won on it", () => {
  const { play, won } = playing(CLEAR);
  play.click(0);
  play.click(3);
  assertEquals([at(play), play.isWon.value, won.length], [[2], true, 1]);
});

Deno.test("a piece that is dragged where it cannot go at all shakes when it is let go", () => {
  const { play } = playing(CLASSIC);
  play.press({ x: 0.5, y: 0.5 }, 0.05);
  play.moveTo({ x: 0.5, y: 2.5 });
  play.release();
  assertEquals(play.shaken.value?.count, 1);
});

Deno.test("the counters go back with every undo, and straight back takes a move away", () => {
  const { play } = playing(PAIR);
  play.select(1);
  play.push("east");
  play.push("east");
  assertEquals([play.counts.value.moves, play.counts.value.steps], [1, 2]);
  play.push("west");
  play.push("west");
  assertEquals([play.counts.value.moves, play.counts.value.steps], [0, 4]);
  for (let time = 0; time < 9; time++) play.undo();
  assertEquals([play.counts.value.steps, play.index.value], [0, 0]);
  play.redo();
  assertEquals(play.counts.value.steps, 1);
  play.goTo(4);
  assertEquals([play.index.value, play.moments.value.length], [4, 5]);
  play.restart();
  assertEquals(play.index.value, 0);
});

Deno.test("a win is noticed at once, once, and told with its counts", () => {
  const { play, won } = playing(PAIR);
  play.select(0);
  play.push("east");
  assertEquals(play.isWon.value, false);
  play.push("east");
  assertEquals(play.isWon.value, true);
  assertEquals(won.map(({ moves, pushes, steps }) => [moves, steps, pushes]), [[4, 4, 2]]);
  play.undo();
  assertEquals(play.isWon.value, false);
  play.redo();
  assertEquals([play.isWon.value, won.length], [false, 1], "going through the game is no win");
});

Deno.test("a game that starts solved is won from the first moment", () => {
  assertEquals(playing(THERE).play.isWon.value, true);
});

Deno.test("how far it is is known for every moment, however the game goes on", () => {
  const { play, world } = playing(PAIR);
  play.select(1);
  play.push("south");
  assertEquals(play.distances.value.all, [undefined, undefined], "the solver is not ready");
  world.solve();
  assertEquals(play.distances.value, { count: "move", all: [1, 1] });
  play.push("north");
  assertEquals(play.distances.value.all, [1, 1, 1]);
  assertEquals(play.advice.value?.moves, 1, "round B, in one move");
});

Deno.test("whoever follows the hints is one move nearer with each, in the number and in the curve", () => {
  const { play, world } = playing(CLASSIC);
  world.solve();
  for (let left = 81; left > 70; left--) {
    assertEquals([play.advice.value?.moves, play.distances.value.all.at(-1)], [left, left]);
    const next = play.advice.value?.next;
    play.select(next?.piece);
    for (const direction of next?.path ?? []) play.push(direction);
  }
  assertEquals(play.distances.value.count, "move");
});

Deno.test("as long as moves are being counted the curve is in steps, all of it", () => {
  const { play, solving, world } = playing(CLASSIC);
  for (let slice = 0; solving.found.value === undefined && slice < 1e4; slice++) {
    world.solveOnce();
  }
  assertEquals(play.distances.value, { count: "step", all: [116] });
  world.solve();
  assertEquals(play.distances.value, { count: "move", all: [81] });
});

Deno.test("a solved moment is known to be so, whatever the solver knows", () => {
  const { play } = playing(PAIR);
  play.select(0);
  for (const way of ["east", "east"] as const) play.push(way);
  assertEquals(play.distances.value.all, [undefined, undefined, 0]);
});

Deno.test("a hint is the next best move, until something is moved", () => {
  const { play, world } = playing(PAIR);
  play.toggleHint();
  assertEquals(play.hint.value, undefined, "nothing is known yet");
  world.solve();
  const hint = play.hint.value;
  assert(hint !== undefined);
  assertEquals(hint, play.advice.value?.next);
  play.select(1);
  play.push("south");
  assertEquals(play.hint.value, undefined);
  play.toggleHint();
  play.toggleHint();
  assertEquals(play.hint.value, undefined);
});

Deno.test("the solution is shown to its end, and that is no win of the player's", async () => {
  const { play, won, world } = playing(CLASSIC);
  world.solve();
  play.toggleShow();
  await settle();
  assertEquals(play.showing.value, "running");
  world.passTime();
  assertEquals(play.showing.value, "off");
  assertEquals([play.isWon.value, play.isShown.value, won.length], [true, true, 0]);
  assertEquals([play.counts.value.moves, play.counts.value.steps >= 116], [81, true]);
  assertEquals(play.index.value, 81, "a move each");
});

Deno.test("[GAME-8] what was shown and what began elsewhere is never the player's win", () => {
  const push = { piece: 0, direction: "east", group: [0] } as const;
  const shown = playing(CLEAR, false, playShown(newGame(CLEAR), [push]));
  shown.play.select(0);
  shown.play.push("east");
  assertEquals([shown.play.isWon.value, shown.play.isShown.value, shown.won.length], [
    true,
    true,
    0,
  ]);
  const other = playing(CLEAR, false, newGame(CLEAR, Uint8Array.of(1)));
  other.play.select(0);
  other.play.push("east");
  assertEquals([other.play.isWon.value, other.play.isFromStart, other.won.length], [
    true,
    false,
    0,
  ]);
});

Deno.test("showing pauses after the move under way, goes on from there, and ends when one plays oneself", async () => {
  const { play, world } = playing(CLASSIC);
  world.solve();
  play.toggleShow();
  await settle();
  world.passOnce();
  play.toggleShow();
  assertEquals(play.showing.value, "paused");
  world.passTime();
  const reached = play.index.value;
  assertEquals([play.showing.value, reached > 0 && reached < 5], ["paused", true]);
  play.toggleShow();
  assertEquals(play.showing.value, "running");
  world.passOnce();
  world.passOnce();
  play.select(0);
  play.push("north");
  assertEquals(play.showing.value, "off");
  const after = play.index.value;
  world.passTime();
  assertEquals(play.index.value, after, "nothing moves by itself any more");
});
