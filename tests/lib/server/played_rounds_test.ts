import { assertEquals } from "@std/assert";
import { join } from "@std/path";
import { endOf, PlayedRounds } from "../../../lib/server/played_rounds.ts";
import { parseTableFile } from "../../../lib/server/table_file.ts";
import { readSample, SAMPLE, type SampleRun } from "./sample.ts";

const RUN: SampleRun = await readSample();

/** Takes in lines one after the other. */
function played(lines: readonly string[]): PlayedRounds {
  const rounds = new PlayedRounds(RUN.settings);
  let offset = 0;
  for (const line of lines) {
    const { length } = new TextEncoder().encode(line);
    rounds.add(line, offset, length);
    offset += length + 1;
  }
  return rounds;
}

/** What was played, in short. */
function namesIn(rounds: PlayedRounds, after = 0): string[] {
  return rounds.after(after).map(({ match, summary }) => `${match.id} ${summary.round}`);
}

Deno.test("the whole journal comes to the table that the run itself made", () => {
  const table = parseTableFile(Deno.readTextFileSync(join(SAMPLE, "table.json")))?.table;
  assertEquals(played(RUN.lines).table(), table);
  assertEquals(played(RUN.lines.toReversed()).table(), table);
});

Deno.test("a round that was played twice counts once, by its last line", () => {
  const [first = "", second = ""] = RUN.lines;
  const other = first.replace(/"damage":\[\d+/, '"damage":[19');
  const rounds = played([first, second, other]);
  assertEquals(rounds.count(), 2);
  assertEquals(rounds.table(), played([second, other]).table());
  assertEquals(namesIn(rounds), namesIn(played([second, other])));
  assertEquals(namesIn(rounds).at(-1), "duel-1-2-champion-mapper 1");
  const [duel] = rounds.matches;
  assertEquals(duel && rounds.find(duel, 1)?.summary.result.damage[0], 19);
  assertEquals(duel && rounds.count(duel), 1);
  assertEquals(duel && rounds.scores(duel), { wins: [1, 0], points: [29, 11] });
});

Deno.test("a line that cannot be read takes its round away, until it is played again", () => {
  const [first = "", second = ""] = RUN.lines;
  const damaged = first.replace(/"turns":\["../, '"turns":["??');
  assertEquals(played([first, second, damaged]).table(), played([second]).table());
  assertEquals(played([first, damaged, second, first]).table(), played([first, second]).table());
  const misfit = first.replace(/"damage":\[\d+/, '"damage":[1,2,3');
  assertEquals(played([misfit, second]).count(), 1);
});

Deno.test("lines of no round of this run count nothing", () => {
  const [first = ""] = RUN.lines;
  const strange = ["", "{}", first.slice(0, -20), first.replace('"1-2"', '"2-1"')];
  const beyond = first.replace('"round":1,', '"round":5,');
  assertEquals(played([...strange, beyond]).count(), 0);
});

Deno.test("after() gives the rounds whose lines end behind an offset", () => {
  const rounds = played(RUN.lines.slice(0, 5));
  const all = rounds.after(0);
  assertEquals(all.length, 5);
  all.forEach((round, index) => {
    assertEquals(rounds.after(endOf(round)), all.slice(index + 1));
    assertEquals(rounds.after(endOf(round) - 1), all.slice(index));
  });
});

Deno.test("of() gives the rounds of a match by their numbers", () => {
  const rounds = played(RUN.lines.toReversed());
  const melee = rounds.matches.at(-1);
  assertEquals(melee?.id, "melee");
  assertEquals(
    melee && rounds.of(melee).map(({ summary }) => summary.round),
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});
