import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { makeLap } from "../../../../lib/race/lap_file.ts";
import { reportLap } from "../../../../lib/race/lap_report.ts";
import { DriveJournal } from "../../../../lib/racing/championship/journal.ts";
import { isAsJudged } from "../../../../lib/racing/championship/recheck.ts";
import type { DriveRecord } from "../../../../lib/racing/championship/types.ts";
import { BEST } from "../../cli/race/folder.ts";
import { OVAL } from "../../race/drawn.ts";
import { inFolder } from "./folder.ts";

const LAP = { pilot: "ada", circuit: "bob.cir", points: BEST };
const { kmhHundredths = 0, moves, time = 0 } = reportLap(LAP, OVAL);
const GOOD: DriveRecord = {
  ...{ round: 1, pilot: "ada", circuit: "bob", key: "k", verdict: "OK", sentence: "" },
  ...{ moves, time, kmhHundredths, lap: makeLap(LAP) },
};
const { lap: _, ...WITHOUT_LAP } = GOOD;

Deno.test("a kept drive is believed when its lap, judged again, gives what was kept", () => {
  assertEquals(isAsJudged(GOOD, OVAL), true);
  const wrong: DriveRecord[] = [
    { ...GOOD, time: time - 1 },
    { ...GOOD, kmhHundredths: kmhHundredths + 1 },
    { ...GOOD, verdict: "E_COLLISION" },
    { ...GOOD, lap: makeLap({ ...LAP, points: BEST.slice(0, -1) }) },
    { ...GOOD, lap: "no lap" },
    WITHOUT_LAP,
  ];
  assertEquals(wrong.map((record) => isAsJudged(record, OVAL)), wrong.map(() => false));
  const { kmhHundredths: _k, moves: _m, time: _t, ...none } = WITHOUT_LAP;
  assertEquals(isAsJudged({ ...none, verdict: "E_TIMEOUT" }, OVAL), true);
});

Deno.test("a drive whose kept lap says something else is not done when the journal is opened again", async () => {
  await inFolder([], async (folder) => {
    const path = join(folder, "journal.jsonl");
    const open = () => DriveJournal.open(path, () => "k", (record) => isAsJudged(record, OVAL));
    const forged = { ...GOOD, round: 2, time: 100 };
    {
      using journal = await open();
      journal.append(GOOD);
      journal.append(forged);
    }
    using journal = await open();
    assertEquals([journal.find(GOOD), journal.find(forged)], [GOOD, undefined]);
  });
});
