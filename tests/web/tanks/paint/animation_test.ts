import { assert, assertEquals, assertThrows } from "@std/assert";
import * as strings from "../../../../web/strings/strings.ts";
import { type AnimationOptions, makeAnimation } from "../../../../web/tanks/paint/animation.ts";
import { planAnimation } from "../../../../web/tanks/paint/animation_plan.ts";
import type { Studio } from "../../../../web/tanks/paint/studio.ts";
import { randomRecording } from "../model/recorded.ts";

const pure = { permissions: "none" } as const;

const RECORDING = randomRecording(1, 3, 20);
const WIDTH = 6;
const HEIGHT = 4;

/** Makes a picture in a studio where every position has a grey of its own; gives what was painted, too. */
function make(options: AnimationOptions = {}) {
  const painted: number[] = [];
  const asked: unknown[] = [];
  const shares: number[] = [];
  const open = (...words: readonly unknown[]): Studio => {
    asked.push(...words);
    return {
      width: WIDTH,
      height: HEIGHT,
      paint: (position) => void painted.push(position),
      pixels: () => new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(10 * (painted.at(-1) ?? 0)),
      png: () => Promise.reject(new Error("nobody asks for this")),
    };
  };
  const bytes = makeAnimation(RECORDING, options, (share) => shares.push(share), open);
  return { asked, bytes, painted, shares };
}

Deno.test(
  "a picture has the studio's size, and a frame for every position of its plan",
  pure,
  () => {
    const range = { from: 2, to: 9, framesPerTurn: 3 };
    const { bytes, painted } = make(range);
    assertEquals(new TextDecoder().decode(bytes.slice(0, 6)), "GIF89a");
    assertEquals([bytes[6], bytes[8]], [WIDTH, HEIGHT]);
    const { positions } = planAnimation(range);
    assertEquals(painted.slice(-positions.length), positions);
  },
);

Deno.test("the colours are chosen from frames all over the picture", pure, () => {
  const { painted } = make({ from: 0, to: 20, framesPerTurn: 1 });
  assertEquals(painted.slice(0, -21), [1, 5, 8, 12, 15, 19]);
});

Deno.test("progress is told after each frame and ends at 1", pure, () => {
  const { shares } = make({ from: 0, to: 4, framesPerTurn: 1 });
  assertEquals(shares, [0.2, 0.4, 0.6, 0.8, 1]);
});

Deno.test("without a range it is the whole round, and the last frame stays longest", pure, () => {
  const { bytes, painted } = make();
  assertEquals(painted.at(-1), RECORDING.turns);
  const control = bytes.findLastIndex((byte, at) => byte === 0x21 && bytes[at + 1] === 0xf9);
  assert(control > 0);
  assertEquals((bytes[control + 4] ?? 0) + 256 * (bytes[control + 5] ?? 0), 200);
});

Deno.test("the studio is told what was asked for, at one pixel to a pixel", pure, () => {
  const options = { size: 320, showHeights: true };
  assertEquals(make(options).asked, [RECORDING, options, 1]);
});

Deno.test("where there is no canvas it says so", pure, () => {
  assertThrows(() => makeAnimation(RECORDING), Error, strings.tanks.picture.noCanvas);
});
