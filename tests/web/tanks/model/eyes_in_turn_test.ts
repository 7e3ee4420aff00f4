import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { seatInTurn } from "../../../../web/tanks/model/eyes_in_turn.ts";
import { record, stateAt } from "../../../../web/tanks/model/recording.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf } from "../../../lib/logs/record.ts";
import { recordings } from "./fixture_recording.ts";

/** Three tanks; the second is ended in turn 15. */
const RECORDING = record(headerOf(3), {
  round: 1,
  width: 3,
  height: 1,
  heights: ["555"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }, { bot: 2, x: 3, y: 1 }],
  turns: Array.from(
    { length: 60 },
    (_, index) => index === 14 ? "L0!!L0" : index < 14 ? "L0L0L0" : "L0--L0",
  ),
  faults: [],
  result: undefined,
});

Deno.test("[WATCH-18] each living tank has its ten turns, the dead have none", () => {
  const seats = [0, 9, 10, 19, 20, 30, 40, 50].map((turn) => seatInTurn(RECORDING, turn, 1));
  assertEquals(seats, [0, 0, 1, 2, 2, 0, 2, 0]);
});

Deno.test("where turns go by faster, each has as many more", () => {
  assertEquals([0, 19, 20, 39, 40].map((turn) => seatInTurn(RECORDING, turn, 2)), [0, 0, 2, 2, 0]);
  assertEquals([0, 9, 10].map((turn) => seatInTurn(RECORDING, turn, 0.25)), [0, 0, 1]);
});

Deno.test("who dies gives the rest of its turns to the next one", () => {
  assertEquals([14, 15, 19, 20].map((turn) => seatInTurn(RECORDING, turn, 1)), [1, 2, 2, 2]);
});

Deno.test("whose eyes are lent is alive, as long as anybody is", () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      for (let turn = 0; turn <= recording.turns; turn++) {
        const seat = seatInTurn(recording, turn, 1) ?? -1;
        const { tanks } = stateAt(recording, turn);
        assert(tanks[seat]?.lives !== 0 || tanks.filter(({ lives }) => lives > 0).length === 0);
      }
    }),
    runs(20),
  );
});
