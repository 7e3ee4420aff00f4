/**
 * Which runs `serve` and `build` show.
 */
import { fromFileUrl } from "@std/path";
import type { LibraryOptions } from "../server/library.ts";
import { fromWhereYouStand } from "./paths.ts";
import type { Output } from "./printing.ts";

/** A small finished run that comes with the program. */
export const SAMPLE: string = fromFileUrl(new URL("../../fixtures/sample", import.meta.url));

/** The named runs and logs; warnings go to the output. */
export function namedRuns(words: readonly string[], output: Output): LibraryOptions {
  return {
    named: words.map((word) => fromWhereYouStand(word)),
    warn: (sentence) => output.complain(`Warning: ${sentence}`),
  };
}
