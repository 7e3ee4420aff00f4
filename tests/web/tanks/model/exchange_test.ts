import { assertEquals } from "@std/assert";
import { type Exchange, exchangeAt, type Share } from "../../../../web/tanks/model/exchange.ts";
import { stateAt } from "../../../../web/tanks/model/recording.ts";
import { randomRecording } from "./recorded.ts";
import { smallRecording } from "./small_round.ts";

const NOTHING: Exchange = { dealt: [], taken: [] };

Deno.test("collisions and shots are told by who did them to whom", () => {
  const recording = smallRecording();
  assertEquals(exchangeAt(recording, 0, 0), NOTHING);
  assertEquals(exchangeAt(recording, 1, 0), {
    dealt: [{ seat: 1, points: 3 }],
    taken: [{ seat: 1, points: 3 }],
  });
  // A hits B for 3 more in turn 3, and is hit by C for 6 in turn 4.
  assertEquals(exchangeAt(recording, 4, 0), {
    dealt: [{ seat: 1, points: 6 }],
    taken: [{ seat: 2, points: 6 }, { seat: 1, points: 3 }],
  });
  assertEquals(exchangeAt(recording, 3, 2), NOTHING);
});

Deno.test("what a tank dealt is its damage, and somebody took all of it", () => {
  const recording = randomRecording(5, 6, 120);
  const sum = (shares: readonly Share[]) => shares.reduce((all, { points }) => all + points, 0);
  for (const turn of [0, 1, 40, recording.turns]) {
    const exchanges = recording.seats.map((_, seat) => exchangeAt(recording, turn, seat));
    assertEquals(exchanges.map(({ dealt }) => sum(dealt)), stateAt(recording, turn).damage);
    assertEquals(
      exchanges.reduce((all, { taken }) => all + sum(taken), 0),
      exchanges.reduce((all, { dealt }) => all + sum(dealt), 0),
    );
  }
});
