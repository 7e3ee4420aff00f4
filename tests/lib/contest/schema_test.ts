import { assertEquals, assertThrows } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { UnusableInput } from "../../../lib/core/problem.ts";
import {
  migrate,
  type Migration,
  SCHEMA_VERSION,
  schemaVersion,
} from "../../../lib/contest/schema.ts";

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
