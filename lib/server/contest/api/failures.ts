/**
 * What went wrong below the API, as an answer for people. Nothing of it tells where files lie on this machine.
 */
import { StorageFailure } from "../../../contest/storage_failure.ts";
import { UnusableInput } from "../../../core/problem.ts";
import { Refusal } from "./answers.ts";

/** What the store says against a call, and the status that goes with it. */
const STATUSES: Readonly<Record<string, number>> = {
  NAME: 400,
  ENTRY_MISSING: 404,
  STATE: 409,
  CLOSED: 409,
  WITHDRAWN: 409,
};

/** What the system and SQLite say when there is no room. */
const FULL_CODES: readonly unknown[] = ["ENOSPC", "EDQUOT"];
const SQLITE_FULL = 13;

/** The refusal that tells of an error, and whether whoever runs the server must hear of it. */
export function refusalOf(error: unknown): { readonly refusal: Refusal; readonly isOurs: boolean } {
  if (error instanceof Refusal) return { refusal: error, isOurs: false };
  if (isFull(error)) return { refusal: full(), isOurs: true };
  const [problem] = error instanceof UnusableInput ? error.problems : [];
  const status = problem === undefined ? undefined : STATUSES[problem.code];
  if (problem !== undefined && status !== undefined) {
    return { refusal: new Refusal(status, problem.code, `${problem.message}.`), isOurs: false };
  }
  return { refusal: error instanceof StorageFailure ? storage() : server(), isOurs: true };
}

/** Whether an error, or what it came from, is that there is no room. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isSystem = "code" in error && FULL_CODES.includes(error.code);
  const isSqlite = "errcode" in error && typeof error.errcode === "number" &&
    (error.errcode & 0xff) === SQLITE_FULL;
  return isSystem || isSqlite || isFull(error.cause);
}

function full(): Refusal {
  const sentence = "The server's disk is full, and nothing was kept: tell the organiser.";
  return new Refusal(507, "DISK_FULL", sentence);
}

function storage(): Refusal {
  const sentence = "The server cannot write at this moment, and nothing was changed: try again.";
  return new Refusal(503, "STORAGE", sentence, { "retry-after": "10" });
}

function server(): Refusal {
  const sentence =
    "The server failed, and nothing was changed; its terminal tells the organiser more.";
  return new Refusal(500, "SERVER", sentence);
}
