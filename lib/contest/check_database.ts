/**
 * Proves the database whole: SQLite's own checks, and that it can be read as what it should be.
 */
import { join } from "@std/path";
import type { Tell } from "./check_findings.ts";
import type { Contest } from "./contest.ts";
import { PRIVATE } from "./contest_folder.ts";
import { textOf } from "./store/rows.ts";

/** SQLite lists what is wrong with its pages; what points to nothing is told by table. */
export function checkDatabase(contest: Contest, tell: Tell): void {
  const file = join(contest.folder, PRIVATE.database);
  for (const row of contest.all("PRAGMA integrity_check")) {
    const said = textOf(row, "integrity_check");
    if (said !== "ok") tell("DATABASE", `The database is damaged: ${said}`, file);
  }
  for (const row of contest.all("PRAGMA foreign_key_check")) {
    const [table, parent] = [textOf(row, "table"), textOf(row, "parent")];
    tell("DATABASE", `The table ${table} has a row whose ${parent} is not there`, file);
  }
}
