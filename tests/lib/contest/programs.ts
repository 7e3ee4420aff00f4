/** Programs sent in to a contest of a test, and a contest in which nobody loses by clock. */
import { putBlob } from "../../../lib/contest/blobs.ts";
import type { Contest } from "../../../lib/contest/contest.ts";
import { addEntry, findEntry } from "../../../lib/contest/store/entries.ts";
import { addVersion } from "../../../lib/contest/store/versions.ts";
import type { Submission, Version } from "../../../lib/contest/types.ts";
import { withContest } from "./temp_contest.ts";

/** A program that knows the rules: it looks. */
export const LOOKER = `
const buffer = new Uint8Array(65536);
for (let turn = 0; Deno.stdin.readSync(buffer) !== null; turn++) {
  Deno.stdout.writeSync(new TextEncoder().encode("L" + turn % 8 + "\\n"));
}
`;

/** A program that ends with an error of its own. */
export const CRASHER = 'throw new Error("my own words");';

/** No limits for the check, but for bubblewrap where it works. */
export const WALLS = { bubblewrap: true, trustNative: true };

/** A contest for one test with all the time in the world for programs. */
export async function withPatientContest(test: (contest: Contest) => Promise<void>): Promise<void> {
  await withContest(async (contest) => {
    contest.run("UPDATE contest SET turn_ms = 60000, start_ms = 60000");
    await test(contest);
  });
}

/** What an author sends in: files by path, their bytes put in place; some of them may be started. */
export async function submissionOf(
  { filesFolder }: Contest,
  command: string,
  texts: Readonly<Record<string, string>>,
  executables: readonly string[] = [],
): Promise<Submission> {
  const files = await Promise.all(
    Object.entries(texts).map(async ([path, text]) => {
      const bytes = new TextEncoder().encode(text);
      const digest = await putBlob(filesFolder, bytes);
      return { path, digest, size: bytes.length, isExecutable: executables.includes(path) };
    }),
  );
  return { command, files };
}

/** Sends a version in for an entry, a new one if there is none of this name. */
export async function sendIn(
  contest: Contest,
  name: string,
  command: string,
  texts: Readonly<Record<string, string>>,
  executables: readonly string[] = [],
): Promise<Version> {
  const submission = await submissionOf(contest, command, texts, executables);
  const { id } = findEntry(contest, name) ?? addEntry(contest, name);
  return addVersion(contest, id, submission);
}
