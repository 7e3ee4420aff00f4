import { assert, assertEquals } from "@std/assert";
import type { Seat } from "../../../lib/arena/types.ts";
import { replay } from "../../../lib/logs/replay.ts";
import type { LogRound } from "../../../lib/logs/types.ts";
import { lostSeats, tellEvent, tellLost, tellTurn } from "../../../lib/logs/words.ts";
import { headerOf } from "./record.ts";

Deno.test("tellTurn() has a sentence for everything that happens", { permissions: "none" }, () => {
  const round: LogRound = {
    round: 1,
    width: 5,
    height: 1,
    heights: ["77777"],
    tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }, { bot: 2, x: 4, y: 1 }],
    turns: ["F2L2M2", "F2--M6", "F2F0M2", "M4F2L0", "M2L0!!"],
    faults: [
      { turn: 2, tank: 1, kind: "invalid", detail: 'wrote "M9"' },
      { turn: 5, tank: 2, kind: "timeout", detail: "" },
    ],
    result: undefined,
  };
  const told = Array.from(replay(headerOf(3), round), (step) => tellTurn(round, step));
  assertEquals(told, [
    [
      "C drives E to (5,1)",
      "A fires E and hits B, 1 step away: damage 6, scores 6",
      "B looks E and sees C",
    ],
    [
      'B loses the turn (invalid: wrote "M9")',
      "C drives W to (4,1)",
      "A fires E and hits B, 1 step away: damage 6, scores 6",
    ],
    [
      "C drives E to (5,1)",
      "A fires E and hits B, 1 step away: damage 6, scores 6",
      "B fires N and hits nothing",
    ],
    [
      "A tries S and stays at the edge",
      "B fires E and hits C, 3 steps away: damage 4, scores 4",
      "C looks N and sees nobody",
    ],
    [
      "C dies: ended by a fault (timeout)",
      "A tries E and stays where it is, blocked",
      "A and B collide, 3 lives each: A scores 2, B scores 3",
      "B dies of collisions",
    ],
  ]);
});

/** Two tanks; the second loses its turn, dies, and has a turn lost as a wreck. */
const lossy: LogRound = {
  round: 1,
  width: 2,
  height: 1,
  heights: ["95"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }],
  turns: ["F2--", "--!!", "F2--"],
  faults: [{ turn: 1, tank: 1, kind: "invalid", detail: "" }],
  result: undefined,
};

Deno.test("lostSeats() tells who lost the turn, wrecks left out", { permissions: "none" }, () => {
  const lost = Array.from(replay(headerOf(2), lossy), (step) => lostSeats(step));
  assertEquals<unknown>(lost, [[1], [0], []]);
});

Deno.test(
  "tellEvent() and tellLost() call tanks as they are told to",
  { permissions: "none" },
  () => {
    const name = (seat: number) => ["tank1", "<b>hunter</b>"][seat] ?? "";
    const told = Array.from(replay(headerOf(2), lossy), (step) => [
      ...lostSeats(step).map((seat) => tellLost(seat, step, lossy, name)),
      ...step.events.map((event) => tellEvent(event, step, lossy, name)),
    ]);
    assertEquals(told, [
      [
        "<b>hunter</b> loses the turn (invalid)",
        "tank1 fires E and hits <b>hunter</b>, 1 step away: damage 8, scores 8",
      ],
      ["tank1 loses the turn", "<b>hunter</b> dies: ended by a fault"],
      ["tank1 fires E and hits the wreck of <b>hunter</b>, 1 step away"],
    ]);
  },
);

Deno.test("who drives into a wreck is told, not that two collide", { permissions: "none" }, () => {
  const round: LogRound = {
    ...{ round: 1, width: 3, height: 1, heights: ["555"], faults: [], result: undefined },
    tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }, { bot: 2, x: 3, y: 1 }],
    // B is a wreck before the moves of the turn in which its program is ended, and later on.
    turns: ["L0!!M6", "M2--L0"],
  };
  const told = Array.from(replay(headerOf(3), round), (step) => tellTurn(round, step));
  assertEquals(told, [
    [
      "B dies: ended by a fault",
      "C tries W and stays where it is, blocked",
      "C drives into the wreck of B and loses 3 lives",
      "A looks N and sees nobody",
    ],
    [
      "A tries E and stays where it is, blocked",
      "A drives into the wreck of B and loses 3 lives",
      "C looks N and sees nobody",
    ],
  ]);
});

Deno.test("what a program wrote cannot turn the sentence about it", { permissions: "none" }, () => {
  const faults = [{ turn: 1, tank: 1, kind: "invalid", detail: "wrote \u202e" }] as const;
  const [step] = replay(headerOf(2), lossy);
  assert(step !== undefined);
  const told = tellLost(1 as Seat, step, { ...lossy, faults }, (seat) => `${seat}`);
  assertEquals(told, "1 loses the turn (invalid: wrote \\u{202e})");
});
