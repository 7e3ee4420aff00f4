import { assert, assertEquals, assertNotEquals } from "@std/assert";
import fc from "fast-check";
import { isOnField } from "../../../../lib/arena/field.ts";
import { DIRECTIONS, type Seat, type TurnEntry } from "../../../../lib/arena/types.ts";
import { playTurn } from "../../../../lib/arena/turn.ts";
import { reachAt } from "../../../../web/tanks/model/reach.ts";
import { type Recording, stateAt } from "../../../../web/tanks/model/recording.ts";
import { sceneAt } from "../../../../web/tanks/model/scene.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { randomRecording } from "./recorded.ts";

const pure = { permissions: "none" } as const;

const rounds = fc.record({
  seed: fc.nat(100_000),
  tanks: fc.integer({ min: 2, max: 12 }),
  part: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** A random round, a turn of it, and a seat. */
function pick({ seed, tanks, part }: { seed: number; tanks: number; part: number }) {
  const recording = randomRecording(seed, tanks, 30);
  return {
    recording,
    turn: Math.floor(part * recording.turns),
    seat: seed % tanks as Seat,
  };
}

/** What the arena says of a turn in which only this seat does something. */
function eventsOf(recording: Recording, turn: number, seat: Seat, entry: TurnEntry) {
  const state = stateAt(recording, turn);
  return playTurn(state, state.tanks.map((_, other) => other === seat ? entry : "lost")).events;
}

Deno.test(
  "in each direction it hits whom the arena's own shot would hit, for as many lives",
  pure,
  () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { recording, turn, seat } = pick(round);
        const reach = reachAt(recording, turn, undefined, seat);
        const { tanks } = stateAt(recording, turn);
        assertEquals(reach === undefined, tanks[seat]?.lives === 0);
        if (reach === undefined) return;
        for (const direction of DIRECTIONS) {
          const [shot] = eventsOf(recording, turn, seat, { kind: "fire", to: direction });
          assert(shot?.kind === "shot");
          const line = reach.lines.find((one) => one.direction === direction);
          assertEquals(line?.hit?.seat, shot.hit?.seat);
          assertEquals(line?.hit?.damage, shot.hit?.damage);
          if (shot.hit !== undefined) assertEquals(line?.steps, shot.hit.distance);
          const isTarget = reach.targets.some((one) => one.direction === direction);
          assertEquals(isTarget, (shot.hit?.scored ?? 0) > 0);
        }
      }),
      runs(200),
    );
  },
);

Deno.test("a line ends where a tank put on the next cell would no longer be hit", pure, () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const { recording, turn, seat } = pick(round);
      const reach = reachAt(recording, turn, undefined, seat);
      const state = stateAt(recording, turn);
      const other = state.tanks.findIndex((_, index) => index !== seat);
      for (const { direction, to, steps, hit } of reach?.lines ?? []) {
        if (hit !== undefined || reach === undefined) continue;
        const { x, y } = reach.from;
        const hitAt = (cells: number) => {
          const place = {
            x: x + (to.x - x) / steps * cells,
            y: y + (to.y - y) / steps * cells,
          };
          const tanks = state.tanks.map((tank, index) =>
            index === other ? { ...tank, ...place } : tank
          );
          const entries = tanks.map((_, index): TurnEntry =>
            index === seat ? { kind: "fire", to: direction } : "lost"
          );
          const [shot] = playTurn({ ...state, tanks }, entries).events;
          return shot?.kind === "shot" ? shot.hit?.seat : undefined;
        };
        assertEquals(hitAt(steps), other);
        const next = { x: to.x + (to.x - x) / steps, y: to.y + (to.y - y) / steps };
        if (isOnField(state.field, next)) assertNotEquals(hitAt(steps + 1), other);
      }
    }),
    runs(60),
  );
});

Deno.test("what its periscope covers is what the arena's own look there shows", pure, () => {
  fc.assert(
    fc.property(rounds, (round) => {
      const { recording, turn, seat } = pick(round);
      const reach = reachAt(recording, turn, undefined, seat);
      if (reach === undefined) return;
      const [look] = eventsOf(recording, turn, seat, { kind: "look", to: reach.periscope });
      assert(look?.kind === "looked");
      assertEquals(reach.seen, look.seen.map((one) => one.seat));
    }),
    runs(100),
  );
});

Deno.test(
  "in fog only the viewer's own reach is known, among those whom it remembers",
  pure,
  () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const { recording, turn, seat } = pick(round);
        const other = (seat + 1) % recording.seats.length as Seat;
        assertEquals(reachAt(recording, turn, seat, other), undefined);
        const known = sceneAt(recording, turn, { viewer: seat }).tanks;
        for (const { to, hit } of reachAt(recording, turn, seat, seat)?.lines ?? []) {
          if (hit === undefined) continue;
          const there = known.filter(({ x, y, ghost }) =>
            x === to.x && y === to.y && ghost?.state !== "dead"
          );
          assert(there.some((tank) => tank.seat === hit.seat));
        }
      }),
      runs(100),
    );
  },
);
