/**
 * All pilots of bots/race on all circuits of fixtures/circuits and on random ones, driven as in the contest: how near to
 * par they come, how long they take, and whether each finishes each.
 */
import { fromFileUrl, join } from "@std/path";
import { measure } from "../../lib/race/chronometer.ts";
import { writeCircuit } from "../../lib/race/circuit_file.ts";
import { generateCircuit } from "../../lib/race/generate.ts";
import { findOptimum } from "../../lib/race/optimum.ts";
import { type Course, courseOf, readCourse } from "../../lib/racing/course.ts";
import { DRIVE_LIMITS } from "../../lib/racing/limits.ts";
import { openPaddock, type Paddock } from "../../lib/racing/paddock.ts";

const PROJECT = fromFileUrl(new URL("../../", import.meta.url));
const CIRCUITS = join(PROJECT, "fixtures/circuits");

/** What a pilot did on all circuits. */
export interface PilotFigures {
  readonly pilot: string;
  /** The sum of its times, in times of the sum of pars. */
  readonly timesPar: number;
  /** On how many circuits it drove in the best time that there is. */
  readonly atPar: number;
  readonly longestMs: number;
  /** Where it did not finish, with the verdict; should be empty. */
  readonly failures: readonly string[];
}

/** What was driven. */
export interface PilotsFigures {
  readonly circuits: number;
  readonly pilots: readonly PilotFigures[];
}

interface Measured {
  readonly course: Course;
  /** In hundredths of a second. */
  readonly par: number;
}

/**
 * Drives them one after the other; without a C compiler, those in C are left out.
 * @param random How many random circuits there are besides ours.
 */
export async function benchPilots(random: number): Promise<PilotsFigures> {
  const binaries = await Deno.makeTempDir({ prefix: "turniir-bench-" });
  try {
    const lookahead = await compile("lookahead", binaries);
    const words = [
      ...["bots/race/demo_2cv.ts", "python3 bots/race/greedy.py"],
      ...(lookahead === undefined ? [] : [lookahead]),
      "bots/race/optimum.ts",
    ];
    await using paddock = await openPaddock({
      from: PROJECT,
      bubblewrap: true,
      trustNative: false,
    });
    const courses = (await allCourses(random)).map((course): Measured => {
      const best = findOptimum(course.circuit);
      return { course, par: best === undefined ? 0 : measure(best.points, best.finish).hundredths };
    });
    const pilots: PilotFigures[] = [];
    for (const word of words) pilots.push(await driveAll(word, courses, paddock));
    return { circuits: courses.length, pilots };
  } finally {
    await Deno.remove(binaries, { recursive: true });
  }
}

async function allCourses(random: number): Promise<Course[]> {
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

async function driveAll(
  word: string,
  courses: readonly Measured[],
  paddock: Paddock,
): Promise<PilotFigures> {
  const pilot = await paddock.enter(word, DRIVE_LIMITS);
  const failures: string[] = [];
  let [sum, atPar, longestMs] = [0, 0, 0];
  for (const { course, par } of courses) {
    const { report, verdict, wallMs } = await paddock.drive(pilot, course, DRIVE_LIMITS);
    if (verdict !== "OK") failures.push(`${course.file}: ${verdict}`);
    sum += report?.time ?? 0;
    if (report?.time === par) atPar += 1;
    longestMs = Math.max(longestMs, wallMs);
  }
  const pars = courses.reduce((all, { par }) => all + par, 0);
  return { pilot: pilot.name, timesPar: sum / pars, atPar, longestMs, failures };
}

async function compile(name: string, into: string): Promise<string | undefined> {
  const binary = join(into, name);
  const args = ["-O2", "-o", binary, join(PROJECT, `bots/race/${name}.c`)];
  try {
    const { success } = await new Deno.Command(Deno.env.get("CC") ?? "cc", { args }).output();
    return success ? binary : undefined;
  } catch {
    return undefined;
  }
}
