/** Long work: its progress on a terminal, and Ctrl-C. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { klotskiSolve } from "../../../../lib/cli/klotski/solve.ts";
import { klotskiStats } from "../../../../lib/cli/klotski/stats.ts";
import { type WorkOutside, workThrough } from "../../../../lib/cli/klotski/working.ts";
import { capture, fakeScreen } from "../captured.ts";

/** A world whose clock goes on by 100 ms whenever it is read, and in which Ctrl-C comes with the nth breath. */
function world(isTerminal: boolean, stopAt = Infinity) {
  const screen = fakeScreen(isTerminal);
  const controller = new AbortController();
  let time = 0;
  let isClosed = false;
  const outside: WorkOutside = {
    screen,
    now: () => {
      time += 100;
      if (time >= stopAt) controller.abort();
      return time;
    },
    listen: () => ({ signal: controller.signal, close: () => isClosed = true }),
  };
  return { outside, screen, isClosed: () => isClosed };
}

function* counting(to: number): Generator<number, string, boolean> {
  for (let count = 1; count <= to; count++) if (yield count) return `stopped at ${count}`;
  return "all";
}

Deno.test("progress stands in one line on a terminal, and is gone at the end", async () => {
  const { isClosed, outside, screen } = world(true);
  const done = await workThrough(counting(20), (count) => `count ${count}`, outside);
  assertEquals(done, { result: "all", isStopped: false });
  assertStringIncludes(screen.written.join(""), "count ");
  assertEquals([screen.seen(), isClosed()], ["", true]);
});

Deno.test("where there is no terminal nothing is drawn", async () => {
  const { outside, screen } = world(false);
  await workThrough(counting(20), String, outside);
  assertEquals(screen.written, []);
});

Deno.test("Ctrl-C ends the work, which gives what it knows", async () => {
  const { isClosed, outside } = world(true, 1500);
  const { isStopped, result } = await workThrough(counting(1000), String, outside);
  assert(result.startsWith("stopped at "), result);
  assertEquals([isStopped, isClosed()], [true, true]);
});

Deno.test("klotski solve and stats that are stopped say how far they came, print nothing false, and end with 130", async () => {
  for (const command of [klotskiSolve, klotskiStats]) {
    const output = capture();
    assertEquals(await command("century", {}, output, world(true, 300).outside), 130);
    assertEquals(output.printed, []);
    assertStringIncludes(output.complained.join(), "Stopped.");
    assertStringIncludes(output.complained.join(), "configurations");
  }
});
