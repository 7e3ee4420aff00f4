import { assert, assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import fc from "fast-check";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { Journal } from "../../../lib/tournament/journal.ts";
import { makeJournalLine, parseJournalLine } from "../../../lib/tournament/journal_lines.ts";
import { countRounds, type Plan, roundAt } from "../../../lib/tournament/schedule.ts";

/** 3 duels with 2 rounds each, at places 0 to 5, and melees at 6 to 9. */
const PLAN: Plan = { seed: "j", bots: 3, duels: 2, melees: 4 };

/** A round's line, as far as the journal looks into it. */
function roundOf(place: number, text = "plain"): string {
  return `{"round":${roundAt(PLAN, place).round},"text":${JSON.stringify(text)}}`;
}

function lineOf(place: number, text?: string): string {
  return makeJournalLine(roundAt(PLAN, place).match, roundOf(place, text)) + "\n";
}

/** Gives the test a file for a journal, with this text in it, and removes it afterwards. */
async function withFile(text: string | undefined, use: (file: string) => Promise<void>) {
  const folder = await Deno.makeTempDir({ prefix: "turniir-journal-" });
  try {
    const file = join(folder, "journal.jsonl");
    if (text !== undefined) await Deno.writeTextFile(file, text);
    await use(file);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The places that a journal has, by its own words. */
function placesIn(journal: Journal): number[] {
  return [...journal.done()].flatMap((done, place) => done === 1 ? [place] : []);
}

/** Opens a journal with this text and checks which places are done, and what is left of the text. */
async function checkOpened(text: string, places: readonly number[], left = text): Promise<void> {
  await withFile(text, async (file) => {
    const journal = await Journal.open(file, PLAN);
    assertEquals(placesIn(journal), [...places]);
    journal.close();
    assertEquals(await Deno.readTextFile(file), left);
  });
}

Deno.test("a journal gives back what was appended, now and after it was opened again", async () => {
  await withFile(undefined, async (file) => {
    const journal = await Journal.open(file, PLAN);
    assertEquals(placesIn(journal), []);
    journal.append(7, roundOf(7, "sieben"));
    journal.append(2, roundOf(2, "zwei ☃ 😀"));
    const check = (opened: Journal) => {
      assertEquals(placesIn(opened), [2, 7]);
      assertEquals(opened.logLine(2), roundOf(2, "zwei ☃ 😀"));
      assertEquals(opened.logLine(7), roundOf(7, "sieben"));
      assertEquals(opened.logLine(3), undefined);
      assertEquals([opened.has(7), opened.has(3), opened.has(99)], [true, false, false]);
    };
    check(journal);
    journal.close();
    const again = await Journal.open(file, PLAN);
    check(again);
    again.append(0, roundOf(0, "null"));
    assertEquals(placesIn(again), [0, 2, 7]);
    again.close();
    const text = lineOf(7, "sieben") + lineOf(2, "zwei ☃ 😀") + lineOf(0, "null");
    assertEquals(await Deno.readTextFile(file), text);
  });
});

Deno.test("the lines of a match come in the order of its rounds", async () => {
  await withFile(lineOf(9) + lineOf(4) + lineOf(6) + lineOf(1) + lineOf(8), async (file) => {
    const journal = await Journal.open(file, PLAN);
    assertEquals([...journal.logLines({ kind: "melee" })], [roundOf(6), roundOf(8), roundOf(9)]);
    const duel = { kind: "duel", bots: [0, 2] } as const;
    assertEquals([...journal.logLines(duel)], [roundOf(1), roundOf(4)]);
    assertEquals([...journal.logLines({ kind: "duel", bots: [0, 1] })], []);
    journal.close();
  });
});

Deno.test("a torn last line is cut off, wherever it was torn", async () => {
  const last = lineOf(3, "ä☃");
  const bytes = new TextEncoder().encode(last);
  const good = lineOf(5) + lineOf(8);
  for (let kept = 0; kept < bytes.length; kept++) {
    await withFile(good, async (file) => {
      await Deno.writeFile(file, bytes.subarray(0, kept), { append: true });
      const journal = await Journal.open(file, PLAN);
      assertEquals(placesIn(journal), [5, 8]);
      journal.append(1, roundOf(1));
      journal.close();
      assertEquals(await Deno.readTextFile(file), good + lineOf(1));
    });
  }
});

Deno.test("a damaged line in the middle is a round that has not been played", async () => {
  const lines = [lineOf(5), lineOf(2), lineOf(8)];
  const damages = ["\n", "nonsense\n", lineOf(2).slice(5), "\0".repeat(30) + "\n", "{}\n"];
  for (const damage of damages) {
    await checkOpened(lines[0] + damage + lines[2], [5, 8]);
  }
  await checkOpened(damages.join("") + lines.join(""), [2, 5, 8]);
});

Deno.test("a round of another plan is not of this one", async () => {
  const line = (match: string, round: number) =>
    `{"match":"${match}","log":{"round":${round},"text":""}}\n`;
  const foreign = line("1-4", 1) + line("2-1", 1) + line("1-1", 1) + line("0-1", 1) +
    line("1-2", 3) + line("1-2", 0) + line("melee", 5) + line("Melee", 1);
  await checkOpened(foreign + line("1-2", 2) + line("melee", 4), [3, 9]);
});

Deno.test("a round that stands there twice counts once, by its last line", async () => {
  await withFile(lineOf(2, "first") + lineOf(7) + lineOf(2, "second"), async (file) => {
    const journal = await Journal.open(file, PLAN);
    assertEquals(placesIn(journal), [2, 7]);
    assertEquals(journal.logLine(2), roundOf(2, "second"));
    assertEquals([...journal.logLines({ kind: "duel", bots: [1, 2] })], [roundOf(2, "second")]);
    journal.close();
  });
});

Deno.test("a forgotten round is played again, and its new line counts after that for ever", async () => {
  await withFile(lineOf(2, "damaged") + lineOf(7), async (file) => {
    const journal = await Journal.open(file, PLAN);
    journal.forget(2);
    assertEquals(placesIn(journal), [7]);
    journal.append(2, roundOf(2, "new"));
    assertEquals(journal.logLine(2), roundOf(2, "new"));
    journal.close();
    const again = await Journal.open(file, PLAN);
    assertEquals(again.logLine(2), roundOf(2, "new"));
    again.close();
  });
});

Deno.test("a journal that another runner has open is refused and left alone", async () => {
  const text = lineOf(2) + "torn";
  await withFile(text, async (file) => {
    const first = await Journal.open(file, PLAN);
    await Deno.writeTextFile(file, "torn", { append: true });
    const error = await assertRejects(() => Journal.open(file, PLAN), UnusableInput);
    assertEquals(error.problems.map(({ code }) => code), ["JOURNAL_IN_USE"]);
    assertEquals(await Deno.readTextFile(file), text);
    first.close();
    (await Journal.open(file, PLAN)).close();
  });
});

Deno.test("lines longer than what is read at once are found all the same", async () => {
  const long = "ä".repeat(70_000);
  await withFile(lineOf(4, long) + lineOf(0) + lineOf(6, long), async (file) => {
    const journal = await Journal.open(file, PLAN);
    assertEquals(placesIn(journal), [0, 4, 6]);
    assertEquals(journal.logLine(6), roundOf(6, long));
    journal.close();
  });
});

/** Appends rounds until the disk takes no more; run with a limit on the size of files. */
const FILLER = `
import { Journal } from ${
  JSON.stringify(new URL("../../../lib/tournament/journal.ts", import.meta.url))
};
const journal = await Journal.open(Deno.args[0], ${JSON.stringify(PLAN)});
const log = '{"round":1,"text":"' + "x".repeat(6000) + '"}';
let appended = 0;
try {
  for (; appended < 9; appended++) journal.append(6, log);
} catch (error) {
  console.log(JSON.stringify({ appended, name: error.name, message: error.message }));
}
journal.close();
`;

Deno.test({
  name: "a disk that takes no more is a failure of the judge, and the journal stays whole",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await withFile(undefined, async (file) => {
      const main = join(file, "..", "filler.ts");
      await Deno.writeTextFile(main, FILLER);
      // 40 blocks of 512 bytes hold three lines; the signal that comes with the error is ignored.
      const script = 'trap "" XFSZ; ulimit -f 40; exec "$@"';
      const deno = [Deno.execPath(), "run", "-A", "--no-check", "--cached-only", "--quiet"];
      const config = ["--config", fromFileUrl(new URL("../../../deno.json", import.meta.url))];
      const { stdout, stderr } = await new Deno.Command("/bin/sh", {
        args: ["-c", script, "sh", ...deno, ...config, main, file],
      }).output();
      const said = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
      const { appended, message, name } = JSON.parse(said.trim());
      assertEquals({ appended, name }, { appended: 3, name: "JudgeFailure" });
      assertStringIncludes(message, `Cannot write ${file}: `);
      assertEquals((await Deno.stat(file)).size, 40 * 512);
      const journal = await Journal.open(file, PLAN);
      assertEquals(placesIn(journal), [6]);
      journal.append(7, roundOf(7));
      journal.close();
      const lines = (await Deno.readTextFile(file)).split("\n");
      assertEquals(lines.length, 5);
      assertEquals(lines[3] + "\n", lineOf(7));
    });
  },
});

Deno.test("a journal's line is read back as it was made", { permissions: "none" }, () => {
  fc.assert(fc.property(fc.nat(countRounds(PLAN) - 1), fc.string(), (place, text) => {
    const line = lineOf(place, text).trimEnd();
    const name = roundAt(PLAN, place);
    assertEquals(parseJournalLine(line), {
      ok: true,
      value: { name, log: roundOf(place, text) },
    });
  }));
});

Deno.test("whatever stands in a journal's line, reading it never throws", {
  permissions: "none",
}, () => {
  const pieces = fc.constantFrom('{"match":"', "melee", "1-2", '","log":', '{"round":', "3,", "}}");
  fc.assert(fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
    const line = parseJournalLine(parts.join(""));
    assert(line.ok || line.error === "torn");
  }));
});
