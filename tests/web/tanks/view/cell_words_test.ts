import { assertEquals } from "@std/assert";
import type { Seat } from "../../../../lib/arena/types.ts";
import { describeCell, speakCell } from "../../../../web/tanks/view/cell_words.ts";
import { SMALL_ROUND } from "./small_round.ts";

const pure = { permissions: "none" } as const;

const recording = SMALL_ROUND;
const first = 0 as Seat;

Deno.test("a cell tells its height and who is on it, with the damage done", pure, () => {
  assertEquals(describeCell(recording, 1, undefined, { x: 3, y: 1 }), {
    place: "3, 1",
    height: "height 7",
    tanks: [{
      seat: 1 as Seat,
      entry: 1,
      mark: "B",
      name: "bot1",
      isWreck: false,
      facts: ["20 lives", "facing N", "5 damage done"],
      could: [
        "cannon reaches 6 cells: would hit A W for 5",
        "a look N would show C",
      ],
    }],
  });
  assertEquals(
    speakCell(recording, 1, undefined, { x: 4, y: 5 }),
    "Cell (4,5), height 4: bot2 (C), wreck, 0 damage done",
  );
});

Deno.test("[WATCH-18] in fog a cell tells neither damage nor who came there unseen", pure, () => {
  assertEquals(speakCell(recording, 2, first, { x: 4, y: 2 }), "Cell (4,2), height 7: empty");
  assertEquals(
    speakCell(recording, 2, first, { x: 3, y: 1 }),
    "Cell (3,1), height 7: bot1 (B), 20 lives, facing N, seen 1 turn ago",
  );
  assertEquals(
    speakCell(recording, 2, first, { x: 1, y: 1 }),
    "Cell (1,1), height 7: bot0 (A), 15 lives, facing SE, " +
      "cannon reaches 6 cells: would hit B E for 5, if still there",
  );
});
