import { assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { drive } from "../../../lib/racing/drive.ts";
import { DRIVE_LIMITS } from "../../../lib/racing/limits.ts";
import type { Pilot } from "../../../lib/racing/pilot.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";
import { course, HOSTILE, paddockIn, works } from "./paddocks.ts";

/** A row of fixtures/hostile/pilots/outcomes.json. */
interface HostilePilot {
  /** How it is entered. */
  readonly pilot: string;
  readonly does: string;
  readonly needs: readonly string[];
  readonly outcome: string;
  /** In bubblewrap without the filter of system calls, and without bubblewrap; null: not tried there. */
  readonly withoutFilter?: string | null;
}

const rows: readonly HostilePilot[] = JSON.parse(
  await Deno.readTextFile(join(HOSTILE, "outcomes.json")),
);
const HAS_PYTHON = await works("python3");

/** Where all of them drive, one after the other: the sandbox is found once, and a pilot is entered once. */
const GROUNDS = {
  bubblewrap: await openGround(true),
  bare: await openGround(false),
};
Deno.test.afterAll(async () => {
  for (const { paddock, workshop } of Object.values(GROUNDS)) {
    await paddock[Symbol.asyncDispose]();
    await workshop.close();
  }
});
const HAS_BUBBLEWRAP = GROUNDS.bubblewrap.paddock.sandbox.layers.includes("bubblewrap");

async function openGround(bubblewrap: boolean) {
  const paddock = await paddockIn(HOSTILE, { bubblewrap });
  return { paddock, workshop: await openWorkshop(), pilots: new Map<string, Pilot>() };
}

/** Everything that is to end by itself ends long before. */
const LIMITS = { ...DRIVE_LIMITS, seconds: 20 };
const SHORT = { ...DRIVE_LIMITS, seconds: 0.5, graceSeconds: 0.1 };

const COURSE = course("hostile");

async function check(
  { does, outcome, pilot: word, withoutFilter }: HostilePilot,
  walls: "all" | "no-filter" | "no-bubblewrap",
): Promise<void> {
  const { paddock, pilots, workshop } = GROUNDS[walls === "no-bubblewrap" ? "bare" : "bubblewrap"];
  const { layers } = paddock.sandbox;
  const sandbox = walls !== "no-filter" ? paddock.sandbox : {
    ...paddock.sandbox,
    filter: undefined,
    layers: layers.filter((layer) => layer !== "seccomp"),
  };
  const pilot = pilots.get(word) ?? await paddock.enter(word, LIMITS);
  pilots.set(word, pilot);
  const limits = outcome === "E_TIMEOUT" ? SHORT : LIMITS;
  const { errors, verdict } = await drive(pilot, COURSE, limits, {
    sandbox,
    workshop: workshop.folder,
  });
  const expected = sandbox.layers.includes("seccomp") ? outcome : withoutFilter ?? outcome;
  assertEquals(verdict, expected, `${word}: ${does}. ${errors}`);
  assertEquals([...Deno.readDirSync(workshop.folder)], [], `${word} left something`);
}

for (const row of rows) {
  const isNative = row.needs.includes("bubblewrap");
  const isMissing = isNative && !(HAS_BUBBLEWRAP && HAS_PYTHON);
  const reason = isMissing ? " (ignored: bubblewrap or python3 does not work on this machine)" : "";
  const name = `hostile pilot ${row.pilot}: ${row.does}`;
  Deno.test({ name: name + reason, ignore: isMissing, fn: () => check(row, "all") });
  if (row.withoutFilter === null) continue;
  Deno.test({
    name: `${name}, without the filter${reason}`,
    ignore: isMissing || !HAS_BUBBLEWRAP,
    fn: () => check(row, "no-filter"),
  });
  if (isNative) continue;
  Deno.test(`${name}, without bubblewrap`, () => check(row, "no-bubblewrap"));
}

Deno.test("the table of hostile pilots names every file and every pilot", async () => {
  const table = await Deno.readTextFile(join(HOSTILE, "README.md"));
  const named = new Set(["README.md", "outcomes.json", "pilot.ts"]);
  for (const { does, outcome, pilot } of rows) {
    assertStringIncludes(table, `| ${pilot} | ${does} | ${outcome}`);
    named.add(pilot.split(" ").find((word) => word.includes(".")) ?? "");
  }
  assertEquals([...Deno.readDirSync(HOSTILE)].map(({ name }) => name).sort(), [...named].sort());
});
