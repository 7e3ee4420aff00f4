/**
 * Entries: authors' programs, one an author.
 */
import { unusable } from "../../core/problem.ts";
import type { Contest, Row } from "../contest.ts";
import { cleanName, isSlug, makeSlug, nameKey, refuseName } from "../entry_names.ts";
import type { Entry } from "../types.ts";
import { fittingOf, flagOf, textOf, wholeOf } from "./rows.ts";

/**
 * Adds an entry.
 * @throws {UnusableInput} NAME if nothing may be called so, or another entry is.
 */
export function addEntry(contest: Contest, name: string): Entry {
  const clean = requireName(name);
  return contest.transaction(() => {
    requireFreeName(contest, clean);
    const slug = makeSlug(clean, (slug) => findEntry(contest, slug) !== undefined);
    const createdAt = contest.now();
    const { id } = contest.run(
      "INSERT INTO entry (slug, name, name_key, created_at) VALUES (?, ?, ?, ?)",
      ...[slug, clean, nameKey(clean), createdAt],
    );
    return { id, slug, name: clean, isWithdrawn: false, createdAt };
  });
}

/**
 * The entry with this name, in whatever case, or exactly this name in addresses; never are two entries meant. An entry
 * keeps its name in addresses under another name, so whoever types an old name in its own case means none.
 */
export function findEntry(contest: Contest, nameOrSlug: string): Entry | undefined {
  const name = cleanName(nameOrSlug);
  return toEntry(
    contest.one("SELECT * FROM entry WHERE slug = ? OR name_key = ?", name, nameKey(name)),
  );
}

/**
 * The entry that is called so, in whatever case. Where there is none, one may be added: then a name in addresses is not
 * enough, for it may be a new name that was meant, and addEntry says whose it is.
 */
export function entryCalled(contest: Contest, name: string): Entry | undefined {
  return toEntry(
    contest.one("SELECT * FROM entry WHERE name_key = ?", nameKey(cleanName(name))),
  );
}

export function entryById(contest: Contest, id: number): Entry | undefined {
  return toEntry(contest.one("SELECT * FROM entry WHERE id = ?", id));
}

/** All entries, also the withdrawn ones, in the order in which they came. */
export function listEntries(contest: Contest): Entry[] {
  return contest.all("SELECT * FROM entry ORDER BY id").map(readEntry);
}

/**
 * Gives an entry another name; its name in addresses stays, so links to it hold.
 * @throws {UnusableInput} NAME if nothing may be called so, or another entry is.
 */
export function renameEntry(contest: Contest, entryId: number, name: string): void {
  const clean = requireName(name);
  contest.transaction(() => {
    const entry = requireEntry(contest, entryId);
    requireFreeName(contest, clean, entryId);
    if (entry.name === clean) return;
    contest.run(
      "INSERT INTO former_name (entry_id, name, changed_at) VALUES (?, ?, ?)",
      ...[entryId, entry.name, contest.now()],
    );
    contest.run(
      "UPDATE entry SET name = ?, name_key = ? WHERE id = ?",
      ...[clean, nameKey(clean), entryId],
    );
  });
}

/** Takes an entry out of the contest, or back into it. What it has played stays; what it has waiting waits on. */
export function setWithdrawn(contest: Contest, entryId: number, isWithdrawn: boolean): void {
  contest.run("UPDATE entry SET is_withdrawn = ? WHERE id = ?", isWithdrawn ? 1 : 0, entryId);
}

/** What an entry was called before, the oldest name first. */
export function formerNames(contest: Contest, entryId: number): string[] {
  return contest.all("SELECT name FROM former_name WHERE entry_id = ? ORDER BY id", entryId)
    .map((row) => textOf(row, "name"));
}

/**
 * The entry with this id.
 * @throws {UnusableInput} ENTRY_MISSING
 */
export function requireEntry(contest: Contest, entryId: number): Entry {
  const entry = entryById(contest, entryId);
  if (entry === undefined) throw unusable("ENTRY_MISSING", "There is no such entry");
  return entry;
}

function requireName(name: string): string {
  const clean = cleanName(name);
  const refusal = refuseName(clean);
  if (refusal !== undefined) throw unusable("NAME", `${JSON.stringify(name)}: ${refusal}`);
  return clean;
}

/**
 * A name must not be taken for another entry's name in addresses either.
 * @throws {UnusableInput} NAME if another entry has it.
 */
export function requireFreeName(contest: Contest, name: string, ownId?: number): void {
  const other = findEntryBut(contest, name, ownId);
  if (other === undefined) return;
  const message = nameKey(other.name) === nameKey(name)
    ? `Another entry is called ${other.name}: choose another name`
    : `${name} is taken: the entry ${other.name} has it in its address; if you mean that one, say ${other.name}`;
  throw unusable("NAME", message);
}

function findEntryBut(contest: Contest, name: string, ownId = 0): Entry | undefined {
  const key = nameKey(name);
  return toEntry(contest.one(
    "SELECT * FROM entry WHERE (slug = ? OR name_key = ?) AND id <> ?",
    ...[key, key, ownId],
  ));
}

function toEntry(row: Row | undefined): Entry | undefined {
  return row === undefined ? undefined : readEntry(row);
}

function readEntry(row: Row): Entry {
  return {
    id: wholeOf(row, "id"),
    slug: fittingOf(row, "slug", isSlug),
    name: textOf(row, "name"),
    isWithdrawn: flagOf(row, "is_withdrawn"),
    createdAt: textOf(row, "created_at"),
  };
}
