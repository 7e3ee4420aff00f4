import { assertEquals } from "@std/assert";
import { createBatches } from "../../../../web/tanks/work/batches.ts";
import { createSlices, type Pace, SLICE_MS } from "../../../../web/tanks/work/pace.ts";
import { summaryOf } from "../../../../lib/logs/summary.ts";
import { header, roundAt, stillPace } from "./made_logs.ts";

const summary = summaryOf(header, roundAt(1));

Deno.test("the first summary is told at once, later ones after a while or when they are many", () => {
  const pace = stillPace();
  const told: number[] = [];
  const batches = createBatches(pace, (summaries) => told.push(summaries.length));
  batches.add(summary);
  assertEquals(told, [1]);
  batches.add(summary);
  batches.add(summary);
  assertEquals([told, pace.timers.size], [[1], 1]);
  pace.ring();
  assertEquals(told, [1, 2]);
  for (let count = 0; count < 450; count++) batches.add(summary);
  assertEquals(told, [1, 2, 200, 200]);
  batches.flush();
  batches.flush();
  assertEquals([told, pace.timers.size], [[1, 2, 200, 200, 50], 0]);
});

Deno.test("closed batches tell nothing and wait for nothing", () => {
  const pace = stillPace();
  const told: number[] = [];
  const batches = createBatches(pace, (summaries) => told.push(summaries.length));
  batches.add(summary);
  batches.add(summary);
  batches.close();
  assertEquals(pace.timers.size, 0);
  batches.flush();
  assertEquals(told, [1]);
});

Deno.test("a slice ends when it has lasted long enough, and a new one begins", async () => {
  let now = 0;
  let pauses = 0;
  const pace: Pace = {
    now: () => now,
    pause: () => {
      pauses += 1;
      now += 100;
      return Promise.resolve();
    },
    after: () => () => {},
  };
  const slices = createSlices(pace);
  await slices.breathe();
  now += SLICE_MS - 1;
  await slices.breathe();
  assertEquals(pauses, 0);
  now += 1;
  await slices.breathe();
  assertEquals(pauses, 1);
  await slices.breathe();
  assertEquals(pauses, 1);
});
