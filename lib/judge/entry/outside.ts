/** What belongs to a program's folder, and what lies outside of it. Pure. */
import type { Problem } from "../../core/problem.ts";

/** Whether a path is the folder's or leads below it; both absolute, with no `..` in them. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

/** The problem with something outside that a program names; `file` as its author knows it. */
export function outsideProblem(file: string): Problem {
  const message = "this lies outside the program's folder, and a program reads nothing there";
  return { code: "ENTRY_OUTSIDE", message, file };
}
