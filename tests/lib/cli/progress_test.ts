import { assert, assertEquals, assertNotMatch } from "@std/assert";
import fc from "fast-check";
import stringWidth from "string-width";
import {
  type Amount,
  progressLine,
  type ProgressState,
  REDRAW_MS,
  type Screen,
  showProgress,
  showWords,
} from "../../../lib/cli/progress.ts";
import { fakeScreen } from "./captured.ts";

const NOTHING: Amount = { rounds: 0, seats: 0 };

const STATE: ProgressState = {
  total: { rounds: 4600, seats: 16200 },
  finished: { rounds: 1300, seats: 4050 },
  before: { rounds: 100, seats: 200 },
  elapsedMs: 24_000,
  leaders: "1 champion 20591, 2 hunter 18233",
};

Deno.test(
  "a progress line tells bar, rounds, rate, time left and leaders",
  { permissions: "none" },
  () => {
    // 3850 seats in 24 s, so the other 12150 take 75.7 s.
    assertEquals(
      progressLine(STATE, 100),
      "[#####---------------]  1300/4600 rounds  50/s  1:16 left  1 champion 20591, 2 hunter 18233",
    );
  },
);

Deno.test("a progress line gives up its parts one by one when columns are few", {
  permissions: "none",
}, () => {
  const lines = [90, 71, 70, 55, 50, 40, 27, 26, 16, 15, 1, 0].map((columns) =>
    progressLine(STATE, columns)
  );
  assertEquals(lines, [
    "[#####---------------]  1300/4600 rounds  50/s  1:16 left  1 champion 20591, 2 hunter 182…",
    "[#####---------------]  1300/4600 rounds  50/s  1:16 left  1 champion …",
    "[#####---------------]  1300/4600 rounds  50/s  1:16 left",
    "[#####---------------]  1300/4600 rounds  1:16 left",
    "1300/4600 rounds  1:16 left",
    "1300/4600 rounds  1:16 left",
    "1300/4600 rounds  1:16 left",
    "1300/4600 rounds",
    "1300/4600 rounds",
    "1300/4600 roun…",
    "…",
    "",
  ]);
});

Deno.test("the time left is written as on a clock", { permissions: "none" }, () => {
  const left = (elapsedMs: number) =>
    progressLine({ ...STATE, elapsedMs, leaders: "" }, 200).split("  ").at(-1);
  assertEquals(left(2_000), "0:07 left");
  assertEquals(left(1_200_000), "1:03:08 left");
  const done = { ...STATE, finished: STATE.total, leaders: "" };
  assertEquals(
    progressLine(done, 200),
    "[####################]  4600/4600 rounds  188/s  0:00 left",
  );
});

Deno.test(
  "rate and time left wait until there is something to tell",
  { permissions: "none" },
  () => {
    const start = { ...STATE, finished: STATE.before, leaders: "" };
    assertEquals(progressLine(start, 200), "[--------------------]  100/4600 rounds");
    const instant = { ...STATE, elapsedMs: 0, leaders: "" };
    assertEquals(progressLine(instant, 200), "[#####---------------]  1300/4600 rounds");
    const empty = { ...STATE, total: NOTHING, finished: NOTHING, before: NOTHING, leaders: "" };
    assertEquals(progressLine(empty, 200), "[####################]  0/0 rounds");
  },
);

Deno.test("a progress line is never wider than asked", { permissions: "none" }, () => {
  const anyState = fc.record({
    total: fc.constant({ rounds: 4600, seats: 16200 }),
    finished: fc.record({ rounds: fc.nat(5000), seats: fc.nat(17000) }),
    before: fc.record({ rounds: fc.nat(5000), seats: fc.nat(17000) }),
    elapsedMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
    leaders: fc.array(fc.constantFrom("戦車", "é", "👩‍👩‍👧", "ab", " ", "1, 2"), { maxLength: 60 })
      .map((parts) => parts.join("")),
  });
  fc.assert(
    fc.property(anyState, fc.integer({ min: -1, max: 200 }), (state, columns) => {
      const line = progressLine(state, columns);
      assert(stringWidth(line) <= Math.max(0, columns), line);
      assertNotMatch(line, /NaN|Infinity|undefined/);
    }),
    { numRuns: 500 },
  );
});

function shown(screen: Screen, clock: { time: number }, leaders = () => "") {
  const total = { rounds: 20, seats: 40 };
  return showProgress(screen, { total, before: NOTHING, now: () => clock.time, leaders });
}

Deno.test("progress says nothing where there is no terminal", { permissions: "none" }, () => {
  const screen = fakeScreen(false);
  const progress = shown(screen, { time: 0 }, () => {
    throw new Error("nobody needs to know the leaders");
  });
  for (let round = 0; round < 20; round++) progress.roundFinished(2);
  progress.clear();
  assertEquals(screen.written, []);
});

Deno.test("progress is drawn at once, then at most every so often, and at the end", {
  permissions: "none",
}, () => {
  const screen = fakeScreen(true);
  const clock = { time: 1000 };
  const progress = shown(screen, clock);
  assertEquals(screen.seen(), "[--------------------]  0/20 rounds");
  for (let round = 1; round <= 4; round++) {
    clock.time += REDRAW_MS / 4;
    progress.roundFinished(2);
  }
  assertEquals(screen.written.length, 2);
  assertEquals(screen.seen(), "[####----------------]  4/20 rounds  40/s  0:01 left");
  for (let round = 5; round <= 20; round++) progress.roundFinished(2);
  assertEquals(screen.written.length, 3);
  assertEquals(screen.seen(), "[####################]  20/20 rounds  200/s  0:00 left");
});

Deno.test(
  "what an earlier run had finished counts, but not as speed",
  { permissions: "none" },
  () => {
    const screen = fakeScreen(true);
    const clock = { time: 0 };
    const progress = showProgress(screen, {
      total: { rounds: 20, seats: 60 },
      before: { rounds: 10, seats: 20 },
      now: () => clock.time,
      leaders: () => "",
    });
    clock.time = 2000;
    progress.roundFinished(5);
    assertEquals(screen.seen(), "[########------------]  11/20 rounds  0.5/s  0:14 left");
  },
);

Deno.test("a shorter line leaves nothing of a longer one, and clear() nothing at all", {
  permissions: "none",
}, () => {
  const screen = fakeScreen(true);
  const clock = { time: 0 };
  let leader = "1 ada 7, 2 ben 5";
  const progress = shown(screen, clock, () => leader);
  clock.time = 1000;
  progress.roundFinished(2);
  assertEquals(
    screen.seen(),
    "[#-------------------]  1/20 rounds  1.0/s  0:19 left  1 ada 7, 2 ben 5",
  );
  leader = "1 ben 9";
  clock.time = 2000;
  progress.roundFinished(2);
  assertEquals(screen.seen(), "[##------------------]  2/20 rounds  1.0/s  0:18 left  1 ben 9");
  progress.clear();
  assertEquals(screen.seen(), "");
  assert(screen.written.every((text) => stringWidth(text) < 80));
  progress.clear();
  assertEquals(screen.written.length, 4);
});

Deno.test(
  "words are drawn over each other at most every so often, cut where columns are few, and taken away",
  {
    permissions: "none",
  },
  () => {
    const screen = fakeScreen(true);
    const clock = { time: 0 };
    const words = showWords({ ...screen, columns: () => 24 }, () => clock.time);
    words.draw("Checked 9/200 versions");
    assertEquals(screen.seen(), "Checked 9/200 versions");
    words.draw("too soon");
    assertEquals(screen.seen(), "Checked 9/200 versions");
    clock.time += REDRAW_MS;
    words.draw("Checked 100000/200000 stages");
    assertEquals(screen.seen(), "Checked 100000/200000 …");
    words.clear();
    assertEquals(screen.seen(), "");
    const silent = fakeScreen(false);
    showWords(silent, () => clock.time).draw("nobody looks");
    assertEquals(silent.written, []);
  },
);
