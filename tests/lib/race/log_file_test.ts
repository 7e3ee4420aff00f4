import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { cleanText } from "../../../lib/race/foreign_text.ts";
import type { LapReport } from "../../../lib/race/lap_report.ts";
import { LOG_HEADER, logLine, parseLog, sortLog } from "../../../lib/race/log_file.ts";

const DATE = "2026-11-30T12:00:00Z";

function report(more: Partial<LapReport>): LapReport {
  return { pilot: "titi", circuit: "a.cir", verdict: "OK", sentence: "", moves: 62, ...more };
}

Deno.test("a line has date, pilot, file, moves, time, speed and verdict, parted by tabs", () => {
  assertEquals(
    logLine(report({ time: 6138, kmhHundredths: 22645 }), DATE, "TITI.F1"),
    `${DATE}\ttiti\tTITI.F1\t62\t61.38\t226.45\tOK`,
  );
  assertEquals(
    logLine(report({ verdict: "E_COLLISION", move: 17, moves: 16 }), DATE, "TITI.F1"),
    `${DATE}\ttiti\tTITI.F1\t16\t-\t-\tE_COLLISION move 17`,
  );
  assertEquals(
    logLine(report({ pilot: "", verdict: "E_SYNTAX", line: 4, moves: 0 }), DATE, "A.F1"),
    `${DATE}\t-\tA.F1\t0\t-\t-\tE_SYNTAX line 4`,
  );
});

Deno.test("foreign text stays on its line, and no terminal obeys it", () => {
  const line = logLine(report({ pilot: "a\tb\nc\x1b[2J\u202ed" }), DATE, "x\ty.F1");
  assertEquals(line, `${DATE}\ta b c\\u{1b}[2J\\u{202e}d\tx y.F1\t62\t-\t-\tOK`);
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => {
    const clean = cleanText(text);
    assertEquals(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(clean), false);
    assertEquals(cleanText(clean), clean);
  }));
  assertEquals(cleanText("x".repeat(500)).length, 120);
});

Deno.test("[TIME-3] [SPEED-3] a log is sorted by time, then speed; the eliminated ones come last", () => {
  const lines = [
    logLine(report({ pilot: "slow", time: 7000, kmhHundredths: 20000 }), DATE, "A.F1"),
    logLine(report({ pilot: "out", verdict: "E_AFTER_FINISH", move: 63, time: 100 }), DATE, "B.F1"),
    logLine(report({ pilot: "short", time: 6100, kmhHundredths: 20000 }), DATE, "C.F1"),
    logLine(report({ pilot: "long", time: 6100, kmhHundredths: 20001 }), DATE, "D.F1"),
  ];
  const { entries, warnings } = parseLog([LOG_HEADER, ...lines, ""].join("\n"));
  assertEquals(warnings, []);
  assertEquals(sortLog(entries).map(({ pilot }) => pilot), ["long", "short", "slow", "out"]);
  assertEquals(entries[3], {
    date: DATE,
    pilot: "long",
    file: "D.F1",
    moves: 62,
    time: 6100,
    kmhHundredths: 20001,
    verdict: "OK",
  });
});

Deno.test("lines that are none of a log are passed over with a warning", () => {
  const { entries, warnings } = parseLog(`${LOG_HEADER}\nhello\n\n${DATE}\ta\tb\t1\t-\t-\tOK\n`);
  assertEquals(entries, []);
  assertEquals(warnings.map(({ line }) => line), [2, 4]);
});
