/**
 * The process that talks to strangers may write the database; those that read it there may do anything. So nothing that
 * becomes part of a path or an address is taken on trust.
 */
import { assertEquals, assertThrows } from "@std/assert";
import type { Contest } from "../../../../lib/contest/contest.ts";
import { isSlug, makeSlug } from "../../../../lib/contest/entry_names.ts";
import { listEntries } from "../../../../lib/contest/store/entries.ts";
import { allDuels, allSeats, listStages } from "../../../../lib/contest/store/stages.ts";
import { allVersions, filesOf } from "../../../../lib/contest/store/versions.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { sendIn } from "../programs.ts";
import { playedStage, waitingVersion, withContest } from "../temp_contest.ts";

const CLIMBING = "../../x";

const CHANGES: readonly (readonly [table: string, column: string, value: string | number])[] = [
  ...[CLIMBING, "a/b", "/etc", "", ".", "..", "A", "a--b", "-a", "é", "a".repeat(60)]
    .map((value) => ["entry", "slug", value] as const),
  ...[CLIMBING, "/etc/passwd", "a/../../b", "C:x", "a\\b", "", ".", "a\nb"]
    .map((value) => ["version_file", "path", value] as const),
  ...[CLIMBING, "0".repeat(63), "0".repeat(65), "A".repeat(64)]
    .map((value) => ["version_file", "digest", value] as const),
  ["version_file", "size", -1],
  ["version", "number", -1],
  ["stage", "number", -1],
  ["stage", "number", 2 ** 40],
  ["seat", "place", -1],
  ["duel", "match", CLIMBING],
  ["duel", "match", ".."],
  ["duel", "one", -1],
];

function readAll(contest: Contest): void {
  listEntries(contest);
  for (const { id } of allVersions(contest)) filesOf(contest, id);
  listStages(contest);
  allSeats(contest);
  allDuels(contest);
}

Deno.test("names and numbers that no contest has are told as damage, with their row, wherever rows are read", async () => {
  await withContest(async (contest) => {
    await sendIn(contest, "Hunter", "tank.ts", { "tank.ts": "1;" });
    playedStage(contest, [waitingVersion(contest, "a").id, waitingVersion(contest, "b").id]);
    readAll(contest);
    contest.db.exec("PRAGMA foreign_keys = OFF");
    for (const [table, column, value] of CHANGES) {
      contest.db.exec("BEGIN");
      contest.run(
        `UPDATE ${table} SET ${column} = ? WHERE rowid = (SELECT max(rowid) FROM ${table})`,
        value,
      );
      const claim = `${table}.${column} = ${JSON.stringify(value)}`;
      const error = assertThrows(() => readAll(contest), UnusableInput, column);
      assertEquals(error.problems[0]?.code, "CONTEST_DAMAGED", claim);
      contest.db.exec("ROLLBACK");
    }
    readAll(contest);
  });
});

Deno.test("whatever makeSlug makes is a slug", () => {
  for (const name of ["Anna", "Änna K", "日本", "a".repeat(40), "+-+", "a - b", "1.2.3"]) {
    let taken = 0;
    const slug = makeSlug(name, () => taken++ < 1200);
    assertEquals([isSlug(slug), isSlug(makeSlug(name, () => false))], [true, true], slug);
  }
});
