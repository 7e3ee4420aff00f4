/**
 * What the disk or the database says against reading and writing, in sentences for people. What was being written is
 * undone: a contest is as it was before.
 */

/** The disk is full, the database is locked for too long, or the like: nothing that a contestant could have done. */
export class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}

/** The database itself cannot be used: no waiting and no room on the disk will help. */
export class DamagedStorage extends StorageFailure {}

/** What SQLite says about the machine rather than about us. */
interface Trouble {
  /** SQLite's primary result code. */
  readonly code: number;
  /** Its own words: some errors come without the code. */
  readonly words: string;
  readonly sentence: string;
  readonly isDamage?: true;
}

const DAMAGED = "The contest's database is damaged: bring it back from a backup";

const TROUBLES: readonly Trouble[] = [
  {
    code: 5,
    words: "database is locked",
    sentence: "Another process has been writing to the contest for too long; try again",
  },
  {
    code: 8,
    words: "attempt to write a readonly database",
    sentence: "The contest's folder may not be written to",
  },
  {
    code: 10,
    words: "disk I/O error",
    sentence: "The disk could not be read or written; it may be full",
  },
  { code: 11, words: "database disk image is malformed", sentence: DAMAGED, isDamage: true },
  {
    code: 13,
    words: "database or disk is full",
    sentence: "The disk is full: make room, then try again; nothing was half written",
  },
  {
    code: 14,
    words: "unable to open database file",
    sentence: "The contest's database could not be opened",
    isDamage: true,
  },
  { code: 26, words: "file is not a database", sentence: DAMAGED, isDamage: true },
];

/** Does what `work` does; what SQLite says about the machine comes as a StorageFailure, everything else as it is. */
export function withSentences<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === undefined || !(error instanceof Error)) throw error;
    const Failure = trouble.isDamage === true ? DamagedStorage : StorageFailure;
    throw new Failure(`${trouble.sentence} (SQLite: ${error.message})`, { cause: error });
  }
}

function troubleOf(error: unknown): Trouble | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  if (error.code !== "ERR_SQLITE_ERROR") return undefined;
  // The lower eight bits are the primary code, the others say more about it.
  const code = "errcode" in error && typeof error.errcode === "number" ? error.errcode & 0xff : 0;
  return TROUBLES.find((trouble) =>
    trouble.code === code || error.message.startsWith(trouble.words)
  );
}
