import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { formatProblem } from "../../../../lib/core/problem.ts";
import { enterProgram } from "../../../../lib/judge/entry/enter.ts";
import { openWorkshop } from "../../../../lib/judge/workshop.ts";
import { FOLDER, type HostileProgram } from "../../../e2e/hostile/hostile_run.ts";

const folder = FOLDER;
const rows: readonly HostileProgram[] = JSON.parse(
  await Deno.readTextFile(join(folder, "outcomes.json")),
);

Deno.test("the hostile programs that entry must refuse are refused, and no other Deno program", async () => {
  await using workshop = await openWorkshop();
  const ownForDeno = rows.filter(({ needs }) => needs.length === 0);
  assert(ownForDeno.length > 50);
  const deno = Deno.execPath();
  for (const [number, { file, word, outcome, says = "" }] of ownForDeno.entries()) {
    const into = join(workshop.folder, `bot-${number}`);
    const result = await enterProgram(word, { from: folder, into, deno });
    const problems = result.ok ? "" : result.error.map(formatProblem).join("\n");
    assertEquals(result.ok, outcome !== "refused", `${file}: ${problems}`);
    assertStringIncludes(problems, outcome === "refused" ? says : "");
  }
});

Deno.test("the table of hostile programs names every file, and every file says what it does", async () => {
  const helpers = [
    "README.md",
    "outcomes.json",
    "tank.ts",
    "tank.h",
    "jsx_pragma_part.tsx",
    "pilots",
    "hoppers",
  ];
  const names = [...Deno.readDirSync(folder)].map(({ name }) => name);
  const known = rows.map(({ file }) => file);
  assertEquals(names.filter((name) => !known.includes(name)).sort(), helpers.sort());
  const table = await Deno.readTextFile(join(folder, "README.md"));
  for (const { file, does } of rows) {
    assertStringIncludes(table, `| ${file} | ${does} |`);
  }
});
