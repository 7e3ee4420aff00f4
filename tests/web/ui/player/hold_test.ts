import { assertEquals } from "@std/assert";
import { createHold, type HoldTimers } from "../../../../web/ui/player/hold.ts";

/** Timers that a test lets run. */
function fakeTimers(): HoldTimers & { run(until: number): void; waiting(): number } {
  let now = 0;
  let last = 0;
  const timers = new Map<number, { readonly at: number; readonly callback: () => void }>();
  return {
    start: (callback, milliseconds) => {
      timers.set(++last, { at: now + milliseconds, callback });
      return last;
    },
    stop: (timer) => void timers.delete(timer),
    run: (until) => {
      for (now += 1; now <= until; now += 1) {
        for (const [timer, { at, callback }] of [...timers]) {
          if (at !== now) continue;
          timers.delete(timer);
          callback();
        }
      }
      now = until;
    },
    waiting: () => timers.size,
  };
}

Deno.test("a short press repeats nothing, and its click counts", () => {
  const timers = fakeTimers();
  let steps = 0;
  const hold = createHold(() => ++steps > 0, timers);
  hold.press();
  timers.run(349);
  hold.release();
  timers.run(2000);
  assertEquals([steps, timers.waiting(), hold.takesClick()], [0, 0, false]);
});

Deno.test("[WATCH-30] held longer than 350 ms it repeats every 80 ms until released, and its click counts no more", () => {
  const timers = fakeTimers();
  let steps = 0;
  const hold = createHold(() => ++steps > 0, timers);
  hold.press();
  timers.run(350);
  assertEquals(steps, 1);
  timers.run(350 + 80 * 4);
  assertEquals(steps, 5);
  hold.release();
  timers.run(5000);
  assertEquals([steps, timers.waiting()], [5, 0]);
  assertEquals([hold.takesClick(), hold.takesClick()], [true, false]);
});

Deno.test("it ends by itself when there is nothing left to do", () => {
  const timers = fakeTimers();
  let left = 3;
  const hold = createHold(() => --left > 0, timers);
  hold.press();
  timers.run(5000);
  assertEquals([left, timers.waiting()], [0, 0]);
});

Deno.test("a new press forgets the hold before", () => {
  const timers = fakeTimers();
  const hold = createHold(() => true, timers);
  hold.press();
  timers.run(400);
  hold.release();
  hold.press();
  hold.release();
  assertEquals([hold.takesClick(), timers.waiting()], [false, 0]);
});
