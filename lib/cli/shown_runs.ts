/**
 * Which runs `serve` and `build` show.
 */
import { fromFileUrl } from "@std/path";
import { isContest } from "../contest/contest_folder.ts";
import { unusable } from "../core/problem.ts";
import type { LibraryOptions } from "../server/library.ts";
import { fromWhereYouStand } from "./paths.ts";
import type { Output } from "./printing.ts";

/** A small finished run that comes with the program. */
export const SAMPLE: string = fromFileUrl(new URL("../../fixtures/sample", import.meta.url));

/**
 * The named runs and logs; warnings go to the output.
 * @throws {UnusableInput} If there is a title and not one run alone to give it to (`TITLE`), or one is a contest
 *   (`CONTEST`).
 */
export function namedRuns(
  words: readonly string[],
  title: string | undefined,
  output: Output,
): LibraryOptions {
  if (title !== undefined && (words.length !== 1 || title.trim() === "")) {
    throw unusable("TITLE", "--title needs a text, and one run that is called so: name that run");
  }
  for (const word of words) refuseContest(word);
  return {
    named: words.map((word) => fromWhereYouStand(word)),
    title,
    warn: (sentence) => output.complain(`Warning: ${sentence}`),
  };
}

function refuseContest(word: string): void {
  if (!isContest(fromWhereYouStand(word))) return;
  const message = `This is a contest: serve --contest ${word} shows it, and ` +
    `contest publish ${word} --to FOLDER writes its pages`;
  throw unusable("CONTEST", message, { file: word });
}
