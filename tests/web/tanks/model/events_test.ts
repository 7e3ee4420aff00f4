import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { tellTurn } from "../../../../lib/logs/words.ts";
import {
  eventsOf,
  firstFrom,
  LISTED_KINDS,
  type ListedEvent,
  nameIn,
  visibleTo,
} from "../../../../web/tanks/model/events.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { runs } from "../../../lib/logs/properties.ts";
import { headerOf } from "../../../lib/logs/record.ts";
import { fixtureRecording, randomRecording, recordings } from "./fixture_recording.ts";

const pure = { permissions: "none" } as const;

function told(events: readonly ListedEvent[]): unknown[] {
  return events.map(({ turn, kind, weight, text }) => [turn, kind, weight, text]);
}

function eventsOfTurn(events: readonly ListedEvent[], turn: number): readonly ListedEvent[] {
  return events.slice(firstFrom(events, turn), firstFrom(events, turn + 1));
}

Deno.test("the list tells shots at the living, at wrecks, deaths and the end, with names", async () => {
  const events = eventsOf(await fixtureRecording("wreck-stops-a-shot"));
  assertEquals(told(eventsOfTurn(events, 4)), [
    [4, "shot-hit", "major", "anna (A) fires E and hits ben (B), 1 step away: damage 6, scores 2"],
    [4, "death", "major", "ben (B) dies of shots"],
    [4, "look", "minor", "cleo (C) looks N and sees nobody"],
  ]);
  assertEquals(told(eventsOfTurn(events, 5)), [
    [5, "shot-wreck", "minor", "anna (A) fires E and hits the wreck of ben (B), 1 step away"],
    [5, "shot-wreck", "minor", "cleo (C) fires W and hits the wreck of ben (B), 1 step away"],
    [5, "end", "major", "The round is over after 5 turns: 2 are alive"],
  ]);
  const seats = (kind: string) => events.find((event) => event.kind === kind)?.seats;
  assertEquals([seats("shot-hit"), seats("death"), seats("look")], [[0, 1], [1], [1]]);
  assertEquals([seats("shot-wreck"), seats("end")], [[0, 1], [0, 2]]);
});

Deno.test("the list tells collisions, and who tried to drive", async () => {
  const events = eventsOf(await fixtureRecording("two-onto-a-third"));
  assertEquals(told(events).slice(0, 3), [
    [1, "stay", "minor", "anna (A) tries E and stays where it is, blocked"],
    [1, "stay", "minor", "ben (B) tries W and stays where it is, blocked"],
    [
      1,
      "collision",
      "major",
      "anna (A) and ben (B) collide, 3 lives each: anna (A) scores 3, ben (B) scores 3",
    ],
  ]);
  assertEquals(events[2]?.seats, [0, 1]);
});

Deno.test("the list tells lost turns first, and faults as what they are", async () => {
  const lost = eventsOf(await fixtureRecording("invalid-line-loses-the-turn"));
  assertEquals(told(lost).slice(0, 2), [
    [1, "lost", "major", 'anna (A) loses the turn (invalid: wrote "M9")'],
    [1, "move", "minor", "ben (B) drives S to (4,3)"],
  ]);
  const ended = eventsOf(await fixtureRecording("fault-in-turn-2"));
  assertEquals(told(eventsOfTurn(ended, 2)), [
    [2, "fault", "major", "ben (B) dies: ended by a fault (timeout: used 113 ms of 100 ms)"],
    [2, "look", "minor", "anna (A) looks N and sees nobody"],
    [
      2,
      "end",
      "major",
      "The round is over: anna (A) is the only one alive and scores a bonus of 10",
    ],
  ]);
});

Deno.test("the list ends with how the round ended", async () => {
  const dead = eventsOf(await fixtureRecording("two-shoot-each-other-dead")).at(-1);
  assertEquals([dead?.text, dead?.seats], ["The round is over: nobody is left", []]);
  const round = {
    round: 1,
    width: 3,
    height: 1,
    heights: ["555"],
    tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }],
    faults: [],
    result: undefined,
  };
  const last = (turns: string[]) => {
    const events = eventsOf(record(headerOf(2), { ...round, turns }));
    return [events.at(-1)?.turn, events.at(-1)?.text];
  };
  const cut = "The log ends here, before the round is over: 2 are alive";
  assertEquals(last(["F6L0"]), [1, cut]);
  assertEquals(last([]), [0, cut]);
});

Deno.test("a tank is called by name and mark, by its mark where it has no name", pure, () => {
  const recording = randomRecording(30, 1, 1);
  assertEquals([nameIn(recording)(0), nameIn(recording)(29)], ["bot0 (0)", "bot29 (29)"]);
  assertEquals(nameIn(randomRecording(2, 1, 1))(1), "bot1 (B)");
  const { seats, ...others } = randomRecording(2, 1, 1);
  const unnamed = { ...others, seats: seats.map((seat) => ({ ...seat, name: "" })) };
  assertEquals(nameIn(unnamed)(1), "B");
});

Deno.test("turn by turn, the list says what tellTurn() says", pure, () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      const bare = { ...recording, seats: recording.seats.map((seat) => ({ ...seat, name: "" })) };
      const events = eventsOf(bare);
      for (const step of recording.steps) {
        const texts = eventsOfTurn(events, step.turn).filter(({ kind }) => kind !== "end");
        assertEquals(texts.map(({ text }) => text), tellTurn(recording.round, step));
      }
    }),
    runs(20),
  );
});

Deno.test("firstFrom() cuts the list where a plain search does", pure, () => {
  fc.assert(
    fc.property(recordings, (recording) => {
      const events = eventsOf(recording);
      assertEquals(events.at(-1)?.kind, "end");
      for (let turn = -1; turn <= recording.turns + 2; turn++) {
        const first = events.findIndex((event) => event.turn >= turn);
        assertEquals(firstFrom(events, turn), first < 0 ? events.length : first);
        assert(eventsOfTurn(events, turn).every((event) => event.turn === turn));
      }
      const parts = Array.from({ length: recording.turns + 1 }, (_, t) => eventsOfTurn(events, t));
      assertEquals(parts.flat().length, events.length);
    }),
    runs(20),
  );
});

Deno.test("a program could know of its own doing and of deaths, no more", pure, () => {
  const event = (kind: ListedEvent["kind"], seats: number[]): ListedEvent => (
    { turn: 1, kind, seats, weight: "minor", text: "" }
  );
  for (const kind of LISTED_KINDS) {
    const seen = [1, 2, 3].map((seat) => visibleTo(event(kind, [1, 2]), seat));
    const expected = kind === "death" || kind === "fault"
      ? [true, true, true]
      : kind === "collision" || kind === "end"
      ? [false, false, false]
      : [true, false, false];
    assertEquals(seen, expected, kind);
  }
});

Deno.test("texts are made when they are asked for, not before", pure, () => {
  const recording = randomRecording(9, 80, 3);
  let asked = 0;
  const seats = recording.seats.map((seat) => ({
    ...seat,
    get name() {
      asked += 1;
      return seat.name;
    },
  }));
  const events = eventsOf({ ...recording, seats });
  assertEquals([events.length > 100, asked], [true, 0]);
  assert(events[0]?.text.startsWith("bot"));
  assert(asked > 0);
});

Deno.test("of a collision with a wreck the driver comes first, though its seat is the higher one", () => {
  const recording = record(headerOf(2), {
    ...{ round: 1, width: 2, height: 1, heights: ["55"], faults: [], result: undefined },
    tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }],
    turns: ["!!M6"],
  });
  const rammed = eventsOf(recording).find(({ kind }) => kind === "collision");
  const [wreck, driver] = [0, 1].map(nameIn(recording));
  assertEquals(rammed?.seats, [1, 0]);
  assertEquals(rammed?.text, `${driver} drives into the wreck of ${wreck} and loses 3 lives`);
});
