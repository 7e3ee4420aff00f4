/**
 * A short round by hand in which much happens, for tests of the panels.
 *
 * The heights are 4 5 6, north of them 7 6 5. Turn 1: A runs into B, 3 lives each; B looks NW and sees both others, C
 * looks S. Turn 2: A loses its turn; C leaves W for (1,2), so B's shot N finds nobody. Turn 3: A hits B for 4 - 1 lives,
 * B loses its turn; C stays at the north edge. Turn 4: C, on height 7, hits A for 6, whose look N shows it then; B is
 * ended.
 */
import type { LogRound } from "../../../../lib/logs/types.ts";
import { record, type Recording } from "../../../../web/tanks/model/recording.ts";
import { headerOf } from "../../../lib/logs/record.ts";

const ROUND: LogRound = {
  round: 1,
  width: 3,
  height: 2,
  heights: ["456", "765"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }, { bot: 2, x: 2, y: 2 }],
  turns: ["M2L7L4", "--F0M6", "F2--M0", "L0!!F4"],
  faults: [
    { turn: 2, tank: 0, kind: "invalid", detail: 'wrote "<b>M9</b>"' },
    { turn: 3, tank: 1, kind: "invalid", detail: "" },
    {
      turn: 4,
      tank: 1,
      kind: "timeout",
      detail: "",
      clock: { allowedMs: 100, wallMs: 131, waitedMs: 18, cpuMs: 113 },
    },
  ],
  result: undefined,
};

/** Names that try to be more than names, for seats A, B and C. */
export const HOSTILE_NAMES = [
  "<img src=x onerror=alert(1)>",
  "\u202Eeman on",
  "x".repeat(200),
] as const;

/** The round, played by bots of these names. `turns`: the most that a round may have; the round is over with 4. */
export function smallRecording(
  names: readonly string[] = ["anna", "ben", "cleo"],
  turns = 1000,
): Recording {
  const header = headerOf(3, turns);
  const bots = names.map((name) => ({ name, version: "sha256:0123456789abcdef" }));
  return record({ ...header, bots }, ROUND);
}
