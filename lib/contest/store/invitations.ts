/**
 * Invitations: who has an entry's token may send in programs for it. Only a digest of the token is kept, so nobody can
 * read it out of the database, not even from a backup.
 *
 * A token is `a12-…`: the entry's id, then 32 random bytes. The id finds the one digest to compare with, and comparing
 * takes the same time whatever the token is, so trying tells nothing.
 */
import { Buffer } from "node:buffer";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Contest } from "../contest.ts";
import type { Entry } from "../types.ts";
import { entryById } from "./entries.ts";
import { textOf, wholeOf } from "./rows.ts";

const SECRET_BYTES = 32;

/** What no token has; compared with where there is no invitation, so that it takes as long. */
const NO_HASH = "0".repeat(64);

/** Makes an entry's token; an older one ends. It is told once, here. */
export function invite(contest: Contest, entryId: number): string {
  const token = `a${entryId}-${randomBytes(SECRET_BYTES).toString("base64url")}`;
  contest.run(
    `INSERT INTO invitation VALUES (?, ?, ?)
     ON CONFLICT (entry_id) DO UPDATE SET hash = excluded.hash, made_at = excluded.made_at`,
    ...[entryId, digestOf(token).toString("hex"), contest.now()],
  );
  return token;
}

/** Whose token this is. */
export function entryOfToken(contest: Contest, token: string): Entry | undefined {
  const id = Number(/^a([0-9]{1,15})-/.exec(token)?.[1] ?? 0);
  const row = contest.one("SELECT hash FROM invitation WHERE entry_id = ?", id);
  const kept = row === undefined ? NO_HASH : textOf(row, "hash");
  return timingSafeEqual(digestOf(token), Buffer.from(kept, "hex"))
    ? entryById(contest, id)
    : undefined;
}

/** Whether somebody holds a token of this entry. */
export function isInvited(contest: Contest, entryId: number): boolean {
  return contest.one("SELECT 1 FROM invitation WHERE entry_id = ?", entryId) !== undefined;
}

/** The ids of all entries whose token somebody holds. */
export function invitedIds(contest: Contest): Set<number> {
  const rows = contest.all("SELECT entry_id FROM invitation");
  return new Set(rows.map((row) => wholeOf(row, "entry_id")));
}

function digestOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
