/**
 * The folder of a contest, as the user names it.
 */
import { unusable } from "../../core/problem.ts";
import { fromWhereYouStand } from "../paths.ts";

/**
 * The folder's absolute path; whether a contest is in it, whoever opens it will see.
 * @throws {UnusableInput} CONTEST_MISSING if nothing is there.
 */
export function contestFolder(typed: string): string {
  const path = fromWhereYouStand(typed);
  try {
    Deno.statSync(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw unusable("CONTEST_MISSING", `There is no folder ${typed}: contest new makes a contest`);
  }
  return path;
}
