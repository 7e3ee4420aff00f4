import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { type Direction, DIRECTIONS } from "../../../lib/arena/types.ts";
import type {
  PlayedTurn,
  RoundState,
  Seat,
  Tank,
  TurnEntry,
  TurnEvent,
} from "../../../lib/arena/types.ts";
import { isOnField } from "../../../lib/arena/field.ts";
import { makeReport } from "../../../lib/arena/reports.ts";
import { playTurn } from "../../../lib/arena/turn.ts";
import { PURE, told } from "./board.ts";
import { naiveMoves } from "./naive_moves.ts";
import { type RandomTurn, RUNS, SEED, turns, type TurnShape } from "./random_rounds.ts";

/** A property of every turn of a shape. */
function everyTurn(
  name: string,
  check: (turn: RandomTurn, played: PlayedTurn) => void,
  shape?: TurnShape,
): void {
  Deno.test(`every turn: ${name}`, PURE, () => {
    fc.assert(
      fc.property(turns(shape), (turn) => check(turn, playTurn(turn.state, turn.entries))),
      { numRuns: RUNS, seed: SEED },
    );
  });
}

everyTurn("no two tanks stand on the same cell, and nobody off the field", (_, { state }) => {
  const places = new Set(state.tanks.map(({ x, y }) => `${x},${y}`));
  assertEquals(places.size, state.tanks.length);
  for (const tank of state.tanks) assert(isOnField(state.field, tank));
});

everyTurn("lives never rise and never fall below 0, points never fall", (turn, { state }) => {
  state.tanks.forEach((tank, seat) => {
    assert(tank.lives <= livesIn(turn.state, seat) && tank.lives >= 0);
    assert((state.damage[seat] ?? -1) >= (turn.state.damage[seat] ?? 0));
  });
});

everyTurn("a wreck does nothing at all", (turn, { state, events }) => {
  turn.state.tanks.forEach((tank, seat) => {
    if (tank.lives > 0) return;
    assertEquals(state.tanks[seat], tank);
    assertEquals(state.damage[seat], turn.state.damage[seat]);
    assertEquals(actionsOf(events, seat), []);
  });
});

everyTurn(
  "who is ended by a fault stays where he is, turns nothing and scores nothing",
  (turn, played) => {
    turn.entries.forEach((entry, seat) => {
      if (entry !== "ended") return;
      const before = turn.state.tanks[seat];
      assert(before !== undefined);
      assertEquals(played.state.tanks[seat], { ...before, lives: 0 });
      assertEquals(played.state.damage[seat], turn.state.damage[seat]);
      assertEquals(actionsOf(played.events, seat), []);
    });
  },
);

everyTurn("who moves makes one step, or none", (turn, { state, events }) => {
  state.tanks.forEach((tank, seat) => {
    const before = turn.state.tanks[seat];
    assert(before !== undefined);
    const far = Math.max(Math.abs(tank.x - before.x), Math.abs(tank.y - before.y));
    const moved = actionsOf(events, seat).some((event) => event.kind === "moved");
    assertEquals(far, moved ? 1 : 0);
  });
});

everyTurn(
  "who dies in the moves does not fire, who dies in the shots does not look",
  (_, { events }) => {
    for (const event of events) {
      if (event.kind !== "died") continue;
      const kinds = actionsOf(events, event.seat).map((action) => action.kind);
      if (event.phase === "moves") assert(!kinds.includes("shot"));
      assert(!kinds.includes("looked"));
    }
  },
);

everyTurn(
  "every living tank with an order has exactly one event that answers it",
  (turn, { events }) => {
    const answers = { move: ["moved", "stayed"], fire: ["shot"], look: ["looked"] };
    turn.state.tanks.forEach((tank, seat) => {
      const entry = turn.entries[seat] ?? "lost";
      const kinds = actionsOf(events, seat).map((action) => action.kind);
      const diedBefore = events.some((event) =>
        event.kind === "died" && event.seat === seat && typeof entry === "object" &&
        (entry.kind === "look" || (entry.kind === "fire" && event.phase === "moves"))
      );
      if (tank.lives === 0 || typeof entry === "string" || diedBefore) assertEquals(kinds, []);
      else assert(kinds.length === 1 && answers[entry.kind].includes(kinds[0] ?? ""), kinds.join());
    });
  },
);

everyTurn(
  "what a tank did turns its tracks, cannon or periscope; nothing else does",
  (turn, played) => {
    played.state.tanks.forEach((tank, seat) => {
      const before = turn.state.tanks[seat];
      const entry = turn.entries[seat];
      assert(before !== undefined && entry !== undefined);
      const kinds = actionsOf(played.events, seat).map((action) => action.kind);
      const expected: { -readonly [Key in keyof Tank]: Tank[Key] } = {
        ...before,
        x: tank.x,
        y: tank.y,
        lives: tank.lives,
      };
      if (typeof entry === "object") {
        if (kinds.includes("moved") || kinds.includes("stayed")) expected.tracks = entry.to;
        if (kinds.includes("shot")) expected.cannon = entry.to;
        if (kinds.includes("looked")) expected.periscope = entry.to;
      }
      assertEquals(tank, expected);
    });
  },
);

everyTurn("a tank dies exactly when its lives come to 0", (turn, { state, events }) => {
  state.tanks.forEach((tank, seat) => {
    const deaths = events.filter((event) => event.kind === "died" && event.seat === seat).length;
    assertEquals(deaths, tank.lives === 0 && livesIn(turn.state, seat) > 0 ? 1 : 0);
  });
});

everyTurn("the fast resolver of moves agrees with the naive one", (turn, { events }) => {
  const moves = turn.entries.map((entry): TurnEntry =>
    typeof entry === "object" && entry.kind !== "move" ? "lost" : entry
  );
  const played = playTurn(turn.state, moves).state;
  const naive = naiveMoves(turn.state, moves);
  assertEquals(played.tanks.map(({ x, y }) => `${x},${y}`), naive.places);
  assertEquals(played.tanks.map((tank) => tank.lives), naive.lives);
  assertEquals(
    played.damage.map((points, seat) => points - (turn.state.damage[seat] ?? 0)),
    naive.scored,
  );
  const pairs = events.flatMap((event) => event.kind === "collided" ? [event.seats.join("+")] : []);
  assertEquals(pairs.sort(), naive.pairs);
}, { tanks: { min: 2, max: 9 } });

everyTurn("a hit is the first tank on a line drawn step by step", (turn, played) => {
  // Shots see the places after the moves, and places do not change after that.
  for (const event of played.events) {
    if (event.kind !== "shot") continue;
    const { x, y } = played.state.tanks[event.seat] ?? { x: NaN, y: NaN };
    const { field, tanks } = played.state;
    const height = field.heights[(y - 1) * field.width + x - 1] ?? NaN;
    const onLine = tanks.flatMap((tank, seat) => {
      const [dx, dy] = [tank.x - x, tank.y - y];
      const distance = Math.max(Math.abs(dx), Math.abs(dy));
      if (distance === 0 || distance >= height) return [];
      const steps = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];
      const [sx, sy] = steps[event.direction] ?? [NaN, NaN];
      return dx === (sx ?? NaN) * distance && dy === (sy ?? NaN) * distance
        ? [{ seat, distance }]
        : [];
    }).sort((one, two) => one.distance - two.distance);
    assertEquals(event.hit?.seat, onLine[0]?.seat as Seat | undefined);
    if (event.hit === undefined) continue;
    assertEquals(event.hit.distance, onLine[0]?.distance);
    assertEquals(event.hit.damage, height - event.hit.distance);
    assert(
      event.hit.scored <= event.hit.damage &&
        event.hit.scored <= livesIn(turn.state, event.hit.seat),
    );
  }
});

everyTurn(
  "points are at least the lives lost, where there are no wrecks or faults",
  (turn, { state }) => {
    assert(pointsMade(turn.state, state) >= livesLost(turn.state, state));
  },
  { wrecks: false, faults: false },
);

everyTurn("in a duel the points are exactly the lives lost", (turn, { state }) => {
  assertEquals(pointsMade(turn.state, state), livesLost(turn.state, state));
}, { tanks: { min: 2, max: 2 }, wrecks: false, faults: false });

everyTurn("the state that is given is not changed", (turn) => {
  const copy = structuredClone(turn);
  playTurn(turn.state, turn.entries);
  assertEquals(turn, copy);
});

everyTurn("playing it again gives the same", (turn, played) => {
  assertEquals(playTurn(turn.state, turn.entries), played);
});

everyTurn("every report is one line of numbers that starts with everybody's lives", (_, played) => {
  const { tanks } = played.state;
  tanks.forEach(({ lives }, seat) => {
    const report = makeReport(played, seat as Seat);
    assert(/^\d+( \d+)*\n$/.test(report), report);
    const others = tanks.filter((__, other) => other !== seat).map((tank) => tank.lives);
    assertEquals(report.trim().split(" ").slice(0, tanks.length).map(Number), [lives, ...others]);
  });
});

Deno.test(
  "every turn: shuffling the seats shuffles the result and changes nothing else",
  PURE,
  () => {
    const shuffledTurns = turns().chain((turn) =>
      fc.record({
        turn: fc.constant(turn),
        seats: fc.shuffledSubarray([...turn.entries.keys()], { minLength: turn.entries.length }),
      })
    );
    fc.assert(
      fc.property(shuffledTurns, ({ turn, seats }) => {
        const straight = playTurn(turn.state, turn.entries);
        const mixed = playTurn(
          {
            ...turn.state,
            tanks: take(turn.state.tanks, seats),
            damage: take(turn.state.damage, seats),
          },
          take(turn.entries, seats),
        );
        assertEquals(mixed.state.tanks, take(straight.state.tanks, seats));
        assertEquals(mixed.state.damage, take(straight.state.damage, seats));
        assertEquals(
          told(mixed.events.map((event) => reseat(event, seats))).sort(),
          told(straight.events.map((event) => reseat(event, [...seats.keys()]))).sort(),
        );
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);

Deno.test(
  "every turn: rotating or mirroring field, tanks and orders does it with the result",
  PURE,
  () => {
    fc.assert(
      fc.property(turns(), (turn) => {
        const straight = playTurn(turn.state, turn.entries);
        for (const symmetry of SYMMETRIES) {
          const moved = playTurn(
            transform(turn.state, symmetry),
            turnEntries(turn.entries, symmetry),
          );
          assertEquals(moved.state, transform(straight.state, symmetry));
          assertEquals(
            moved.events.map((event) => event.kind),
            straight.events.map((event) => event.kind),
          );
          const seen = (events: readonly TurnEvent[]) =>
            told(events.filter(({ kind }) => kind === "looked"));
          assertEquals(
            seen(moved.events).map((words) => words.replace(/\d/, "")),
            seen(straight.events).map((words) => words.replace(/\d/, "")),
          );
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);

/** A symmetry of the square: perhaps a mirroring (east becomes west), then so many quarter turns clockwise. */
interface Symmetry {
  readonly mirrored: boolean;
  readonly quarters: number;
}

const SYMMETRIES: readonly Symmetry[] = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((quarters) => ({ mirrored, quarters }))
);

function turnDirection(direction: Direction, { mirrored, quarters }: Symmetry): Direction {
  return DIRECTIONS[((mirrored ? 8 - direction : direction) + 2 * quarters) % 8] ?? 0;
}

function turnEntries(entries: readonly TurnEntry[], symmetry: Symmetry): TurnEntry[] {
  return entries.map((entry) =>
    typeof entry === "string" ? entry : { ...entry, to: turnDirection(entry.to, symmetry) }
  );
}

function transform(state: RoundState, symmetry: Symmetry): RoundState {
  let { field: { width, height } } = state;
  let place = ({ x, y }: { x: number; y: number }) => ({ x, y });
  if (symmetry.mirrored) {
    const wide = width;
    place = ({ x, y }) => ({ x: wide + 1 - x, y });
  }
  for (let quarter = 0; quarter < symmetry.quarters; quarter++) {
    const before = place;
    const wide = width;
    // Clockwise: what was north is east.
    place = (cell) => {
      const { x, y } = before(cell);
      return { x: y, y: wide + 1 - x };
    };
    [width, height] = [height, width];
  }
  const heights: number[] = new Array(width * height);
  state.field.heights.forEach((cellHeight, cell) => {
    const { x, y } = place({
      x: (cell % state.field.width) + 1,
      y: Math.floor(cell / state.field.width) + 1,
    });
    heights[(y - 1) * width + x - 1] = cellHeight;
  });
  const tanks = state.tanks.map((tank): Tank => ({
    ...place(tank),
    lives: tank.lives,
    tracks: turnDirection(tank.tracks, symmetry),
    cannon: turnDirection(tank.cannon, symmetry),
    periscope: turnDirection(tank.periscope, symmetry),
  }));
  return { ...state, field: { width, height, heights }, tanks };
}

/** The event as it reads when every seat is called by what `seats` says, its lists in the order of those names. */
function reseat(event: TurnEvent, seats: readonly number[]): TurnEvent {
  const named = (seat: Seat) => (seats[seat] ?? NaN) as Seat;
  switch (event.kind) {
    case "collided": {
      const [one, two] = [named(event.seats[0]), named(event.seats[1])];
      return one < two
        ? { ...event, seats: [one, two] }
        : { ...event, seats: [two, one], scored: [event.scored[1], event.scored[0]] };
    }
    case "shot":
      return {
        ...event,
        seat: named(event.seat),
        hit: event.hit && { ...event.hit, seat: named(event.hit.seat) },
      };
    case "looked": {
      const seen = event.seen.map((sighting) => ({ ...sighting, seat: named(sighting.seat) }));
      return {
        ...event,
        seat: named(event.seat),
        seen: seen.sort((one, two) => one.seat - two.seat),
      };
    }
    default:
      return { ...event, seat: named(event.seat) };
  }
}

/** What a seat itself did, in contrast to what happened to it. */
function actionsOf(events: readonly TurnEvent[], seat: number): TurnEvent[] {
  return events.filter((event) =>
    event.kind !== "collided" && event.kind !== "died" && event.seat === seat
  );
}

function take<T>(items: readonly T[], seats: readonly number[]): T[] {
  return seats.map((seat) => items[seat] as T);
}

function livesIn(state: RoundState, seat: number): number {
  return state.tanks[seat]?.lives ?? NaN;
}

function livesLost(before: RoundState, after: RoundState): number {
  return sum(before.tanks.map((tank) => tank.lives)) - sum(after.tanks.map((tank) => tank.lives));
}

function pointsMade(before: RoundState, after: RoundState): number {
  return sum(after.damage) - sum(before.damage);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
