/**
 * Paths as the user means them.
 */
import { resolve } from "@std/path";

/**
 * An absolute path. A relative one starts where the user stands: a task runs in the folder of deno.json, and `deno task`
 * tells in INIT_CWD where it was called.
 */
export function fromWhereYouStand(path: string): string {
  return resolve(whereYouStand(), path);
}

/** The folder in which the user typed the command. */
export function whereYouStand(): string {
  return Deno.env.get("INIT_CWD") || Deno.cwd();
}
