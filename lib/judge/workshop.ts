/**
 * The workshop: a folder for one run of the runner, gone when the runner is gone.
 *
 * How it works: a janitor, a shell that does nothing but wait for the end of its input, holds the other end of a
 * pipe. Whatever ends the runner, `kill -9` too, ends the pipe, and the janitor sweeps up.
 */
import { unusable } from "../core/problem.ts";

export interface Workshop extends AsyncDisposable {
  /** Absolute path, free of symbolic links. Everybody may pass through it, only the runner may list it. */
  readonly folder: string;
  /** Removes the folder; safe to call twice. */
  close(): Promise<void>;
}

/** Folders of entered programs are read-only and would stay otherwise. Files may be second names of others: left. */
const SWEEP = 'trap "" HUP INT TERM; cat >/dev/null; ' +
  'find "$1" -type d -exec chmod u+rwx {} +; rm -rf -- "$1"';

/**
 * Makes a folder with a random name below the system's folder for temporary files (`TMPDIR`).
 * @throws {UnusableInput} If the path of that folder holds a comma, which Deno's permissions can't express.
 */
export async function openWorkshop(): Promise<Workshop> {
  const folder = await Deno.realPath(await Deno.makeTempDir({ prefix: "turniir-" }));
  if (folder.includes(",")) {
    await Deno.remove(folder);
    throw unusable("WORKSHOP_COMMA", `set TMPDIR to a folder whose path holds no comma: ${folder}`);
  }
  if (Deno.build.os !== "windows") await Deno.chmod(folder, 0o711);
  const janitor = Deno.build.os === "windows" ? undefined : startJanitor(folder);
  let closed: Promise<void> | undefined;
  const close = () => closed ??= sweep(folder, janitor);
  return { folder, close, [Symbol.asyncDispose]: close };
}

function startJanitor(folder: string): Deno.ChildProcess {
  const janitor = new Deno.Command("/bin/sh", {
    args: ["-c", SWEEP, "sh", folder],
    clearEnv: true,
    env: { PATH: "/usr/bin:/bin" },
    cwd: "/",
    stdin: "piped",
    stdout: "null",
    stderr: "null",
    detached: true,
  }).spawn();
  janitor.unref();
  return janitor;
}

async function sweep(folder: string, janitor: Deno.ChildProcess | undefined): Promise<void> {
  if (janitor !== undefined) {
    janitor.ref();
    await janitor.stdin.close().catch(() => {});
    await janitor.status;
  }
  try {
    await Deno.remove(folder, { recursive: true });
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
