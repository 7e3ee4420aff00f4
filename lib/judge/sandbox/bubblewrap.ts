/**
 * The words of bubblewrap: own namespaces for files, network, processes, users and names, and a file tree that
 * holds the program and what it needs to run. Pure.
 */
import { dirname, resolve } from "@std/path";
import type { Program, Sandbox } from "../types.ts";
import { PROGRAM_ENVIRONMENT } from "./deno_words.ts";
import { type Errand, errandLoader } from "./errand.ts";

/** Where the program's folder, Deno and the loader are inside; and, of an errand, its folder. */
export const INSIDE = {
  folder: "/bot",
  deno: "/deno",
  loader: "/loader.js",
  work: "/work",
  temporary: "/tmp",
} as const;

/** The file descriptor on which bubblewrap reads the filter of system calls. */
export const FILTER_FD = 9;

/** User and group that belong to nobody. */
export const NOBODY = 65534;

/** Bubblewrap's options for one program; the program's own words follow them. `errand`: what it is sent on, if it is. */
export function bubblewrapWords(program: Program, sandbox: Sandbox, errand?: Errand): string[] {
  const words = [
    ...["--unshare-all", "--unshare-user", "--disable-userns"],
    ...["--uid", `${NOBODY}`, "--gid", `${NOBODY}`, "--cap-drop", "ALL"],
    // --as-pid-1: the program is the first process of its world, so no other one shows it a foreign environment.
    ...["--die-with-parent", "--new-session", "--as-pid-1", "--hostname", "bot"],
    "--clearenv",
  ];
  for (const [name, value] of Object.entries(PROGRAM_ENVIRONMENT)) {
    words.push("--setenv", name, value);
  }
  if (sandbox.filter !== undefined) words.push("--seccomp", `${FILTER_FD}`);
  words.push(...readOnly(program.folder, INSIDE.folder));
  if (program.runtime === "deno") {
    for (const folder of sandbox.libraries) words.push(...readOnly(folder, folder));
    const loader = errand === undefined ? sandbox.loader : errandLoader(sandbox.loader);
    words.push(...readOnly(sandbox.deno, INSIDE.deno), ...readOnly(loader, INSIDE.loader));
    // Without /proc Deno panics while it formats some uncaught errors.
    words.push("--proc", "/proc");
  } else {
    for (const path of [...sandbox.system, ...program.reads]) words.push(...readOnly(path, path));
    words.push(...withoutWrapper(sandbox));
    // No /proc: it would tell where all this lies outside. Java and others look there for their own libraries.
    const [command = ""] = program.argv;
    words.push("--setenv", "LD_ORIGIN_PATH", dirname(resolve(INSIDE.folder, command)));
  }
  for (const device of ["/dev/null", "/dev/urandom"]) words.push("--dev-bind", device, device);
  if (errand !== undefined) words.push(...workplace(program, errand));
  // The tree itself lies in memory: nothing may be written there either.
  words.push("--remount-ro", "/", "--chdir", errand === undefined ? INSIDE.folder : INSIDE.work);
  return words;
}

/** The folder of an errand can be written, but for what lies there to be read. */
function workplace({ runtime }: Program, { reads, temporary, work }: Errand): string[] {
  return [
    ...["--bind", work, INSIDE.work],
    ...reads.flatMap((name) => readOnly(`${work}/${name}`, `${INSIDE.work}/${name}`)),
    ...(runtime === "native" ? ["--bind", temporary, INSIDE.temporary] : []),
  ];
}

/** A program must not become bubblewrap itself: that would pass for a sandbox that has not started it yet. */
function withoutWrapper({ system, tools }: Sandbox): string[] {
  const { bwrap } = tools;
  const isSeen = bwrap !== undefined && system.some((folder) => bwrap.startsWith(`${folder}/`));
  return isSeen ? readOnly("/dev/null", bwrap) : [];
}

function readOnly(from: string, to: string): string[] {
  return ["--ro-bind", from, to];
}
