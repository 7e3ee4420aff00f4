import { assertEquals } from "@std/assert";
import { reportLap } from "../../../../lib/race/lap_report.ts";
import { runOf } from "../../../../lib/racing/championship/garage.ts";
import type { DriveResult } from "../../../../lib/racing/drive.ts";
import { DRIVE_LIMITS } from "../../../../lib/racing/limits.ts";
import { OVAL } from "../../race/drawn.ts";

const GOING = new AbortController().signal;

/** A drive of a lap with so many points, which stands still at (41,4). */
function driven(points: number, change: Partial<DriveResult> = {}): DriveResult {
  const all = Array.from({ length: points }, (_, at) => ({ x: at === 0 ? 40 : 41, y: 4 }));
  const lap = { pilot: "ada", circuit: "bob.cir", points: all };
  const report = reportLap(lap, OVAL);
  return {
    ...{ pilot: "ada", circuit: "bob.cir", limits: DRIVE_LIMITS, notes: [], errors: "oh" },
    ...{ wallMs: 1, cpuMs: undefined, verdict: report.verdict, sentence: report.sentence },
    ...{ lap, report, ...change },
  };
}

Deno.test("of a drive its verdict and its lap are kept, and nothing that differs from time to time", () => {
  assertEquals(runOf(driven(3), GOING), {
    verdict: "E_NOT_FINISHED",
    sentence: "The lap ends before the finish line.",
    moves: 2,
    lap: "ada\r\nbob.cir\r\n40,4\r\n41,4\r\n41,4\r\n",
    errors: "oh",
  });
});

Deno.test("a lap of another circuit, or one that is far too long, is judged but not kept", () => {
  assertEquals(runOf(driven(3, { verdict: "E_CIRCUIT" }), GOING)?.lap, undefined);
  assertEquals(runOf(driven(20_001), GOING)?.lap, undefined);
  assertEquals(runOf(driven(20_001), GOING)?.verdict, "E_NOT_FINISHED");
});

Deno.test("a drive that was interrupted does not count, whatever else may have happened does", () => {
  const stopped = new AbortController();
  stopped.abort();
  assertEquals(runOf(driven(3, { verdict: "E_INTERRUPTED" }), stopped.signal), undefined);
  assertEquals(runOf(driven(3), stopped.signal)?.verdict, "E_NOT_FINISHED");
  assertEquals(runOf(driven(3, { verdict: "E_INTERRUPTED" }), GOING)?.verdict, "E_INTERRUPTED");
});
