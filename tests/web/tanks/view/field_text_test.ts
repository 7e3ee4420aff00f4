import { assert, assertEquals } from "@std/assert";
import type { Seat } from "../../../../lib/arena/types.ts";
import { sketch } from "../../../../lib/logs/sketch.ts";
import { stateAt } from "../../../../web/tanks/model/recording.ts";
import { fieldText } from "../../../../web/tanks/view/field_text.ts";
import { smallRecording } from "../model/small_round.ts";

const pure = { permissions: "none" } as const;

Deno.test("[WATCH-31] the field is the text that the terminal prints", pure, () => {
  const recording = smallRecording();
  for (let turn = 0; turn <= recording.turns; turn++) {
    assertEquals(fieldText(recording, turn, undefined), sketch(stateAt(recording, turn)));
  }
});

Deno.test(
  "in fog it has only those whom the program knows of, where it saw them last",
  pure,
  () => {
    const recording = smallRecording();
    const before = fieldText(recording, 0, 1 as Seat);
    assert(before.includes("B↑") && !/[AC]/.test(before));
    const seen = fieldText(recording, 1, 1 as Seat);
    assert(/A/.test(seen) && /C/.test(seen));
    // C drives on in turn 2, and B doesn't look.
    assertEquals(fieldText(recording, 2, 1 as Seat), seen);
  },
);
