import { assertEquals, assertThrows } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { isAsAdded, versionById } from "../../../lib/contest/store/versions.ts";
import {
  migrate,
  type Migration,
  MIGRATIONS,
  SCHEMA_VERSION,
  schemaVersion,
} from "../../../lib/contest/schema.ts";
import { sendIn } from "./programs.ts";
import { withContest } from "./temp_contest.ts";

const FIRST: Migration = (database) => database.exec("CREATE TABLE one (a INTEGER) STRICT");
const SECOND: Migration = (database) => database.exec("ALTER TABLE one ADD COLUMN b TEXT");
const BROKEN: Migration = (database) => {
  database.exec("ALTER TABLE one ADD COLUMN c TEXT");
  throw new Error("broken step");
};

function columns(database: DatabaseSync): unknown[] {
  return database.prepare("SELECT name FROM pragma_table_info('one')").all().map(({ name }) =>
    name
  );
}

Deno.test("a new database goes through all steps", () => {
  using database = new DatabaseSync(":memory:");
  migrate(database, "contest.db");
  assertEquals(schemaVersion(database), SCHEMA_VERSION);
});

Deno.test("a database of an older version goes through the steps that it lacks, and keeps what is in it", () => {
  using database = new DatabaseSync(":memory:");
  migrate(database, "contest.db", [FIRST]);
  database.exec("INSERT INTO one VALUES (7)");
  migrate(database, "contest.db", [FIRST, SECOND]);
  assertEquals(schemaVersion(database), 2);
  assertEquals({ ...database.prepare("SELECT * FROM one").get() }, { a: 7, b: null });
});

Deno.test("steps are done all or none", () => {
  using database = new DatabaseSync(":memory:");
  migrate(database, "contest.db", [FIRST]);
  assertThrows(
    () => migrate(database, "contest.db", [FIRST, SECOND, BROKEN]),
    Error,
    "broken step",
  );
  assertEquals(schemaVersion(database), 1);
  assertEquals(columns(database), ["a"]);
});

Deno.test("a database of a newer version is refused and left alone", () => {
  using database = new DatabaseSync(":memory:");
  migrate(database, "contest.db", [FIRST, SECOND]);
  const error = assertThrows(() => migrate(database, "contest.db", [FIRST]), UnusableInput);
  assertEquals(error.problems[0]?.code, "CONTEST_NEWER");
  assertEquals(error.problems[0]?.file, "contest.db");
  assertEquals(schemaVersion(database), 2);
});

Deno.test("versions of a contest of the first schema are taken as they are, and guarded from then on", async () => {
  await withContest(async (contest) => {
    const version = await sendIn(contest, "Hunter", "tank.ts", { "tank.ts": "1;", "a.txt": "2" });
    contest.db.exec("ALTER TABLE version DROP COLUMN content; PRAGMA user_version = 1");
    migrate(contest.db, "contest.db", MIGRATIONS.slice(0, 2));
    const migrated = versionById(contest, version.id);
    assertEquals(migrated, version);
    assertEquals(isAsAdded(contest, version), true);
    contest.run("DELETE FROM version_file WHERE path = 'a.txt'");
    assertEquals(isAsAdded(contest, version), false);
  });
});
