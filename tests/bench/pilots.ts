/**
 * All pilots of bots/race on all circuits of fixtures/circuits, and on as many random ones as the first argument says. Each
 * must finish each. `deno run -A tests/bench/pilots.ts 40`
 */
import { fromFileUrl, join } from "@std/path";
import { measure } from "../../lib/race/chronometer.ts";
import { writeCircuit } from "../../lib/race/circuit_file.ts";
import { generateCircuit } from "../../lib/race/generate.ts";
import { findOptimum } from "../../lib/race/optimum.ts";
import { type Course, courseOf, readCourse } from "../../lib/racing/course.ts";
import { DRIVE_LIMITS } from "../../lib/racing/limits.ts";
import { openPaddock } from "../../lib/racing/paddock.ts";

const PROJECT = fromFileUrl(new URL("../../", import.meta.url));
const CIRCUITS = join(PROJECT, "fixtures/circuits");

async function courses(random: number): Promise<Course[]> {
  const names = [...Deno.readDirSync(CIRCUITS)].map(({ name }) => name)
    .filter((name) => name.endsWith(".cir")).sort();
  const ours = await Promise.all(names.map((name) => readCourse(join(CIRCUITS, name))));
  const others = Array.from(
    { length: random },
    (_, index) =>
      courseOf(`random-${index + 1}.cir`, writeCircuit(generateCircuit(`bench ${index + 1}`))),
  );
  return [...ours, ...others];
}

const binaries = await Deno.makeTempDir();
const lookahead = join(binaries, "lookahead");
const compiled = await new Deno.Command("cc", {
  args: ["-O2", "-o", lookahead, join(PROJECT, "bots/race/lookahead.c")],
}).output();
const words = [
  ...["bots/race/demo_2cv.ts", "python3 bots/race/greedy.py"],
  ...(compiled.success ? [lookahead] : []),
  "bots/race/optimum.ts",
];

try {
  await using paddock = await openPaddock({ from: PROJECT, bubblewrap: true, trustNative: false });
  const all = (await courses(Number(Deno.args[0] ?? 0))).map((course) => {
    const best = findOptimum(course.circuit);
    return { course, par: best === undefined ? 0 : measure(best.points, best.finish).hundredths };
  });
  const pars = all.reduce((sum, { par }) => sum + par, 0);
  for (const word of words) {
    const pilot = await paddock.enter(word, DRIVE_LIMITS);
    let [sum, atPar, longestMs] = [0, 0, 0];
    for (const { course, par } of all) {
      const { report, sentence, verdict, wallMs } = await paddock.drive(
        pilot,
        course,
        DRIVE_LIMITS,
      );
      if (verdict !== "OK") console.log(`${pilot.name} on ${course.file}: ${verdict}: ${sentence}`);
      sum += report?.time ?? 0;
      if (report?.time === par) atPar += 1;
      longestMs = Math.max(longestMs, wallMs);
    }
    console.log(
      `${pilot.name.padEnd(10)} ${(sum / pars).toFixed(3)} times par, ` +
        `at par on ${atPar} of ${all.length}, longest run ${longestMs} ms`,
    );
  }
} finally {
  await Deno.remove(binaries, { recursive: true });
}
