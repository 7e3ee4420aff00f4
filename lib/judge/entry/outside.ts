/** What belongs to a program's folder, and what lies outside of it. */
import { fromFileUrl, toFileUrl } from "@std/path";
import type { Problem } from "../../core/problem.ts";

const IS_WINDOWS = Deno.build.os === "windows";

/** Whether a path is the folder's or leads below it; both absolute, with no `..` in them. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}

/** A `/`, a `\` or a NUL in disguise: who reads the URL takes it for a letter, who opens the file does not. */
const DISGUISED = /%(2f|5c|00)/i;

/** Whether an import holds a separator in disguise. Blanks of lines are no part of a URL. */
export function isDisguised(written: string): boolean {
  return DISGUISED.test(written.replace(/[\t\n\r]/g, ""));
}

/**
 * The path in a folder, with `/`, of the file that a URL means; `undefined`: it means none in there. Decided by what would
 * be opened, not by how the URL begins.
 * @param folder Absolute path.
 */
export function pathOfUrl(url: string, folder: string): string | undefined {
  try {
    const { host, pathname, protocol } = new URL(url);
    // A folder's own name may hold anything, a `\` too: what matters is what comes behind it.
    const isOdd = /%(2f|00)/i.test(pathname) || IS_WINDOWS && DISGUISED.test(pathname);
    if (protocol !== "file:" || host !== "" || isOdd) return undefined;
    const path = slashed(fromFileUrl(url)).replace(/\/{2,}/g, "/");
    const parts = path.split("/");
    const around = slashed(fromFileUrl(toFileUrl(folder)));
    if (parts.includes("..") || parts.includes(".") || !isWithin(around, path)) return undefined;
    return path.slice(around.length).replace(/^\//, "") || undefined;
  } catch {
    return undefined; // It is no URL, or what it codes is no text.
  }
}

function slashed(path: string): string {
  return IS_WINDOWS ? path.replaceAll("\\", "/") : path;
}

/** The problem with something outside that a program names; `file` as its author knows it. */
export function outsideProblem(file: string): Problem {
  const message = "this lies outside the program's folder, and a program reads nothing there";
  return { code: "ENTRY_OUTSIDE", message, file };
}
