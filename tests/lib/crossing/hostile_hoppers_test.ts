import { assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { cross } from "../../../lib/crossing/cross.ts";
import { CROSSING_LIMITS } from "../../../lib/crossing/limits.ts";
import type { Pond } from "../../../lib/crossing/pond.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";
import { HOSTILE, pondIn, SHORT, works } from "./ponds.ts";

/** All that there are here, all but the filter of system calls, all but bubblewrap and what needs it. */
type Walls = "all" | "no-filter" | "no-bubblewrap";

/** A row of fixtures/hostile/hoppers/outcomes.json. */
interface HostileHopper {
  /** How it is entered. */
  readonly hopper: string;
  readonly does: string;
  readonly needs: readonly string[];
  readonly outcome: string;
  /** Behind which it is tried. */
  readonly walls: readonly Walls[];
}

const rows: readonly HostileHopper[] = JSON.parse(
  await Deno.readTextFile(join(HOSTILE, "outcomes.json")),
);
const HAS_PYTHON = await works("python3");
const HAS_BUBBLEWRAP = await (async () => {
  await using pond = await pondIn(HOSTILE);
  return pond.sandbox.layers.includes("bubblewrap");
})();

/** Everything that is to end by itself ends long before. */
const LIMITS = { ...CROSSING_LIMITS, seconds: 20 };
const QUICK = { ...CROSSING_LIMITS, seconds: 0.5 };

async function check(
  { does, hopper, outcome }: HostileHopper,
  pond: Pond,
  walls: Walls,
): Promise<void> {
  await using workshop = await openWorkshop();
  const sandbox = walls !== "no-filter" ? pond.sandbox : {
    ...pond.sandbox,
    filter: undefined,
    layers: pond.sandbox.layers.filter((layer) => layer !== "seccomp"),
  };
  const program = await pond.enter(hopper);
  const limits = outcome === "TIMEOUT" ? QUICK : LIMITS;
  const place = { sandbox, workshop: workshop.folder };
  const { errors, score, sentence, verdict } = await cross(program, SHORT, { limits }, place);
  assertEquals(verdict, outcome, `${hopper}: ${does}. ${sentence} ${errors}`);
  assertEquals(score, 0);
  assertEquals(sentence.includes("\x1b"), false);
  assertEquals([...Deno.readDirSync(workshop.folder)], [], `${hopper} left something`);
}

for (const walls of ["all", "no-filter", "no-bubblewrap"] as const) {
  Deno.test(`hostile hoppers have the right verdict and leave nothing, walls: ${walls}`, async (t) => {
    await using pond = await pondIn(HOSTILE, { bubblewrap: walls !== "no-bubblewrap" });
    for (const row of rows.filter((row) => row.walls.includes(walls))) {
      const isMissing = row.needs.includes("python3") && !HAS_PYTHON ||
        (row.needs.includes("bubblewrap") || walls === "no-filter") && !HAS_BUBBLEWRAP;
      const reason = isMissing ? " (ignored: bubblewrap or python3 does not work here)" : "";
      const name = `${row.hopper}: ${row.does}${reason}`;
      await t.step({ name, ignore: isMissing, fn: () => check(row, pond, walls) });
    }
  });
}

Deno.test("the table of hostile hoppers names every file and every hopper", async () => {
  const table = await Deno.readTextFile(join(HOSTILE, "README.md"));
  const named = new Set(["README.md", "outcomes.json"]);
  for (const { does, hopper, outcome } of rows) {
    assertStringIncludes(table, `| ${hopper} | ${does} | ${outcome} |`);
    named.add(hopper.split(" ").find((word) => word.includes(".")) ?? "");
  }
  assertEquals([...Deno.readDirSync(HOSTILE)].map(({ name }) => name).sort(), [...named].sort());
});
