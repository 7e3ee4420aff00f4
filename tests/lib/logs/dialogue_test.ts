import { assertEquals } from "@std/assert";
import { dialogueOf, type DialogueTurn } from "../../../lib/logs/dialogue.ts";
import type { Seat } from "../../../lib/arena/types.ts";
import type { LogRound } from "../../../lib/logs/types.ts";
import { headerOf } from "./record.ts";

const pure = { permissions: "none" } as const;

const ROUND: LogRound = {
  round: 1,
  width: 3,
  height: 2,
  heights: ["456", "765"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }, { bot: 2, x: 2, y: 2 }],
  turns: ["M2L7L4", "--F0M6", "F2--M0", "L0!!F4"],
  faults: [
    { turn: 2, tank: 0, kind: "invalid", detail: 'wrote "M9"' },
    { turn: 3, tank: 1, kind: "invalid", detail: "" },
    { turn: 4, tank: 1, kind: "exit", detail: "exited with status 3" },
  ],
  result: undefined,
};

/** One line a turn: its number, what was written, what was read, how it ended. */
function told(seat: number, turns = 1000): string[] {
  const dialogue = dialogueOf(headerOf(3, turns), ROUND, seat as Seat);
  return Array.from(
    dialogue,
    ({ turn, wrote, read, fault, end }: DialogueTurn) =>
      [turn, wrote ?? "", read.join("|"), fault?.kind ?? "", end ?? ""].join("; "),
  );
}

// The heights are 4 5 6, north of them 7 6 5. Turn 1: the first tank runs into the second, 3 lives each; the second
// looks NW and sees both others, the third looks S. Turn 2: the third leaves W for (1,2), so the second's shot N finds
// nobody. Turn 3: the first hits the second for 4 - 1 lives; the third stays at the north edge. Turn 4: the third, on
// height 7, hits the first for 6, whose look N shows it then; the wreck E of it is not in that sector.
Deno.test("dialogueOf() gives what each program read and wrote", pure, () => {
  assertEquals(told(0), [
    "0; ; 3 2 1 1 2|4 5 6|7 6 5; ; ",
    "1; M2; 17 17 20 1 1; ; ",
    "2; ; 17 17 20; invalid; ",
    "3; F2; 17 14 20 1; ; ",
    "4; L0; 11 0 20 1 2 1 2 0 4 4; ; ",
  ]);
  assertEquals(told(1), [
    "0; ; 3 2 2 1 2|4 5 6|7 6 5; ; ",
    "1; L7; 17 17 20 2 1 1 1 2 0 0 2 2 2 0 0 4; ; ",
    "2; F0; 17 17 20 0; ; ",
    "3; ; 14 17 20; invalid; ",
    "4; ; ; exit; dead",
  ]);
});

Deno.test("dialogueOf() ends without a report where the round is over", pure, () => {
  assertEquals(told(2, 4).at(-1), "4; F4; ; ; over");
});
