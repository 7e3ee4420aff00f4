import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { DRIVE_LIMITS } from "../../../lib/racing/limits.ts";
import { course, paddockIn, PROJECT, withPrograms } from "./paddocks.ts";

const COURSE = course("drive");
const POINTS = findOptimum(COURSE.circuit)?.points ?? [];

/** A pilot that writes what it was given. */
function writer(result: string, lines: readonly string[]): string {
  return `Deno.writeTextFileSync(${JSON.stringify(result)}, ${JSON.stringify(lines.join("\n"))});`;
}

const LAP = POINTS.map(({ x, y }) => `${x},${y}`);

Deno.test("a drive tells pilot, circuit, verdict, limits, times and the lap [LAP-1] [TIME-1]", async () => {
  await withPrograms(
    { "fast.ts": writer("FAST.F1", ["Schumi", "drive.cir", ...LAP]) },
    async (folder) => {
      await using paddock = await paddockIn(folder);
      const pilot = await paddock.enter("fast.ts", DRIVE_LIMITS);
      const result = await paddock.drive(pilot, COURSE, { ...DRIVE_LIMITS, seconds: 60 });
      assertEquals([result.pilot, result.circuit, result.verdict], ["fast", "drive.cir", "OK"]);
      assertEquals(result.limits, { ...DRIVE_LIMITS, seconds: 60 });
      assertEquals(result.lap?.points, POINTS);
      assertEquals([result.report?.pilot, result.report?.moves], ["Schumi", POINTS.length - 1]);
      assert(result.wallMs > 0);
    },
  );
});

Deno.test("the result is found in whatever letters, and the ending of the circuit's name may be missing", async () => {
  const files = {
    "low.ts": writer("low.f1", ["", "drive.cir", ...LAP]),
    "Mixed.ts": writer("Mixed.F1", ["", "DRIVE", ...LAP]),
  };
  await withPrograms(files, async (folder) => {
    await using paddock = await paddockIn(folder);
    for (const word of Object.keys(files)) {
      const pilot = await paddock.enter(word, DRIVE_LIMITS);
      const { verdict } = await paddock.drive(pilot, COURSE, DRIVE_LIMITS);
      assertEquals(verdict, "OK", word);
    }
  });
});

Deno.test("a result that is not right has the judge's verdict [JUDGE-2]", async () => {
  const files = {
    "syntax.ts": writer("SYNTAX.F1", ["", "drive.cir", "40;4"]),
    "other.ts": writer("OTHER.F1", ["", "monaco.cir", ...LAP]),
    "start.ts": writer("START.F1", ["", "drive.cir", "41,4"]),
    "stops.ts": writer("STOPS.F1", ["", "drive.cir", ...LAP.slice(0, -1)]),
    "jumps.ts": writer("JUMPS.F1", ["", "drive.cir", "40,4", "43,4"]),
    "on.ts": writer("ON.F1", ["", "drive.cir", ...LAP, "50,4"]),
    "empty.ts": writer("EMPTY.F1", []),
  };
  const verdicts = [
    "E_SYNTAX",
    "E_CIRCUIT",
    "E_START",
    "E_NOT_FINISHED",
    "E_ACCEL",
    "E_AFTER_FINISH",
    "E_CIRCUIT",
  ];
  await withPrograms(files, async (folder) => {
    await using paddock = await paddockIn(folder);
    const found: string[] = [];
    for (const word of Object.keys(files)) {
      const pilot = await paddock.enter(word, DRIVE_LIMITS);
      const { sentence, verdict } = await paddock.drive(pilot, COURSE, DRIVE_LIMITS);
      found.push(verdict);
      if (verdict === "E_CIRCUIT") assertStringIncludes(sentence, 'called with "drive.cir"');
    }
    assertEquals(found, verdicts);
  });
});

Deno.test("a name given to a pilot is for tables, its file is named after the program", async () => {
  await withPrograms(
    { "fast.ts": writer("FAST.F1", ["", "drive.cir", ...LAP]) },
    async (folder) => {
      await using paddock = await paddockIn(folder);
      const pilot = await paddock.enter("Fox=fast.ts", DRIVE_LIMITS);
      const { pilot: name, verdict } = await paddock.drive(pilot, COURSE, DRIVE_LIMITS);
      assertEquals([name, verdict], ["Fox", "OK"]);
    },
  );
});

Deno.test("a pilot that is a folder is named after it, and reads the data that lies there", async () => {
  const files = {
    "fox/main.ts":
      'Deno.writeTextFileSync("FOX.F1", Deno.readTextFileSync(new URL("lap.txt", import.meta.url)));',
    "fox/lap.txt": ["", "drive.cir", ...LAP].join("\n"),
  };
  await withPrograms(files, async (folder) => {
    await using paddock = await paddockIn(folder);
    const pilot = await paddock.enter("fox", DRIVE_LIMITS);
    assertEquals((await paddock.drive(pilot, COURSE, DRIVE_LIMITS)).verdict, "OK");
  });
});

Deno.test("pilots that are too large, missing or badly named are refused at once", async () => {
  const files = { "large.ts": `// ${"x".repeat(3000)}`, "a,b.ts": "", "b.ts": "" };
  await withPrograms(files, async (folder) => {
    await using paddock = await paddockIn(folder);
    const limits = { programBytes: 2000 };
    const refuse = (word: string, says: string) =>
      assertRejects(() => paddock.enter(word, limits), UnusableInput, says);
    await refuse("large.ts", "large.ts: the pilot has 2.9 KB in all, a pilot may have 2 KB");
    await refuse("a,b.ts", "makes no good file name");
    await refuse("absent.ts", "");
    assertEquals((await paddock.enter("b.ts", limits)).files.result, "B.F1");
  });
});

Deno.test("two pilots drive at once, each on its own circuit", async () => {
  await using paddock = await paddockIn(PROJECT);
  const pilot = await paddock.enter("bots/race/demo_2cv.ts", DRIVE_LIMITS);
  const courses = [COURSE, course("other"), course("third")];
  const results = await Promise.all(
    courses.map((course) => paddock.drive(pilot, course, DRIVE_LIMITS)),
  );
  assertEquals(results.map(({ circuit, verdict }) => [circuit, verdict]), [
    ["drive.cir", "OK"],
    ["other.cir", "OK"],
    ["third.cir", "OK"],
  ]);
  assertEquals(new Set(results.map(({ report }) => report?.time)).size, 3);
});

Deno.test("a pilot that is interrupted is told so, with what it said", async () => {
  await withPrograms({ "slow.ts": 'console.error("thinking"); for (;;);' }, async (folder) => {
    await using paddock = await paddockIn(folder);
    const pilot = await paddock.enter("slow.ts", DRIVE_LIMITS);
    const { sentence, verdict } = await paddock.drive(
      pilot,
      COURSE,
      DRIVE_LIMITS,
      AbortSignal.abort(),
    );
    assertEquals(verdict, "E_INTERRUPTED");
    assertStringIncludes(sentence, "interrupted");
  });
});
