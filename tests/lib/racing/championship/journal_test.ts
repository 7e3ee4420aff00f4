import { assertEquals, assertRejects, fail } from "@std/assert";
import { join } from "@std/path";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { DriveJournal } from "../../../../lib/racing/championship/journal.ts";
import {
  makeDriveLine,
  parseDriveLine,
} from "../../../../lib/racing/championship/journal_lines.ts";
import type { DriveRecord } from "../../../../lib/racing/championship/types.ts";
import { inFolder } from "./folder.ts";

const ONE: DriveRecord = {
  ...{ round: 1, pilot: "ada", circuit: "bob", key: "k", verdict: "OK", sentence: "Fine “so”.\n" },
  ...{ moves: 51, time: 5025, kmhHundredths: 12_345, lap: "ada\r\nbob.cir\r\n40,4\r\n" },
};
const TWO: DriveRecord = {
  ...{ round: 2, pilot: "ada", circuit: "bob", key: "k", verdict: "E_TIMEOUT", sentence: "No." },
};

function inJournal(test: (path: string) => Promise<void>): Promise<void> {
  return inFolder([], (folder) => test(join(folder, "journal.jsonl")));
}

const sameKey = () => "k";

Deno.test("a drive's line is read as it was written; damaged ones are none", () => {
  assertEquals(parseDriveLine(makeDriveLine(ONE)), ONE);
  assertEquals(parseDriveLine(makeDriveLine(TWO)), TWO);
  const damaged = ["", "{", "[]", "7", "null", makeDriveLine(ONE).slice(0, -9), "{}"];
  for (const line of damaged) assertEquals(parseDriveLine(line), undefined, line);
  for (const wrong of [{ time: "5" }, { time: -1 }, { round: 1.5 }, { lap: 7 }, { key: null }]) {
    assertEquals(parseDriveLine(JSON.stringify({ ...ONE, ...wrong })), undefined);
  }
});

Deno.test("what was appended is there when the journal is opened again", async () => {
  await inJournal(async (path) => {
    {
      using journal = await DriveJournal.open(path, sameKey);
      assertEquals(journal.find(ONE), undefined);
      journal.append(ONE);
      journal.append(TWO);
      assertEquals(journal.find(ONE), ONE);
    }
    using journal = await DriveJournal.open(path, sameKey);
    assertEquals([journal.find(ONE), journal.find(TWO)], [ONE, TWO]);
  });
});

Deno.test("cut anywhere, the journal loses the torn drive alone, and goes on behind the whole ones", async () => {
  await inJournal(async (path) => {
    const lines = [ONE, TWO].map((record) => `${makeDriveLine(record)}\n`);
    const bytes = new TextEncoder().encode(lines.join(""));
    const first = new TextEncoder().encode(lines[0]).length;
    for (const cut of [0, 1, first - 1, first, first + 1, bytes.length - 1, bytes.length]) {
      await Deno.writeFile(path, bytes.subarray(0, cut));
      const has = [cut >= first, cut === bytes.length];
      {
        using journal = await DriveJournal.open(path, sameKey);
        assertEquals([journal.find(ONE), journal.find(TWO)].map(Boolean), has, `cut at ${cut}`);
        if (has[0] !== true) journal.append(ONE);
        if (has[1] !== true) journal.append(TWO);
      }
      assertEquals(await Deno.readTextFile(path), lines.join(""), `cut at ${cut}`);
    }
  });
});

Deno.test("a drive that stands there twice counts once; a damaged line counts as not driven", async () => {
  await inJournal(async (path) => {
    const again = { ...ONE, time: 6000 };
    const lines = [makeDriveLine(ONE), "damaged", makeDriveLine(again)];
    await Deno.writeTextFile(path, lines.map((line) => `${line}\n`).join(""));
    using journal = await DriveJournal.open(path, sameKey);
    assertEquals(journal.find(ONE), again);
    assertEquals(journal.find(TWO), undefined);
  });
});

Deno.test("a drive of another pilot, circuit or limit does not count", async () => {
  await inJournal(async (path) => {
    let key = "k";
    using journal = await DriveJournal.open(path, () => key);
    journal.append(ONE);
    key = "another";
    assertEquals(journal.find(ONE), undefined);
    key = "k";
    assertEquals(journal.find(ONE), ONE);
  });
});

Deno.test("a drive of somebody who takes no part is passed over, and counts again when he comes back", async () => {
  await inJournal(async (path) => {
    const lines = [ONE, TWO].map((record) => `${makeDriveLine(record)}\n`).join("");
    await Deno.writeTextFile(path, lines);
    {
      const isSound = () => fail("nobody can judge it");
      using journal = await DriveJournal.open(path, () => "", isSound);
      assertEquals(journal.find(ONE), undefined);
    }
    assertEquals(await Deno.readTextFile(path), lines);
    using journal = await DriveJournal.open(path, sameKey);
    assertEquals(journal.find(ONE), ONE);
  });
});

Deno.test("two runners cannot have the journal at the same time", async () => {
  await inJournal(async (path) => {
    {
      using _journal = await DriveJournal.open(path, sameKey);
      const error = await assertRejects(() => DriveJournal.open(path, sameKey), UnusableInput);
      assertEquals(error.problems[0]?.code, "JOURNAL_IN_USE");
    }
    using _after = await DriveJournal.open(path, sameKey);
  });
});
