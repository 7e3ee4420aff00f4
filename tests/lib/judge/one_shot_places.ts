/** Small programs and sandboxes for the tests of one-shot runs. */
import { join } from "@std/path";
import type { OneShotJob, OneShotLimits, OneShotRun } from "../../../lib/judge/one_shot_types.ts";
import { runOneShot } from "../../../lib/judge/one_shot.ts";
import { findSandbox } from "../../../lib/judge/sandbox/find_sandbox.ts";
import type { Program, Sandbox } from "../../../lib/judge/types.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";

/** Far more than any program of these tests needs that is to end by itself, and files enough for the few they make. */
export const LIMITS: OneShotLimits = {
  wallMs: 20_000,
  memoryBytes: 64 * 2 ** 20,
  fileBytes: 10_000,
  files: 5,
  outputBytes: 100_000,
  graceMs: 100,
};

/** A workshop with a sandbox. */
export interface Place extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly folder: string;
  /** Runs a module as a Deno program. */
  run(source: string, more?: Partial<OneShotJob>, signal?: AbortSignal): Promise<OneShotRun>;
  /** Runs a program. */
  runProgram(program: Program, more?: Partial<OneShotJob>): Promise<OneShotRun>;
  /** Names of run folders that are there. */
  runs(): string[];
}

/** Opens one. `without`: layers to do without where they are there. */
export async function openPlace(
  options: { bubblewrap?: boolean; trustNative?: boolean; filter?: boolean } = {},
): Promise<Place> {
  const { bubblewrap = true, filter = true, trustNative = false } = options;
  const workshop = await openWorkshop();
  const { folder } = workshop;
  const found = await findSandbox({ workshop: folder, bubblewrap, trustNative });
  const sandbox = filter ? found : {
    ...found,
    filter: undefined,
    layers: found.layers.filter((layer) => layer !== "seccomp"),
  };
  let programs = 0;
  const runProgram: Place["runProgram"] = (program, more) =>
    runOneShot(program, { ...JOB, ...more }, { sandbox, workshop: folder });
  return {
    sandbox,
    folder,
    runProgram,
    run: async (source, more, signal) => {
      const own = join(folder, `program-${++programs}`);
      await Deno.mkdir(own);
      await Deno.writeTextFile(join(own, "main.ts"), source);
      const program: Program = {
        ...{ runtime: "deno", name: "p", version: "sha256:", folder: own, main: "main.ts" },
      };
      return await runOneShot(program, { ...JOB, ...more }, { sandbox, workshop: folder, signal });
    },
    runs: () =>
      [...Deno.readDirSync(folder)].map(({ name }) => name).filter((name) => /^run-/.test(name)),
    [Symbol.asyncDispose]: () => workshop.close(),
  };
}

const JOB: OneShotJob = { args: [], given: [], writes: ["out"], limits: LIMITS };

const text = new TextEncoder();

/** A file that is given to a program. */
export function given(name: string, content: string): { name: string; bytes: Uint8Array } {
  return { name, bytes: text.encode(content) };
}

/** What a program left, as texts. */
export function textsOf({ left }: Pick<OneShotRun, "left">): Record<string, string> {
  return Object.fromEntries(
    left.map(({ bytes, kind, name }) => [name, bytes ? new TextDecoder().decode(bytes) : kind]),
  );
}

/** Waits until a running program has written a file; a program that never does makes the test runner complain. */
export async function isReady(place: Place, name: string): Promise<void> {
  for (;;) {
    for (const run of place.runs()) {
      try {
        await Deno.lstat(join(place.folder, run, "work", name));
        return;
      } catch {
        // Not yet.
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Whether bubblewrap holds programs on this machine. */
export const HAS_BUBBLEWRAP = await (async () => {
  await using place = await openPlace();
  return place.sandbox.layers.includes("bubblewrap");
})();

/** A test that needs bubblewrap; where that does not work it says so. */
export function testInBubblewrap(name: string, fn: () => Promise<void>): void {
  const reason = HAS_BUBBLEWRAP ? "" : " (ignored: bubblewrap does not work on this machine)";
  Deno.test({ name: name + reason, ignore: !HAS_BUBBLEWRAP, fn });
}
