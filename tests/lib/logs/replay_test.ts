import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { framesOf, replay, resultByReplay } from "../../../lib/logs/replay.ts";
import { makeTurn } from "../../../lib/logs/turns.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import { runs } from "./properties.ts";
import { headerOf, recordRound } from "./record.ts";

const pure = { permissions: "none" } as const;

Deno.test("replay(record(round)) gives the recorded turns and result", pure, () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 2, max: 12 }), (seed, tanks) => {
      const header = headerOf(tanks, 100);
      const round = recordRound(header, seed);
      const turns = Array.from(
        replay(header, round),
        ({ entries, before }) => makeTurn(entries, before.tanks),
      );
      assertEquals(turns, round.turns);
      assertEquals(resultByReplay(header, round), round.result);
    }),
    runs(40),
  );
});

Deno.test("framesOf() begins with the start and has a frame for each turn", pure, () => {
  const header = headerOf(4, 30);
  const round = recordRound(header, 8);
  const frames = [...framesOf(header, round)];
  assertEquals(frames.map(({ turn }) => turn), [...Array(round.turns.length + 1).keys()]);
  const place = { x: round.tanks[2]?.x, y: round.tanks[2]?.y };
  const fresh = { lives: 20, tracks: 0, cannon: 0, periscope: 0, damage: 0 };
  assertEquals<unknown>(frames[0]?.tanks[2], { ...place, ...fresh });
  assertEquals(frames.at(-1)?.tanks.map(({ lives }) => lives), round.result?.lives);
  assertEquals(frames.at(-1)?.tanks.map(({ damage }) => damage), round.result?.damage);
});

Deno.test("replay() plays hand-written turns on after the round is over", pure, () => {
  const text =
    '{"round":3,"width":1,"height":2,"heights":["0","9"],"tanks":[{"bot":0,"x":1,"y":1}],' +
    '"turns":["M0","M0","M4","F7"]}';
  const round = parseRound(text, headerOf(1, 2));
  const frames = round.ok ? [...framesOf(headerOf(1, 2), round.value)] : [];
  assertEquals(frames.map(({ tanks }) => tanks[0]?.y), [1, 2, 2, 1, 1]);
});

Deno.test("replay() takes the greatest field and the most tanks", pure, () => {
  const header = headerOf(400, 3);
  const tanks = Array.from({ length: 400 }, (_, bot) => ({ bot, x: 1 + bot, y: 400 - bot }));
  const heights = Array(400).fill("5".repeat(400));
  const turns = ["M3", "F1", "L6"].map((order) => order.repeat(400));
  const line = JSON.stringify({ round: 1, width: 400, height: 400, heights, tanks, turns });
  const round = parseRound(line, header);
  assertEquals(round.ok && resultByReplay(header, round.value).turns, 3);
});

Deno.test("replay() refuses a turn that parseRound() would not have let through", pure, () => {
  const header = headerOf(2, 3);
  const round = { ...recordRound(header, 5), turns: ["M0"] };
  assertThrows(() => [...replay(header, round)], RangeError, "Cannot replay turn 1 of round 1");
});
