import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { measure } from "../../../lib/race/chronometer.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { type Course, readCourse } from "../../../lib/racing/course.ts";
import type { DriveResult } from "../../../lib/racing/drive.ts";
import { DRIVE_LIMITS } from "../../../lib/racing/limits.ts";
import { course, paddockIn, PROJECT, works } from "./paddocks.ts";

/** Two of our circuits, and some random ones. */
const COURSES: readonly Course[] = [
  await readCourse(join(PROJECT, "fixtures/circuits/comb.cir")),
  await readCourse(join(PROJECT, "fixtures/circuits/airfield.cir")),
  ...["one", "two", "three"].map(course),
];

const PARS = COURSES.map(({ circuit }) => {
  const best = findOptimum(circuit);
  return best && measure(best.points, best.finish);
});

const HAS_BUBBLEWRAP = await (async () => {
  await using paddock = await paddockIn(PROJECT);
  return paddock.sandbox.layers.includes("bubblewrap");
})();

/** Drives one pilot round all courses, with the contest's own limits. */
async function driveAll(word: string): Promise<DriveResult[]> {
  await using paddock = await paddockIn(PROJECT);
  const pilot = await paddock.enter(word, DRIVE_LIMITS);
  const results: DriveResult[] = [];
  for (const one of COURSES) results.push(await paddock.drive(pilot, one, DRIVE_LIMITS));
  for (const { circuit, errors, notes, sentence, verdict } of results) {
    assertEquals([verdict, notes], ["OK", []], `${word} on ${circuit}: ${sentence} ${errors}`);
  }
  return results;
}

function times(results: readonly DriveResult[]): number[] {
  return results.map(({ report }) => report?.time ?? 0);
}

Deno.test("demo_2cv finishes every circuit, slowly", async () => {
  const driven = times(await driveAll("bots/race/demo_2cv.ts"));
  driven.forEach((time, index) => assert(time > 2 * (PARS[index]?.hundredths ?? 0)));
});

Deno.test("optimum drives at par, the longest way too [OPTIMUM-1] [SPEED-3]", async () => {
  const results = await driveAll("bots/race/optimum.ts");
  assertEquals(
    results.map(({ report }) => [report?.time, report?.kmhHundredths]),
    PARS.map((par) => [par?.hundredths, par?.kmhHundredths]),
  );
});

/** A test of a pilot in another language. */
function testNative(name: string, tool: string, has: boolean, fn: () => Promise<void>): void {
  const isThere = has && HAS_BUBBLEWRAP;
  const reason = isThere ? "" : ` (ignored: bubblewrap or ${tool} does not work on this machine)`;
  Deno.test({ name: name + reason, ignore: !isThere, fn });
}

testNative("greedy finishes every circuit", "python3", await works("python3"), async () => {
  const driven = times(await driveAll("python3 bots/race/greedy.py"));
  driven.forEach((time, index) => assert(time < 1.5 * (PARS[index]?.hundredths ?? 0)));
});

testNative("lookahead finishes every circuit, close to par", "cc", await works("cc"), async () => {
  const folder = await Deno.makeTempDir({ prefix: "turniir-pilots-" });
  try {
    const program = join(folder, "lookahead");
    const args = ["-O2", "-Wall", "-Wextra", "-Werror", "-o", program, "bots/race/lookahead.c"];
    const { stderr, success } = await new Deno.Command("cc", { args, cwd: PROJECT }).output();
    assert(success, new TextDecoder().decode(stderr));
    const driven = times(await driveAll(program));
    driven.forEach((time, index) => assert(time < 1.1 * (PARS[index]?.hundredths ?? 0)));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
