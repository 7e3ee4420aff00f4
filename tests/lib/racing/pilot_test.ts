/** What a pilot is called, and what comes along with it. */
import { assertEquals, assertRejects } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { DRIVE_LIMITS } from "../../../lib/racing/limits.ts";
import { course, paddockIn, withPrograms, works } from "./paddocks.ts";

const COURSE = course("drive");
const LAP = ["", "drive.cir", ...findOptimum(COURSE.circuit)?.points ?? []]
  .map((point) => typeof point === "string" ? point : `${point.x},${point.y}`).join("\n");

const hasPython = await works("python3");

/** A module for Deno that writes the lap, under each of the names. */
function module(...results: string[]): string {
  const writes = results.map((name) =>
    `Deno.writeTextFileSync("${name}", ${JSON.stringify(LAP)});`
  );
  return writes.join("\n");
}

/** The same in Python. */
function script(...results: string[]): string {
  return results.map((name) => `open("${name}", "w").write(${JSON.stringify(LAP)})`).join("\n");
}

/** What drives end with, by word: the pilot's name and the verdict. */
async function drivesOf(
  files: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  await withPrograms(files, async (folder) => {
    await using paddock = await paddockIn(folder);
    for (const word of words) {
      const pilot = await paddock.enter(word, DRIVE_LIMITS);
      const { verdict } = await paddock.drive(pilot, COURSE, DRIVE_LIMITS);
      found.push(`${pilot.name} ${pilot.files.result} ${verdict}`);
    }
  });
  return found;
}

Deno.test("a program called main is named after its folder, however it is named in the command", async () => {
  const files = { "fox/main.ts": module("FOX.F1"), "owl/main.ts": module("MAIN.F1") };
  assertEquals(
    await drivesOf(files, ["fox", "fox/main.ts", "./fox/main.ts", "owl", "Owl=owl/main.ts"]),
    ["fox FOX.F1 OK", "fox FOX.F1 OK", "fox FOX.F1 OK", "owl OWL.F1 OK", "Owl OWL.F1 OK"],
  );
});

Deno.test("a program of its own name keeps it in any folder, and may not use another one", async () => {
  const files = { "fox/quick.ts": module("FOX.F1"), "owl/main.ts": module("OWL.F1", "MAIN.F1") };
  assertEquals(await drivesOf(files, ["fox/quick.ts", "owl"]), [
    "quick QUICK.F1 E_CRASH",
    "owl OWL.F1 E_TWO_FILES",
  ]);
});

Deno.test({
  name: "in Python a folder and a script called main are named so too",
  ignore: !hasPython,
  fn: async () => {
    const files = {
      "fox/main.py": script("MAIN.F1"),
      "owl/__main__.py": script("OWL.F1"),
      "elk/__main__.py": script("__MAIN__.F1"),
    };
    assertEquals(await drivesOf(files, ["python3 fox/main.py", "owl", "elk"]), [
      "fox FOX.F1 OK",
      "owl OWL.F1 OK",
      "elk ELK.F1 OK",
    ]);
  },
});

Deno.test({
  name: "a Python script brings along what it imports from its own folder, and nothing else",
  ignore: !hasPython,
  fn: async () => {
    const files = {
      "fox.py": [
        "import os, helper",
        "from parts.lap import LAP",
        "from plain.more import add",
        'assert not os.path.exists(os.path.join(os.path.dirname(__file__), "other.py"))',
        'open(helper.NAME, "w").write(add(LAP))',
      ].join("\n"),
      "helper.py": 'import deeper\nNAME = deeper.STEM + ".F1"\n',
      "deeper.py": 'STEM = "FOX"\n',
      "parts/__init__.py": "",
      "parts/lap.py": `from .text import TEXT\nLAP = TEXT\n`,
      "parts/text.py": `TEXT = ${JSON.stringify(LAP)}\n`,
      "plain/more.py": "def add(text):\n    return text\n",
      "other.py": "",
    };
    assertEquals(await drivesOf(files, ["python3 fox.py"]), ["fox FOX.F1 OK"]);
  },
});

Deno.test("a module that is a link is refused, as every link is", async () => {
  await withPrograms({ "in/fox.py": "import secret\n", "secret.py": "" }, async (folder) => {
    await Deno.symlink(`${folder}/secret.py`, `${folder}/in/secret.py`);
    await using paddock = await paddockIn(folder);
    const error = await assertRejects(
      () => paddock.enter("python3 in/fox.py", DRIVE_LIMITS),
      UnusableInput,
    );
    assertEquals(error.problems.map(({ code }) => code), ["ENTRY_NOT_REGULAR"]);
  });
});
