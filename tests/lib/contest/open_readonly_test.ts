import { assert, assertEquals, assertThrows } from "@std/assert";
import { join } from "@std/path";
import { DatabaseSync } from "node:sqlite";
import { openReadOnly } from "../../../lib/contest/open_readonly.ts";
import { withFolder } from "./temp_contest.ts";

/** Opens as a contest does; the database itself fails like one on a full disk. */
function onFullDisk(file: string, opened: string[]) {
  return (place: string | URL): DatabaseSync => {
    opened.push(String(place));
    if (place !== file) return new DatabaseSync(place, { readOnly: true });
    const database = new DatabaseSync(":memory:");
    database.prepare = () => {
      throw Object.assign(new Error("disk I/O error"), { errcode: 4874 });
    };
    return database;
  };
}

function numbersIn(database: DatabaseSync): unknown[] {
  return database.prepare("SELECT a FROM one").all().map(({ a }) => a);
}

Deno.test("where all is well a database is opened where it lies, and followed", async () => {
  await withFolder((folder) => {
    const file = join(folder, "contest.db");
    using writer = new DatabaseSync(file);
    writer.exec("PRAGMA journal_mode = WAL; CREATE TABLE one (a INTEGER)");
    const { closed, database } = openReadOnly(
      file,
      (place) => new DatabaseSync(place, { readOnly: true }),
    );
    writer.exec("INSERT INTO one VALUES (7)");
    assertEquals(numbersIn(database), [7]);
    database.close();
    closed();
    return Promise.resolve();
  });
});

Deno.test("on a full disk a database is read as it lies there, and nothing is written beside it", async () => {
  await withFolder((folder) => {
    const file = join(folder, "100% full?", "contest.db");
    Deno.mkdirSync(join(folder, "100% full?"));
    {
      using writer = new DatabaseSync(file);
      writer.exec("PRAGMA journal_mode = WAL; CREATE TABLE one (a INTEGER)");
      writer.exec("INSERT INTO one VALUES (7)");
    }
    const opened: string[] = [];
    const { closed, database } = openReadOnly(file, onFullDisk(file, opened));
    assertEquals(numbersIn(database), [7]);
    assert(opened[1]?.endsWith("?immutable=1"), opened.join());
    assertEquals(Array.from(Deno.readDirSync(join(folder, "100% full?")), ({ name }) => name), [
      "contest.db",
    ]);
    database.close();
    closed();
    return Promise.resolve();
  });
});

Deno.test("on a full disk what only the write-ahead log has is read, too, from a copy that goes afterwards", async () => {
  await withFolder((folder) => {
    const file = join(folder, "contest.db");
    const left = join(folder, "left.db");
    {
      using writer = new DatabaseSync(file);
      writer.exec("PRAGMA journal_mode = WAL; CREATE TABLE one (a INTEGER)");
      writer.exec("INSERT INTO one VALUES (7)");
      // As a kill leaves it.
      for (const ending of ["", "-wal"]) Deno.copyFileSync(file + ending, left + ending);
    }
    const opened: string[] = [];
    const { closed, database } = openReadOnly(left, onFullDisk(left, opened));
    assertEquals(numbersIn(database), [7]);
    const [, copy = ""] = opened;
    assert(Deno.statSync(copy).isFile);
    database.close();
    closed();
    assertThrows(() => Deno.statSync(copy), Deno.errors.NotFound);
    return Promise.resolve();
  });
});

Deno.test("what is damaged is told as it is", async () => {
  await withFolder((folder) => {
    const file = join(folder, "contest.db");
    Deno.writeTextFileSync(file, "These are no tables. ".repeat(500));
    const open = (place: string | URL) => new DatabaseSync(place, { readOnly: true });
    assertThrows(() => openReadOnly(file, open), Error, "not a database");
    return Promise.resolve();
  });
});
