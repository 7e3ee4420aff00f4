import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { readJournal } from "../../../lib/contest/read_journal.ts";
import { Journal } from "../../../lib/tournament/journal.ts";
import { makeJournalLine } from "../../../lib/tournament/journal_lines.ts";
import { type Plan, roundAt } from "../../../lib/tournament/schedule.ts";
import { withFolder } from "./temp_contest.ts";

const PLAN: Plan = { seed: "j", bots: 2, duels: 2, melees: 2 };

function roundOf(place: number, text: string): string {
  return `{"round":${roundAt(PLAN, place).round},"text":"${text}"}`;
}

function lineOf(place: number, text: string): string {
  return makeJournalLine(roundAt(PLAN, place).match, roundOf(place, text)) + "\n";
}

async function withJournal(text: string, use: (file: string) => Promise<void>): Promise<void> {
  await withFolder(async (folder) => {
    const file = join(folder, "journal.jsonl");
    await Deno.writeTextFile(file, text);
    await use(file);
  });
}

Deno.test("a journal is read as its runner would read it: the last line of a round counts", async () => {
  const text = lineOf(3, "first") + lineOf(0, "zero") + lineOf(3, "second");
  await withJournal(text, async (file) => {
    using journal = await readJournal(file, PLAN);
    assertEquals(journal?.rounds, 2);
    assertEquals(journal?.damaged, 0);
    assertEquals([0, 1, 2, 3, 4].map((place) => journal?.logLine(place)), [
      ...[roundOf(0, "zero"), undefined, undefined, roundOf(3, "second"), undefined],
    ]);
  });
});

Deno.test("lines that are no round of the plan are counted, and a torn last one stays where it is", async () => {
  const text = "junk\n" + lineOf(1, "one") + lineOf(0, "x").replace("1-2", "1-3") +
    lineOf(2, "y").slice(0, -5);
  await withJournal(text, async (file) => {
    using journal = await readJournal(file, PLAN);
    assertEquals([journal?.rounds, journal?.damaged], [1, 2]);
    assertEquals(await Deno.readTextFile(file), text);
  });
});

Deno.test("reading takes the journal from nobody who writes it", async () => {
  await withJournal(lineOf(0, "zero"), async (file) => {
    const runner = await Journal.open(file, PLAN);
    try {
      runner.append(1, roundOf(1, "one"));
      using journal = await readJournal(file, PLAN);
      assertEquals(journal?.rounds, 2);
      runner.append(2, roundOf(2, "two"));
    } finally {
      runner.close();
    }
  });
});

Deno.test("where there is no journal there is none", async () => {
  await withFolder(async (folder) => {
    assertEquals(await readJournal(join(folder, "journal.jsonl"), PLAN), undefined);
  });
});
