import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import fc from "fast-check";
import { inSector } from "../../../../lib/arena/directions.ts";
import { seatsOf } from "../../../../lib/arena/seats.ts";
import { type Direction, DIRECTIONS, type Seat } from "../../../../lib/arena/types.ts";
import type { LogRound } from "../../../../lib/logs/types.ts";
import type { Place } from "../../../../web/tanks/model/geometry.ts";
import { record, type Recording, stateAt } from "../../../../web/tanks/model/recording.ts";
import { sceneAt } from "../../../../web/tanks/model/scene.ts";
import { sectorOf } from "../../../../web/tanks/model/scene_sector.ts";
import type { Scene, SceneTank } from "../../../../web/tanks/model/scene_types.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf } from "../../../lib/logs/record.ts";
import { randomRecording } from "./recorded.ts";

const pure = { permissions: "none" } as const;

const FULL_TURN = Math.PI * 2;
const anyRound = fc.record({
  seed: fc.nat(10_000),
  tanks: fc.integer({ min: 2, max: 8 }),
});

/** One or two tanks on a flat field of height 5. */
function staged(tanks: readonly (readonly [number, number])[], turns: readonly string[]) {
  const round: LogRound = {
    round: 1,
    width: 8,
    height: 8,
    heights: Array.from({ length: 8 }, () => "55555555"),
    tanks: tanks.map(([x, y], bot) => ({ bot, x, y })),
    turns,
    faults: [],
    result: undefined,
  };
  return record(headerOf(tanks.length), round);
}

function tankIn(scene: Scene, seat: number): SceneTank {
  const tank = scene.tanks.find((tank) => tank.seat === seat);
  if (tank === undefined) throw new Error(`No tank of seat ${seat} in the scene`);
  return tank;
}

/** The difference of two angles, by the short way. */
function apart(one: number, two: number): number {
  const rest = (((one - two) % FULL_TURN) + FULL_TURN) % FULL_TURN;
  return Math.min(rest, FULL_TURN - rest);
}

Deno.test("a scene at a whole position is the state after that turn", pure, () => {
  fc.assert(
    fc.property(anyRound, fc.boolean(), ({ seed, tanks }, reducedMotion) => {
      const recording = randomRecording(seed, tanks);
      for (let turn = 0; turn <= recording.turns; turn++) {
        const scene = sceneAt(recording, turn, { reducedMotion });
        const state = stateAt(recording, turn);
        assertEquals(scene.turn, turn);
        assertEquals(scene.tanks.length, tanks);
        state.tanks.forEach((tank, seat) => {
          const drawn = tankIn(scene, seat);
          assertEquals([drawn.x, drawn.y, drawn.lives], [tank.x, tank.y, tank.lives]);
          assertEquals(
            [drawn.hull, drawn.cannon, drawn.periscope],
            [tank.tracks, tank.cannon, tank.periscope].map((eighths) => eighths * Math.PI / 4),
          );
          assertEquals(drawn.burnt, tank.lives === 0 ? 1 : 0);
          assertEquals(drawn.hurt, 0);
        });
      }
    }),
    runs(30),
  );
});

Deno.test("what happened in a turn is still seen when the turn is over", pure, () => {
  fc.assert(
    fc.property(anyRound, ({ seed, tanks }) => {
      const recording = randomRecording(seed, tanks);
      for (const { turn, events } of recording.steps) {
        const scene = sceneAt(recording, turn);
        const count = (kind: string) => events.filter((event) => event.kind === kind).length;
        assertEquals(scene.shots.length, count("shot"));
        assertEquals(scene.looks.length, count("looked"));
        assertEquals(scene.collisions.length, count("collided"));
        assertEquals(scene.blasts.length, count("died"));
        const seen = events.flatMap((event) => event.kind === "looked" ? event.seen : []);
        assertEquals(scene.rings.length, seen.length);
        for (const shot of scene.shots) assert(shot.strength > 0.5 && shot.head === 1);
        for (const look of scene.looks) assert(look.strength === 1 && look.opening === 1);
      }
    }),
    runs(30),
  );
});

Deno.test(
  "the numbers above tanks are the lives that they lost by shots and collisions",
  pure,
  () => {
    fc.assert(
      fc.property(anyRound, ({ seed, tanks }) => {
        const recording = randomRecording(seed, tanks);
        for (const { turn, before, state, entries } of recording.steps) {
          const { losses } = sceneAt(recording, turn);
          for (const seat of seatsOf(tanks)) {
            const own = losses.filter((loss) => loss.seat === seat);
            const lost = (before.tanks[seat]?.lives ?? 0) - (state.tanks[seat]?.lives ?? 0);
            const expected = entries[seat] === "ended" ? 0 : lost;
            assertEquals(own.reduce((sum, { amount }) => sum + amount, 0), expected);
            assertEquals(own.map(({ slot }) => slot), own.map((_, slot) => slot));
          }
        }
      }),
      runs(30),
    );
  },
);

Deno.test("at the start only the tanks are seen", pure, () => {
  const { looks, rings, shots, collisions, blasts, losses, turn } = sceneAt(
    randomRecording(1, 4),
    0,
  );
  assertEquals([looks, rings, shots, collisions, blasts, losses], [[], [], [], [], [], []]);
  assertEquals(turn, 0);
});

Deno.test("positions beyond the ends, and what is no number, give the nearest scene", pure, () => {
  const recording = randomRecording(2, 3);
  assertEquals(sceneAt(recording, -4), sceneAt(recording, 0));
  assertEquals(sceneAt(recording, NaN), sceneAt(recording, 0));
  assertEquals(sceneAt(recording, recording.turns + 0.5), sceneAt(recording, recording.turns));
});

Deno.test("nothing jumps: tanks drive and turn in small steps", pure, () => {
  const STEP = 1 / 64;
  fc.assert(
    fc.property(anyRound, ({ seed, tanks }) => {
      const recording = randomRecording(seed, tanks, 12);
      let before = sceneAt(recording, 0);
      for (let position = STEP; position <= recording.turns; position += STEP) {
        const now = sceneAt(recording, position);
        for (const tank of now.tanks) {
          const then = tankIn(before, tank.seat);
          assert(Math.hypot(tank.x - then.x, tank.y - then.y) < 0.1);
          // Half a turn in a tenth of a turn's time is the fastest.
          assert(apart(tank.hull, then.hull) < 0.95);
          assert(apart(tank.cannon, then.cannon) < 0.95);
          assert(apart(tank.periscope, then.periscope) < 0.95);
          assert(Math.abs(tank.burnt - then.burnt) < 0.5);
        }
        before = now;
      }
    }),
    runs(12),
  );
});

Deno.test("a moment before and after a whole position nearly the same is seen", pure, () => {
  const MOMENT = 1e-6;
  fc.assert(
    fc.property(anyRound, fc.boolean(), ({ seed, tanks }, isFog) => {
      const recording = randomRecording(seed, tanks);
      const options = isFog ? { viewer: 0 as Seat } : {};
      for (let turn = 1; turn < recording.turns; turn++) {
        const at = sceneAt(recording, turn, options);
        for (const moment of [-MOMENT, MOMENT]) {
          assertClose(sceneAt(recording, turn + moment, options), at);
        }
      }
    }),
    runs(20),
  );
});

function assertClose(scene: Scene, other: Scene): void {
  assertEquals(scene.tanks.length, other.tanks.length);
  scene.tanks.forEach((tank, index) => {
    const twin = other.tanks[index];
    assert(twin !== undefined && twin.seat === tank.seat);
    assert(Math.hypot(tank.x - twin.x, tank.y - twin.y) < 1e-4);
    assert(apart(tank.hull, twin.hull) < 1e-3);
    assert(apart(tank.cannon, twin.cannon) < 1e-3);
    assert(apart(tank.periscope, twin.periscope) < 1e-3);
    assertEquals(tank.lives, twin.lives);
    assertAlmostEquals(tank.strength, twin.strength, 1e-3);
    assertAlmostEquals(tank.burnt, twin.burnt, 1e-3);
  });
  for (const kind of ["looks", "rings", "shots", "collisions", "losses"] as const) {
    assertEquals(scene[kind].length, other[kind].length);
    scene[kind].forEach((seen, index) =>
      assertAlmostEquals(seen.strength, other[kind][index]?.strength ?? -1, 1e-3)
    );
  }
}

Deno.test("moves come before shots, and shots before looks", pure, () => {
  const recording = staged([[2, 2], [2, 4], [7, 2]], ["F0M2L6"]);
  const early = sceneAt(recording, 0.25);
  assert(tankIn(early, 1).x > 2 && tankIn(early, 1).x < 3);
  assertEquals([early.shots, early.looks], [[], []]);
  const middle = sceneAt(recording, 0.6);
  assertEquals(tankIn(middle, 1).x, 3);
  assertEquals([middle.shots.length, middle.looks.length], [1, 0]);
  // The target has driven away, so the shot reaches as far as it can: height 5 less 1.
  assertEquals(middle.shots[0]?.end, "miss");
  assertEquals(middle.shots[0]?.to, { x: 2, y: 6 });
  const late = sceneAt(recording, 0.9);
  assertEquals(late.looks.length, 1);
});

Deno.test("a shot that reaches beyond the field ends at its edge", pure, () => {
  const recording = staged([[2, 7]], ["F0"]);
  assertEquals(sceneAt(recording, 1).shots[0]?.to, { x: 2, y: 8 });
  const atEdge = staged([[2, 8]], ["F0"]);
  assertEquals(sceneAt(atEdge, 1).shots[0]?.to, { x: 2, y: 8.5 });
});

Deno.test("a blocked tank pushes forward and is back on its cell before the shots", pure, () => {
  const recording = staged([[2, 2], [3, 2]], ["M2L0"]);
  const way = [0.1, 0.2, 0.26, 0.4].map((time) => tankIn(sceneAt(recording, time), 0).x - 2);
  for (const out of way) assert(out > 0 && out < 0.5);
  assertEquals(tankIn(sceneAt(recording, 0.5), 0).x, 2);
  assertEquals(sceneAt(recording, 0.4).collisions.map(({ x, y }) => [x, y]), [[2.5, 2]]);
});

Deno.test("directions turn the short way", pure, () => {
  fc.assert(
    fc.property(fc.nat(7), fc.nat(7), (from, to) => {
      const recording = staged([[4, 4]], [`F${from}`, `F${to}`]);
      const start = tankIn(sceneAt(recording, 1), 0).cannon;
      const end = tankIn(sceneAt(recording, 2), 0).cannon;
      const whole = apart(start, end);
      for (let time = 0; time <= 1; time += 0.01) {
        const { cannon } = tankIn(sceneAt(recording, 1 + time), 0);
        assertAlmostEquals(apart(start, cannon) + apart(cannon, end), whole, 1e-9);
      }
    }),
    runs(64),
  );
});

Deno.test("a tank burns in the phase in which it dies", pure, () => {
  const byShot = staged([[2, 2], [2, 3]], ["F0L0", "F0L0", "F0L0", "F0L0", "F0L0"]);
  assertEquals(tankIn(sceneAt(byShot, 4.6), 1).burnt, 0);
  assertEquals(tankIn(sceneAt(byShot, 4.6), 1).lives, 4);
  assert(tankIn(sceneAt(byShot, 4.8), 1).burnt > 0.5);
  assertEquals(tankIn(sceneAt(byShot, 4.8), 1).lives, 0);
  const byFault = staged([[2, 2], [2, 3]], ["L0!!"]);
  assertEquals(tankIn(sceneAt(byFault, 0.2), 1).burnt, 1);
  assertEquals(sceneAt(byFault, 1).losses, []);
});

Deno.test("[WATCH-32] reduced motion shows whole turns only", pure, () => {
  const recording: Recording = randomRecording(3, 5);
  for (const position of [0.5, 3.01, 7.99]) {
    assertEquals(
      sceneAt(recording, position, { reducedMotion: true }),
      sceneAt(recording, Math.floor(position)),
    );
  }
});

Deno.test("a sector holds the middles of exactly those cells that the look shows", pure, () => {
  const side = fc.integer({ min: 1, max: 12 });
  fc.assert(
    fc.property(side, side, fc.nat(), fc.nat(), (width, height, one, two) => {
      const from = { x: (one % width) + 1, y: (two % height) + 1 };
      for (const direction of DIRECTIONS) {
        const sector = sectorOf({ width, height }, from, direction);
        for (let x = 1; x <= width; x++) {
          for (let y = 1; y <= height; y++) {
            const isShown = inSector(direction as Direction, x - from.x, y - from.y);
            assertEquals(contains(sector, { x, y }), isShown);
          }
        }
      }
    }),
    runs(150),
  );
});

Deno.test("a sector stays on the field", pure, () => {
  for (const direction of DIRECTIONS) {
    for (const { x, y } of sectorOf({ width: 5, height: 7 }, { x: 1, y: 7 }, direction)) {
      assert(x >= 0.5 && x <= 5.5 && y >= 0.5 && y <= 7.5);
    }
  }
});

/** Whether a place lies in a polygon: an odd number of edges lies east of it. */
function contains(corners: readonly Place[], { x, y }: Place): boolean {
  let isIn = false;
  corners.forEach((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    if ((corner.y > y) === (before.y > y)) return;
    const crossing = corner.x +
      ((y - corner.y) / (before.y - corner.y)) * (before.x - corner.x);
    if (crossing > x) isIn = !isIn;
  });
  return isIn;
}
