import { assert, assertEquals } from "@std/assert";
import * as later from "../../../../web/strings/later.ts";
import fc from "fast-check";
import { stateAt } from "../../../../web/tanks/model/recording.ts";
import {
  deathTurn,
  endOf,
  knownUntil,
  rankingOf,
  type Standing,
  standingsAt,
} from "../../../../web/tanks/model/standing.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { fixtureRecording, recordings } from "./fixture_recording.ts";
import { smallRecording } from "./small_round.ts";

const pure = { permissions: "none" } as const;

function deeds(turn: number): unknown[] {
  return standingsAt(smallRecording(), turn, undefined).map(({ deed }) => deed);
}

Deno.test(
  "a standing tells lives, what was lost, damage, what was gained, and the place",
  pure,
  () => {
    const [a, b] = standingsAt(smallRecording(), 3, undefined);
    assertEquals([a?.lives, a?.change, a?.score, a?.place], [
      17,
      0,
      { damage: 6, gained: 3, bonus: 0 },
      { x: 1, y: 1, height: 4 },
    ]);
    assertEquals([b?.lives, b?.change, b?.score, b?.place], [
      14,
      -3,
      { damage: 3, gained: 0, bonus: 0 },
      { x: 2, y: 1, height: 5 },
    ]);
  },
);

Deno.test("at the start nobody has done or lost anything", pure, () => {
  for (const { lives, change, deed, death, score } of standingsAt(smallRecording(), 0, undefined)) {
    assertEquals([lives, change, deed, death], [20, 0, undefined, undefined]);
    assertEquals(score, { damage: 0, gained: 0, bonus: 0 });
  }
});

Deno.test("a deed tells the order and what came of it", pure, () => {
  assertEquals(deeds(1), [
    { kind: "move", to: 2, came: "blocked" },
    { kind: "look", to: 7, seen: 2 },
    { kind: "look", to: 4, seen: 2 },
  ]);
  assertEquals(deeds(2), [
    { kind: "lost", fault: "invalid" },
    { kind: "fire", to: 0, hit: undefined, isLate: false },
    { kind: "move", to: 6, came: "moved" },
  ]);
  assertEquals(deeds(3), [
    { kind: "fire", to: 2, hit: 1, isLate: false },
    { kind: "lost", fault: "invalid" },
    { kind: "move", to: 0, came: "edge" },
  ]);
  assertEquals(deeds(4)[1], { kind: "ended", fault: "timeout" });
});

Deno.test("who dies of a collision neither fires nor looks any more, and the deed says so", async () => {
  const recording = await fixtureRecording("dead-before-the-shots");
  const late = recording.steps.flatMap(({ turn }) =>
    standingsAt(recording, turn, undefined).flatMap(({ deed }) =>
      deed?.kind === "fire" && deed.isLate ? [turn] : []
    )
  );
  assertEquals(late, [recording.turns]);
});

Deno.test("a death is told with its turn and cause from that turn on, not before", pure, () => {
  const recording = smallRecording();
  const deaths = (turn: number) =>
    standingsAt(recording, turn, undefined).map(({ death }) => death);
  assertEquals(deaths(3), [undefined, undefined, undefined]);
  const death = { turn: 4, cause: { phase: "fault" as const, fault: "timeout" as const } };
  assertEquals(deaths(4), [undefined, death, undefined]);
});

Deno.test("the cause of a death is a shot, a collision or a fault", async () => {
  const cause = async (name: string) => {
    const recording = await fixtureRecording(name);
    return standingsAt(recording, recording.turns, undefined)
      .flatMap(({ death }) => death === undefined ? [] : [death.cause?.phase]);
  };
  assertEquals(await cause("two-shoot-each-other-dead"), ["shots", "shots"]);
  assertEquals(await cause("fault-in-turn-2"), ["fault"]);
  assert((await cause("dead-before-the-shots")).includes("moves"));
});

Deno.test("seen by a program, others have lives only, and itself no score", pure, () => {
  const [a, b, c] = standingsAt(smallRecording(), 3, 0);
  const others = { score: undefined, place: undefined, deed: undefined, death: undefined };
  assertEquals(b, { seat: 1, lives: 14, change: -3, ...others });
  assertEquals(c, { seat: 2, lives: 20, change: 0, ...others });
  assertEquals([a?.score, a?.place], [undefined, { x: 1, y: 1, height: 4 }]);
});

Deno.test("a program hears that others died, not of what", pure, () => {
  const [, b] = standingsAt(smallRecording(), 4, 0);
  assertEquals([b?.lives, b?.death], [0, { turn: 4, cause: undefined }]);
});

Deno.test("after a program's last report others stay as they were reported", pure, () => {
  // B is ended in turn 4, in which A loses 6 lives.
  const [a] = standingsAt(smallRecording(), 4, 1);
  assertEquals([a?.lives, a?.change], [17, 0]);
  // With 4 turns at most nobody reads what the last of them brought.
  const recording = smallRecording(undefined, 4);
  assertEquals(knownUntil(recording, 4, 2), 3);
  assertEquals(standingsAt(recording, 4, 2).map(({ lives }) => lives), [17, 14, 20]);
});

Deno.test(
  "[WATCH-18] what its own shot or look came to in the last turn, a program never hears",
  pure,
  () => {
    const recording = smallRecording(undefined, 4);
    const deed = (seat: number) => {
      const of = standingsAt(recording, 4, seat)[seat]?.deed;
      return of && later.tanksPanel.table.deed(of, String);
    };
    assertEquals([deed(0), deed(2)], ["looks N", "fires S"]);
  },
);

Deno.test("without eyes everything up to the turn is known", pure, () => {
  assertEquals(knownUntil(smallRecording(), 4, undefined), 4);
});

Deno.test("deathTurn() is the first turn after which a tank has no lives", pure, () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      for (const seat of recording.seats.keys()) {
        const first = recording.steps.find(({ state }) => state.tanks[seat]?.lives === 0);
        assertEquals(deathTurn(recording, seat), first?.turn);
      }
    }),
    runs(60),
  );
});

Deno.test("changes and gains add up to the lives and the damage", pure, () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      const sums = recording.seats.map(() => ({ lives: 20, damage: 0 }));
      for (let turn = 1; turn <= recording.turns; turn++) {
        for (const { seat, change, score } of standingsAt(recording, turn, undefined)) {
          const sum = sums[seat];
          if (sum === undefined) continue;
          sum.lives += change;
          sum.damage += score?.gained ?? 0;
        }
        const state = stateAt(recording, turn);
        assertEquals(
          sums,
          state.tanks.map(({ lives }, seat) => ({
            lives,
            damage: state.damage[seat] ?? 0,
          })),
        );
      }
    }),
    runs(40),
  );
});

Deno.test("of others a program is told lives and deaths only, and of itself no score", pure, () => {
  const known = ({ seat, score, place, deed }: Standing, viewer: number) =>
    seat !== viewer && (score ?? place ?? deed) !== undefined;
  fc.assert(
    fc.property(recordings, fc.nat(), fc.nat(), (recording, at, eyes) => {
      const viewer = eyes % recording.seats.length;
      const turn = at % (recording.turns + 1);
      const standings = standingsAt(recording, turn, viewer);
      assertEquals(standings.filter((standing) => known(standing, viewer)), []);
      assertEquals(standings.filter(({ score }) => score !== undefined), []);
    }),
    runs(100),
  );
});

Deno.test("the bonus is there at the end only", async () => {
  const recording = await fixtureRecording("fault-in-turn-2");
  const bonus = (turn: number) =>
    standingsAt(recording, turn, undefined).map(({ score }) => score?.bonus);
  assertEquals([bonus(1), bonus(2)], [[0, 0], [10, 0]]);
});

Deno.test(
  "the ranking is by damage and bonus; equal tanks share a rank in seat order",
  pure,
  () => {
    assertEquals(
      rankingOf(smallRecording()).map(({ seat, rank, points }) => [seat, rank, points]),
      [
        [0, 1, 6],
        [2, 1, 6],
        [1, 3, 3],
      ],
    );
  },
);

Deno.test("a round ends with one tank, with none, with its turns, or its log is cut off", async () => {
  assertEquals(endOf(await fixtureRecording("fault-in-turn-2")), "one-left");
  assertEquals(endOf(await fixtureRecording("two-shoot-each-other-dead")), "none-left");
  assertEquals(endOf(smallRecording(undefined, 4)), "turns-played");
  assertEquals(endOf(smallRecording()), "cut");
});
