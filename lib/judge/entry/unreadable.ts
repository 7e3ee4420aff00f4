/** Why a module cannot be read: Deno says only that its import failed. */
import { resolve } from "@std/path";
import type { Problem } from "../../core/problem.ts";

/** Opens a file, only to see whether that is permitted. */
export type TryToOpen = (path: string) => Promise<Disposable>;

/**
 * The problem, with the system's reason where a file may not be read.
 * @param from The folder that the problem's file is told from.
 */
export async function withReason(
  problem: Problem,
  from: string,
  open: TryToOpen = (path) => Deno.open(path),
): Promise<Problem> {
  if (problem.code !== "SOURCE_UNREADABLE" || problem.file === undefined) return problem;
  try {
    using _ = await open(resolve(from, problem.file));
    return problem;
  } catch (error) {
    if (!(error instanceof Deno.errors.PermissionDenied)) return problem;
    return { ...problem, message: "Permission denied: this file can't be read" };
  }
}
