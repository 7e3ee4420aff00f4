/** The solver beside the player: explores in slices, hears in between, answers at once. */
import { assert, assertEquals } from "@std/assert";
import { startPosition } from "../../../../lib/klotski/board.ts";
import { playUnit } from "../../../../lib/klotski/solver/units.ts";
import type { Variant } from "../../../../lib/klotski/types.ts";
import type { Found, News, Order } from "../../../../web/klotski/work/messages.ts";
import { createService } from "../../../../web/klotski/work/solver_service.ts";
import { CLASSIC, PAIR, THERE, WALLED } from "../samples.ts";

/** A service of which every slice is one portion. */
function service() {
  const heard: News[] = [];
  const slices: (() => void)[] = [];
  let time = 0;
  const take = createService({
    tell: (news) => heard.push(news),
    now: () => time += 100,
    later: (act) => slices.push(act),
    slice: 1,
  });
  return {
    heard,
    take,
    explore: (variant: Variant, id = 1) =>
      take({ kind: "explore", id, variant, from: startPosition(variant) }),
    slice: () => {
      const act = slices.shift();
      act?.();
      return act !== undefined;
    },
    finish: () => {
      for (let act = slices.shift(); act !== undefined; act = slices.shift()) act();
    },
    found: (): readonly Found[] =>
      heard.flatMap((news) => news.kind === "found" ? [news.found] : []),
  };
}

Deno.test("the classic is solvable in 116 steps, then in 81 moves, of 25,955 configurations with 964 goals", () => {
  const one = service();
  one.explore(CLASSIC);
  one.finish();
  const known = { configurations: 25_955, goals: 964, isFull: false, steps: 116, farthest: 126 };
  assertEquals(one.found(), [known, { ...known, moves: 81 }]);
});

Deno.test("progress is told while it explores, and that there is a solution as soon as it is met", () => {
  const one = service();
  one.explore(CLASSIC);
  one.finish();
  const progress = one.heard.flatMap((news) => news.kind === "progress" ? [news] : []);
  assert(progress.length >= 3, `${progress.length}`);
  const counts = progress.map(({ configurations }) => configurations);
  assertEquals(counts, counts.toSorted((a, b) => a - b));
  assertEquals(progress.at(-1)?.steps, 116);
});

Deno.test("a puzzle without a solution is proven to have none", () => {
  const one = service();
  one.explore(WALLED);
  one.finish();
  assertEquals(one.found(), [{ configurations: 2, goals: 0, isFull: false }]);
});

Deno.test("a puzzle that starts where it shall end is solvable in 0", () => {
  const one = service();
  one.explore(THERE);
  one.finish();
  assertEquals(one.found().at(-1)?.steps, 0);
  assertEquals(one.found().at(-1)?.moves, 0);
});

Deno.test("it stops when told, works at nothing meanwhile, and goes on where it was", () => {
  const one = service();
  one.explore(CLASSIC);
  one.slice();
  one.take({ kind: "stop", id: 1 });
  const before = one.heard.at(-1);
  one.finish();
  assertEquals(one.found(), []);
  assertEquals(one.heard.at(-1), before);
  one.take({ kind: "go on", id: 1 });
  one.finish();
  assertEquals(one.found().at(-1)?.moves, 81);
});

Deno.test("stopped and started over and over, it never works twice at once", () => {
  const one = service();
  one.explore(CLASSIC);
  for (let time = 0; time < 5; time++) {
    one.take({ kind: "stop", id: 1 });
    one.take({ kind: "go on", id: 1 });
  }
  one.finish();
  assertEquals(one.found().length, 2);
});

Deno.test("a newer variant supersedes the one before; what is said of that is not heard", () => {
  const one = service();
  one.explore(CLASSIC, 1);
  one.slice();
  one.explore(PAIR, 2);
  one.take({ kind: "stop", id: 1 });
  one.finish();
  const ids = one.heard.flatMap((news) => news.kind === "found" ? [news.id] : []);
  assertEquals(new Set(ids), new Set([2]));
});

Deno.test("questions of the player never restart the exploration, and are answered at once when it is done", () => {
  const one = service();
  one.explore(CLASSIC);
  const positions = [startPosition(CLASSIC)];
  const ask: Order = { kind: "at", id: 1, positions };
  one.take(ask);
  assertEquals(one.heard.at(-1), { kind: "at", id: 1, positions, advices: [null] });
  const seen = () =>
    one.heard.flatMap((news) => news.kind === "progress" ? [news.configurations] : []).at(-1) ?? 0;
  one.slice();
  const before = seen();
  one.take(ask);
  one.slice();
  assert(seen() > before);
  one.finish();
  one.take(ask);
  const answer = one.heard.at(-1);
  assert(answer?.kind === "at");
  assertEquals([answer.advices[0]?.steps, answer.advices[0]?.moves], [116, 81]);
  assert(answer.advices[0]?.next !== undefined);
});

Deno.test("the way from anywhere leads to the goal, in as many units as the distance says", () => {
  const one = service();
  one.explore(CLASSIC);
  one.finish();
  for (const [count, length] of [["step", 116], ["move", 81]] as const) {
    let position = startPosition(CLASSIC);
    one.take({ kind: "way", id: 1, position, count });
    const answer = one.heard.at(-1);
    assert(answer?.kind === "way" && answer.units !== null);
    assertEquals(answer.units.length, length);
    for (const unit of answer.units) position = playUnit(CLASSIC, position, unit);
    one.take({ kind: "at", id: 1, positions: [position] });
    const last = one.heard.at(-1);
    assert(last?.kind === "at");
    assertEquals([last.advices[0]?.steps, last.advices[0]?.next], [0, undefined]);
  }
});

Deno.test("of a position that cannot be reached nothing is known", () => {
  const one = service();
  one.explore(PAIR);
  one.finish();
  // Both pieces in one cell: nobody ever gets there.
  one.take({ kind: "at", id: 1, positions: [Uint8Array.of(0, 0)] });
  const answer = one.heard.at(-1);
  assert(answer?.kind === "at");
  assertEquals(answer.advices, [null]);
});

/** Until steps are counted and moves are not. */
function countingMoves() {
  const one = service();
  one.explore(CLASSIC);
  while (one.found().length === 0) one.slice();
  return one;
}

Deno.test("what is found first says that moves are still being counted, what is found last that nothing is", () => {
  const one = countingMoves();
  one.finish();
  const told = one.heard.flatMap((news) => news.kind === "found" ? [news.isCounting] : []);
  assertEquals(told, [true, false]);
});

Deno.test("counting moves tells its progress, is stopped, answers in steps meanwhile, and goes on", () => {
  const one = countingMoves();
  one.slice();
  one.slice();
  const counted = one.heard.flatMap((news) =>
    news.kind === "counting" && news.counting.count === "move" ? [news.counting] : []
  );
  const [first] = counted;
  assert(first !== undefined && first.configurations > 0 && first.configurations <= 25_955);
  one.take({ kind: "stop", id: 1 });
  one.finish();
  assertEquals(one.found().length, 1);
  one.take({ kind: "at", id: 1, positions: [startPosition(CLASSIC)] });
  const answer = one.heard.at(-1);
  assert(answer?.kind === "at");
  assertEquals([answer.advices[0]?.steps, answer.advices[0]?.moves], [116, undefined]);
  one.take({ kind: "go on", id: 1 });
  one.finish();
  assertEquals(one.found().at(-1)?.moves, 81);
});

Deno.test("a newer variant supersedes the counting of moves", () => {
  const one = countingMoves();
  one.explore(PAIR, 2);
  const before = one.heard.length;
  one.finish();
  assert(one.heard.slice(before).every(({ id }) => id === 2));
});
