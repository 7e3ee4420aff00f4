/**
 * Which runs `serve` and `build` show.
 */
import { fromFileUrl } from "@std/path";
import { unusable } from "../core/problem.ts";
import type { LibraryOptions } from "../server/library.ts";
import { fromWhereYouStand } from "./paths.ts";
import type { Output } from "./printing.ts";

/** A small finished run that comes with the program. */
export const SAMPLE: string = fromFileUrl(new URL("../../fixtures/sample", import.meta.url));

/**
 * The named runs and logs; warnings go to the output.
 * @throws {UnusableInput} If there is a title and not one run alone to give it to (`TITLE`).
 */
export function namedRuns(
  words: readonly string[],
  title: string | undefined,
  output: Output,
): LibraryOptions {
  if (title !== undefined && (words.length !== 1 || title.trim() === "")) {
    throw unusable("TITLE", "--title needs a text, and one run that is called so: name that run");
  }
  return {
    named: words.map((word) => fromWhereYouStand(word)),
    title,
    warn: (sentence) => output.complain(`Warning: ${sentence}`),
  };
}
