/** A round of three turns on a small field, for what is told of it. */
import type { LogRound } from "../../../../lib/logs/types.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import { headerOf } from "../../../lib/logs/record.ts";

const ROUND: LogRound = {
  round: 1,
  width: 5,
  height: 5,
  heights: ["77777", "77777", "77777", "77777", "44444"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 3, y: 1 }, { bot: 2, x: 4, y: 5 }],
  turns: ["L2F6!!", "M3M1--", "L4L4--"],
  faults: [{ turn: 1, tank: 2, kind: "exit", detail: "" }],
  result: undefined,
};
/** The first looks E and sees the second, who hits it for 7 - 2 and then drives away; the third dies of a fault. */
export const SMALL_ROUND = record(headerOf(3), ROUND);
