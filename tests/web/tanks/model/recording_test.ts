import { assertEquals } from "@std/assert";
import { record } from "../../../../web/tanks/model/recording.ts";
import { sceneAt } from "../../../../web/tanks/model/scene.ts";
import { randomRecording } from "./recorded.ts";

const pure = { permissions: "none" } as const;

Deno.test("a program keeps its number of the run in whatever seat it sits", pure, () => {
  const { header, round } = randomRecording(4, 3);
  const tanks = round.tanks.map((tank, seat) => ({ ...tank, bot: [2, 0, 1][seat] ?? 0 }));
  const { seats } = record(header, { ...round, tanks }, [5, 1, 12]);
  assertEquals(seats.map(({ bot, entry }) => [bot, entry]), [[2, 12], [0, 5], [1, 1]]);
});

Deno.test("in a contest a program keeps its letters in whatever seat it sits", pure, () => {
  const { header, round } = randomRecording(4, 3);
  const tanks = round.tanks.map((tank, seat) => ({ ...tank, bot: [2, 0, 1][seat] ?? 0 }));
  const { seats } = record(header, { ...round, tanks }, [5, 1, 12], ["A", "Ad", "M"]);
  assertEquals(seats.map(({ mark }) => mark), ["M", "A", "Ad"]);
});

Deno.test("in a log without a run a program's number is its place in the log", pure, () => {
  const { seats } = randomRecording(4, 3);
  assertEquals(seats.map(({ bot, entry }) => entry - bot), [0, 0, 0]);
});

Deno.test(
  "everything in a scene that has a program's colour has its number of the run",
  pure,
  () => {
    const { header, round, turns } = randomRecording(4, 3);
    const recording = record(header, round, [5, 1, 12]);
    let effects = 0;
    for (let turn = 0; turn <= turns; turn++) {
      const { tanks, looks, rings, shots } = sceneAt(recording, turn);
      // A ring has the colour of the looker, its seat is who is seen.
      const lookers = new Set(looks.map(({ entry }) => entry));
      for (const { seat, entry } of [...tanks, ...looks, ...shots]) {
        assertEquals(entry, recording.seats[seat]?.entry);
      }
      for (const { entry } of rings) assertEquals(lookers.has(entry), true);
      effects += looks.length * shots.length;
    }
    assertEquals(effects > 0, true);
  },
);
