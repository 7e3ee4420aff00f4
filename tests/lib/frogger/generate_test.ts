import { assert, assertEquals, assertNotEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { generateTraffic } from "../../../lib/frogger/generate.ts";
import { countFrames } from "../../../lib/frogger/lanes.ts";
import { makeTraffic } from "../../../lib/frogger/traffic_file.ts";
import type { Traffic } from "../../../lib/frogger/types.ts";
import { read } from "./roads.ts";

/** The share of the lanes that is vehicles. */
function densityOf({ lanes }: Traffic): number {
  const cells = lanes.flatMap((lane) => lane.cells);
  return cells.filter((cell) => cell !== " ").length / Math.max(1, cells.length);
}

Deno.test("[FILE-1] [FILE-5] traffic of any seed and wish is written and read without a warning", () => {
  const wishes = fc.record({
    density: fc.double({ min: 0, max: 1, noNaN: true }),
    frames: fc.nat(400),
  });
  fc.assert(fc.property(fc.string(), wishes, (seed, wish) => {
    const traffic = generateTraffic(seed, wish);
    assertEquals(read(makeTraffic(traffic).split("\n").slice(0, 5)), traffic);
    assert(countFrames(traffic) <= wish.frames);
  }));
});

Deno.test("the same seed and wishes give the same traffic, another seed another one", () => {
  const wishes = { density: 0.3, frames: 300 };
  const text = (seed: string | number) => makeTraffic(generateTraffic(seed, wishes));
  assertEquals(text("a"), text("a"));
  assertEquals(text(7), text("7"));
  assertNotEquals(text("a"), text("b"));
});

Deno.test("the game lasts as long as it was wished, and the lanes are as full", () => {
  for (const density of [0.05, 0.2, 0.4, 0.6, 0.8, 0.95]) {
    const traffic = generateTraffic("full", { density, frames: 3000 });
    const frames = countFrames(traffic);
    assert(frames > 2980 && frames <= 3000, `${frames}`);
    assert(Math.abs(densityOf(traffic) - density) < 0.05, `${density}: ${densityOf(traffic)}`);
  }
});

Deno.test("from nothing at all to bumper to bumper", () => {
  const none = generateTraffic(1, { density: 0, frames: 3000 });
  assertEquals(none.lanes.map(({ cells }) => cells), [[], [], [], [], []]);
  assert(densityOf(generateTraffic(1, { density: 1, frames: 500 })) > 0.995);
  assertEquals(countFrames(generateTraffic(1, { density: 1e-12, frames: 500 })) <= 500, true);
  assertEquals(countFrames(generateTraffic(1, { density: 0.5, frames: 12 })), 0);
});

Deno.test("vehicles face where they go", () => {
  const [first, second] = generateTraffic("x", { density: 0.3, frames: 2000 }).lanes;
  const text = (lane: typeof first) => lane?.cells.join("") ?? "";
  assertEquals([text(first).includes("<|"), text(first).includes("|>")], [true, false]);
  assertEquals([text(second).includes("<|"), text(second).includes("|>")], [false, true]);
});

Deno.test("wishes that cannot be met are refused", () => {
  for (const density of [-0.1, 1.1, NaN]) {
    assertThrows(() => generateTraffic(1, { density, frames: 100 }), RangeError, "density");
  }
  for (const frames of [-1, 1.5, 10_001, NaN]) {
    assertThrows(() => generateTraffic(1, { density: 0.5, frames }), RangeError, "Frames");
  }
});
