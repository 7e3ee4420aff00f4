/** Programs that were kept somewhere, entered for a run. */
import { assertEquals, assertMatch, assertRejects } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { findSandbox } from "../../../lib/judge/sandbox/find_sandbox.ts";
import type { Program } from "../../../lib/judge/types.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";
import {
  enterAll,
  type GivenProgram,
  type KeptProgram,
} from "../../../lib/tournament/enter_all.ts";

const TANK1 = fromFileUrl(new URL("../../../bots/tanks/tank1.ts", import.meta.url));

/** Enters programs, and lays a tank out in the folder that is handed over first. */
async function entering(
  given: (folder: string) => GivenProgram[],
): Promise<readonly Program[]> {
  await using workshop = await openWorkshop();
  const folder = join(workshop.folder, "kept");
  await Deno.mkdir(folder);
  await Deno.copyFile(TANK1, join(folder, "tank.ts"));
  await Deno.writeTextFile(join(folder, "book.txt"), "opening moves\n");
  const sandbox = await findSandbox({
    workshop: workshop.folder,
    bubblewrap: false,
    trustNative: false,
  });
  return await enterAll(given(folder), { from: folder, into: workshop.folder, sandbox });
}

function kept(from: string, change: Partial<KeptProgram>): KeptProgram {
  const usual = { word: "tank.ts", from, data: [], name: "tank", label: "tank, version 1" };
  return { ...usual, version: "", ...change };
}

/** What the tank's version is, alone or with its book. */
async function versionOf(data: readonly string[]): Promise<string> {
  const { problems } = await assertRejects(
    () => entering((folder) => [kept(folder, { data })]),
    UnusableInput,
  );
  assertEquals(problems.map(({ code }) => code), ["KEPT_PROGRAM_UNFIT"]);
  assertMatch(problems[0]?.message ?? "", /^tank, version 1 is not the program that was checked/);
  const [program] = await entering((folder) => [join(folder, "tank.ts")]);
  return program?.version ?? "";
}

Deno.test("a kept program is called what it is called, in any letters and with blanks", async () => {
  const version = await versionOf([]);
  const programs = await entering((folder) => [
    kept(folder, { name: "Öland 2", version }),
    kept(folder, { name: "一番 tank", version }),
    "tank.ts",
  ]);
  assertEquals(programs.map(({ name }) => name), ["Öland 2", "一番 tank", "tank"]);
  assertEquals(new Set(programs.map((program) => program.version)).size, 1);
});

Deno.test("a kept program that brings data is another version than without", async () => {
  const version = await versionOf(["book.txt"]);
  const { message } = await assertRejects(
    () => entering((folder) => [kept(folder, { data: ["book.txt"], version })]),
    UnusableInput,
  );
  assertMatch(message, /is not the program that was checked/);
});

Deno.test("what is wrong with kept programs is told with their labels, all at once", async () => {
  const { problems } = await assertRejects(
    () =>
      entering((folder) => [
        kept(folder, { word: "gone.ts", label: "one, version 3" }),
        kept(folder, { word: "../kept/tank.ts", label: "two, version 1" }),
      ]),
    UnusableInput,
  );
  assertEquals(problems.map(({ code }) => code), ["KEPT_PROGRAM_UNFIT", "KEPT_PROGRAM_UNFIT"]);
  assertMatch(problems[0]?.message ?? "", /^one, version 3 cannot be entered: .*gone\.ts/);
  assertMatch(problems[1]?.message ?? "", /^two, version 1 /);
});
