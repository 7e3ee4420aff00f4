/**
 * The words after `deno` that start a program with nothing but its own folder, and the whole environment that it
 * runs in. Pure. Where each comes from: lib/judge/README.md.
 */
import { toFileUrl } from "@std/path";
import type { ResourceLimits } from "../types.ts";
import type { Errand } from "./errand.ts";
import { heapMebibytes } from "./limits.ts";

const FLAGS: readonly string[] = [
  "--no-prompt", // nobody answers
  "--no-check", // types are the author's business
  "--no-config", // a deno.json beside the program has no effect
  "--no-lock",
  "--no-npm",
  "--no-remote",
  "--cached-only",
  "--no-code-cache", // nothing is written
  "--node-modules-dir=none", // `require` would read below any node_modules
  "--deny-import",
  "--quiet",
];

/**
 * The arguments of Deno for one program.
 * @param folder The program's folder; without a comma, at which `--allow-read` would split.
 * @param main The main module, relative to the folder, with `/` between its parts.
 */
export function denoWords(
  folder: string,
  main: string,
  loader: string,
  limits: ResourceLimits,
): string[] {
  const url = toFileUrl(`${folder}/${main}`).href;
  return [
    "run",
    ...FLAGS,
    `--v8-flags=--max-old-space-size=${heapMebibytes(limits)}`,
    `--allow-read=${folder}`,
    loader,
    url,
  ];
}

/**
 * The arguments of Deno for a program that is sent on an errand: it may read its own folder and what it is given, and
 * write the files that it is asked for. Its own arguments are the errand's alone, so the loader finds the program behind
 * the `#` of its own address.
 * @param folder The program's folder; without a comma, as all paths here.
 * @param work The folder of the errand.
 * @param heapMebibytes What the program's own objects may fill.
 */
export function errandWords(
  { folder, main, work, loader }: ErrandPaths,
  errand: Errand,
  heapMebibytes: number,
): string[] {
  const writes = errand.writes.map((name) => `${work}/${name}`);
  const reads = [folder, ...errand.reads.map((name) => `${work}/${name}`), ...writes];
  const url = toFileUrl(`${folder}/${main}`).href;
  return [
    "run",
    ...FLAGS,
    `--v8-flags=--max-old-space-size=${heapMebibytes}`,
    `--allow-read=${reads.join(",")}`,
    ...(writes.length === 0 ? [] : [`--allow-write=${writes.join(",")}`]),
    `${toFileUrl(loader).href}#${url}`,
    ...errand.args,
  ];
}

/** Where all is that a Deno program on an errand needs, as it sees it; absolute. */
export interface ErrandPaths {
  readonly folder: string;
  /** The main module, relative to the folder, with `/` between its parts. */
  readonly main: string;
  readonly work: string;
  /** The loader of errands. */
  readonly loader: string;
}

/**
 * The environment of every program. A DENO_DIR that cannot exist keeps `localStorage` and `caches` from writing;
 * without the cache's mode Deno would wait 0.15 s for it. Python is told not to keep back what is printed: forgetting
 * to flush is its beginners' most common mistake.
 */
export const PROGRAM_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: "/usr/bin:/bin",
  HOME: "/nonexistent",
  LANG: "C.UTF-8",
  NO_COLOR: "1",
  DENO_DIR: "/dev/null/x",
  DENO_EMIT_CACHE_MODE: "disable",
  DENO_NO_UPDATE_CHECK: "1",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONUNBUFFERED: "1",
};
