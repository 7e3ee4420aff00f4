/**
 * Paths as the user means them.
 */
import { relative, resolve } from "@std/path";

/** Where environment variables are looked up. */
type Environment = Pick<Deno.Env, "get">;

/**
 * An absolute path. A relative one starts where the user stands: a task runs in the folder of deno.json, and `deno task`
 * tells in INIT_CWD where it was called.
 */
export function fromWhereYouStand(path: string, environment: Environment = Deno.env): string {
  return resolve(whereYouStand(environment), path);
}

/** An absolute path as the user would type it: relative where it lies below the folder in which he stands. */
export function asTyped(path: string): string {
  const below = relative(whereYouStand(), path);
  return below === "" ? "." : below.startsWith("..") ? path : below;
}

/** The folder in which the user typed the command. */
export function whereYouStand(environment: Environment = Deno.env): string {
  return environment.get("INIT_CWD") || Deno.cwd();
}
