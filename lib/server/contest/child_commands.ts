/**
 * How the processes of a contest are started, and what each of them may do.
 */
import { setPriority } from "node:os";
import { fromFileUrl, join } from "@std/path";
import { unusable } from "../../core/problem.ts";
import { PRIVATE } from "../../contest/contest_folder.ts";
import { bareHost, inAddress } from "../hosts.ts";
import type { ServerSettings } from "./server_settings.ts";

const ROOT = fromFileUrl(new URL("../../../", import.meta.url));
const SERVER = fromFileUrl(new URL("./server_process.ts", import.meta.url));

/** What Deno itself needs of the environment, to find its copies of libraries. The server's own code can read none of it. */
const ENVIRONMENT = [
  ...["DENO_DIR", "HOME", "XDG_CACHE_HOME", "LOCALAPPDATA", "USERPROFILE", "SystemRoot"],
];

/** Whoever plays goes first: the server takes what time is left (the higher, the more polite). */
const POLITENESS = 5;

/**
 * The words behind `deno` that start the server with the permissions that it needs, and no others.
 * @throws {UnusableInput} If a folder cannot be named in permissions (`CONTEST_FOLDER`).
 */
export function serverWords({ contest, hostname, pages, port }: ServerSettings): string[] {
  const database = join(contest, PRIVATE.database);
  const writable = [
    ...[database, `${database}-wal`, `${database}-shm`],
    join(contest, PRIVATE.files),
  ];
  return [
    ...["run", "--quiet", "--no-prompt", "--cached-only", "--config", join(ROOT, "deno.json")],
    `--allow-net=${inAddress(bareHost(hostname))}:${port}`,
    `--allow-read=${listOf([contest, pages])}`,
    `--allow-write=${listOf(writable)}`,
    ...["--deny-env", "--deny-run", "--deny-ffi", "--deny-sys", "--deny-import"],
    SERVER,
  ];
}

/** Starts the server. */
export function startServerProcess(settings: ServerSettings): Deno.ChildProcess {
  const kept = ENVIRONMENT.flatMap((name) => {
    const value = Deno.env.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  const child = new Deno.Command(Deno.execPath(), {
    args: serverWords(settings),
    cwd: settings.contest,
    clearEnv: true,
    env: { ...Object.fromEntries(kept), NO_COLOR: "1" },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  bePolite(child.pid);
  return child;
}

/** Starts a command of this program. */
export function startCommand(words: readonly string[]): Deno.ChildProcess {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", join(ROOT, "main.ts"), ...words],
    env: { NO_COLOR: "1" },
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
}

/** Where the system does not let us, the server is as quick as the others. */
function bePolite(pid: number): void {
  try {
    setPriority(pid, POLITENESS);
  } catch {
    // It has ended already, or priorities are not ours to give.
  }
}

/** Deno takes a comma for the end of a path, and knows no way to write one. */
function listOf(paths: readonly string[]): string {
  const odd = paths.find((path) => path.includes(","));
  if (odd === undefined) return paths.join(",");
  const message =
    "A contest cannot be served from a folder with a comma in its path: give it another name";
  throw unusable("CONTEST_FOLDER", message, { file: odd });
}
