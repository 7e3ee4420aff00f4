import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { numberOf, seatsOf } from "../../../../lib/arena/seats.ts";
import type { Seat } from "../../../../lib/arena/types.ts";
import { stateAt } from "../../../../web/tanks/model/recording.ts";
import { sceneAt } from "../../../../web/tanks/model/scene.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { randomRecording, type Told, toldOf } from "./recorded.ts";

const pure = { permissions: "none" } as const;

const anyRound = fc.record({ seed: fc.nat(10_000), tanks: fc.integer({ min: 2, max: 7 }) });

Deno.test(
  "[WATCH-18] in fog others stand only where a line told that they stood, as it told",
  pure,
  () => {
    fc.assert(
      fc.property(anyRound, ({ seed, tanks }) => {
        const recording = randomRecording(seed, tanks);
        for (const viewer of seatsOf(tanks)) {
          const told = toldOf(recording, viewer);
          for (let position = 0; position <= recording.turns; position += 0.25) {
            // Within a turn its report comes in: then and before are both allowed, the future is not.
            const known = [told[Math.floor(position)], told[Math.ceil(position)]];
            const seenTwice = new Set<Seat>();
            for (const tank of sceneAt(recording, position, { viewer }).tanks) {
              if (tank.seat === viewer) continue;
              assert(isTold(known, numberOf(viewer, tank.seat), tank));
              assert(tank.ghost !== undefined);
              if (Number.isInteger(position)) assert(!seenTwice.has(tank.seat));
              seenTwice.add(tank.seat);
            }
          }
        }
      }),
      runs(25),
    );
  },
);

function isTold(
  known: readonly (Told | undefined)[],
  number: number,
  tank: {
    readonly x: number;
    readonly y: number;
    readonly lives: number;
    readonly hull: number;
    readonly cannon: number;
    readonly periscope: number;
  },
): boolean {
  return known.some((told) => {
    const seen = told?.lastSeen.get(number);
    const directions = [tank.hull, tank.cannon, tank.periscope]
      .map((angle) => Math.round(angle / (Math.PI / 4)));
    return seen !== undefined && told?.lives.get(number) === tank.lives &&
      seen.x === tank.x && seen.y === tank.y && `${seen.directions}` === `${directions}`;
  });
}

Deno.test(
  "[WATCH-18] in fog every tank that was seen is there at whole positions, with its age",
  pure,
  () => {
    fc.assert(
      fc.property(anyRound, ({ seed, tanks }) => {
        const recording = randomRecording(seed, tanks);
        for (const viewer of seatsOf(tanks)) {
          const told = toldOf(recording, viewer);
          for (let turn = 1; turn <= recording.turns; turn++) {
            const scene = sceneAt(recording, turn, { viewer });
            const expected = [...told[turn]?.lastSeen ?? []].sort(([one], [two]) => one - two).map((
              [number, seen],
            ) => [number, (told[turn]?.turn ?? 0) - seen.turn]);
            const ghosts = scene.tanks.filter(({ seat }) => seat !== viewer);
            assertEquals(
              ghosts.map(({ seat, ghost }) => [Number(numberOf(viewer, seat)), ghost?.age ?? -1]),
              expected,
            );
          }
        }
      }),
      runs(20),
    );
  },
);

Deno.test("[WATCH-18] in fog the older a sighting is, the fainter is the ghost", pure, () => {
  const recording = randomRecording(5, 6);
  for (const viewer of seatsOf(6)) {
    for (let turn = 1; turn <= recording.turns; turn++) {
      const ghosts = sceneAt(recording, turn, { viewer }).tanks
        .filter(({ ghost }) => ghost?.state === "alive");
      for (const one of ghosts) {
        for (const two of ghosts) {
          if ((one.ghost?.age ?? 0) < (two.ghost?.age ?? 0)) assert(one.strength >= two.strength);
        }
        assert(one.strength > 0);
      }
    }
  }
});

Deno.test(
  "in fog nothing happens but what the viewer did itself, as far as it was told",
  pure,
  () => {
    fc.assert(
      fc.property(anyRound, ({ seed, tanks }) => {
        const recording = randomRecording(seed, tanks);
        for (const viewer of seatsOf(tanks)) {
          const told = toldOf(recording, viewer);
          for (let turn = 1; turn <= recording.turns; turn++) {
            const scene = sceneAt(recording, turn, { viewer });
            const line = told[turn];
            assertEquals(scene.collisions, []);
            for (const list of [scene.looks, scene.shots, scene.blasts, scene.losses]) {
              assert(list.every(({ seat }) => seat === viewer));
            }
            const numbers = scene.rings.map(({ seat }) => Number(numberOf(viewer, seat)));
            assertEquals(numbers, [...line?.seenNow ?? []]);
            for (const ring of scene.rings) {
              const seen = line?.lastSeen.get(numberOf(viewer, ring.seat));
              assertEquals([ring.x, ring.y], [seen?.x ?? -1, seen?.y ?? -1]);
            }
            for (const shot of scene.shots) assertShotTold(shot, line, recording.seats, viewer);
          }
        }
      }),
      runs(25),
    );
  },
);

function assertShotTold(
  shot: { readonly end: string; readonly target: string | undefined },
  line: Told | undefined,
  seats: readonly { readonly mark: string }[],
  viewer: Seat,
): void {
  if (line?.hit === undefined) assertEquals([shot.end, shot.target], ["unknown", undefined]);
  else if (line.hit === 0) assertEquals([shot.end, shot.target], ["miss", undefined]);
  else {
    const seat = seats.findIndex((_, seat) =>
      seat !== viewer && numberOf(viewer, seat as Seat) === line.hit
    );
    assertEquals([shot.end, shot.target], ["told", seats[seat]?.mark]);
  }
}

Deno.test(
  "in fog a shot's line shows the reach of the shooter's cell, not where the target is",
  pure,
  () => {
    fc.assert(
      fc.property(anyRound, ({ seed, tanks }) => {
        const recording = randomRecording(seed, tanks);
        for (let turn = 1; turn <= recording.turns; turn++) {
          for (const viewer of seatsOf(tanks)) {
            for (const { from, to } of sceneAt(recording, turn, { viewer }).shots) {
              const { field } = recording;
              const height = field.heights[(from.y - 1) * field.width + from.x - 1] ?? 0;
              const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
              const isAtEdge = [to.x, to.y].includes(1) || to.x === field.width ||
                to.y === field.height || length === 0.5;
              assert(length === height - 1 || isAtEdge);
            }
          }
        }
      }),
      runs(20),
    );
  },
);

Deno.test("in fog the viewer's own tank is always exact", pure, () => {
  const recording = randomRecording(8, 5);
  for (const viewer of seatsOf(5)) {
    for (let turn = 0; turn <= recording.turns; turn++) {
      const own = sceneAt(recording, turn, { viewer }).tanks.filter(({ seat }) => seat === viewer);
      const tank = stateAt(recording, turn).tanks[viewer];
      assertEquals(own.map(({ x, y, lives }) => [x, y, lives]), [
        [tank?.x ?? -1, tank?.y ?? -1, tank?.lives ?? -1],
      ]);
    }
  }
});
