import { assert, assertEquals } from "@std/assert";
import { parseLap } from "../../../lib/race/lap_file.ts";
import {
  abovePar,
  reportJson,
  reportLap,
  reportNoCircuit,
  reportOtherCircuit,
  reportSyntax,
} from "../../../lib/race/lap_report.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { OVAL } from "./drawn.ts";

const POINTS = findOptimum(OVAL)?.points ?? [];
const lap = (points: typeof POINTS) => ({ pilot: "titi", circuit: "oval.cir", points });

Deno.test("[JUDGE-2] [TIME-1] [SPEED-1] a good lap has moves, fraction, time, path and speed", () => {
  const report = reportLap(lap(POINTS), OVAL);
  assertEquals([report.verdict, report.moves, report.move], ["OK", POINTS.length - 1, undefined]);
  const { fraction = 0, kmhHundredths = 0, path = 0, time = 0 } = report;
  assertEquals(time, Math.floor(100 * (report.moves - 1 + fraction) + 0.5));
  assert(Math.abs(kmhHundredths / 100 - 36 * path / (report.moves - 1 + fraction)) <= 0.0051);
});

Deno.test("[JUDGE-2] what is absent is null for machines", () => {
  assertEquals(reportJson(reportLap(lap(POINTS.slice(0, 3)), OVAL)), {
    pilot: "titi",
    circuit: "oval.cir",
    verdict: "E_NOT_FINISHED",
    move: null,
    line: null,
    moves: 2,
    fraction: null,
    time: null,
    path: null,
    kmh: null,
  });
});

Deno.test("[JUDGE-2] points after the finish are refused, but the time is told", () => {
  const last = POINTS.at(-1) ?? { x: 0, y: 0 };
  const json = reportJson(reportLap(lap([...POINTS, last]), OVAL));
  assertEquals([json.verdict, json.move], ["E_AFTER_FINISH", POINTS.length]);
  assertEquals(json.time, reportJson(reportLap(lap(POINTS), OVAL)).time);
});

Deno.test("[LAP-5] a file that cannot be read is told with its line, and whose it is", () => {
  const parsed = parseLap(new TextEncoder().encode("titi\noval.cir\n40,4\n41;4"));
  assert(!parsed.ok);
  const report = reportSyntax(parsed.error);
  assertEquals([report.verdict, report.line, report.pilot], ["E_SYNTAX", 4, "titi"]);
  assertEquals(report.sentence.startsWith("Line 4 cannot be read. This is no point"), true);
});

Deno.test("[LAP-1] a name of no circuit is told", () => {
  const report = reportNoCircuit({ pilot: "titi", circuit: "../oval.cir", points: [] });
  assertEquals([report.verdict, report.moves], ["E_CIRCUIT", 0]);
  assertEquals(report.sentence.includes('"../oval.cir"'), true);
  assertEquals(
    reportNoCircuit({ pilot: "", circuit: "", points: [] }).sentence,
    "Line 2 names no circuit.",
  );
});

Deno.test("[LAP-1] another circuit than the pilot was called with is told with both names", () => {
  const told = (circuit: string) =>
    reportOtherCircuit({ pilot: "", circuit, points: [] }, "fish.cir").sentence;
  const called = 'the pilot was called with "fish.cir", and that is what it writes there.';
  assertEquals(told("meadow.cir"), `Line 2 says "meadow.cir": ${called}`);
  assertEquals(told("\x1b[2J"), `Line 2 says "\\u{1b}[2J": ${called}`);
  assertEquals(told(""), `Line 2 names no circuit: ${called}`);
});

Deno.test("a time above par", () => {
  assertEquals([abovePar(6138, 6138), abovePar(6463, 6138)], ["par", "par + 3.25"]);
  assertEquals(abovePar(6060, 6138), "par - 0.78");
});
