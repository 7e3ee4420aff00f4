/** Paddocks, courses and pilots for tests. */
import { dirname, fromFileUrl, join } from "@std/path";
import { writeCircuit } from "../../../lib/race/circuit_file.ts";
import { generateCircuit } from "../../../lib/race/generate.ts";
import { type Course, courseOf } from "../../../lib/racing/course.ts";
import { openPaddock, type Paddock } from "../../../lib/racing/paddock.ts";

/** The project's folder, with a slash at its end. */
export const PROJECT = fromFileUrl(new URL("../../../", import.meta.url));

/** The folder of the hostile pilots. */
export const HOSTILE = join(PROJECT, "fixtures/hostile/pilots");

/** A random circuit, the same for the same seed. */
export function course(seed: string): Course {
  return courseOf(`${seed}.cir`, writeCircuit(generateCircuit(seed)));
}

/** A paddock for programs of a folder. */
export function paddockIn(
  from: string,
  options: { bubblewrap?: boolean; trustNative?: boolean } = {},
): Promise<Paddock> {
  return openPaddock({ bubblewrap: true, trustNative: false, ...options, from });
}

/** Makes a folder with programs for one test. */
export async function withPrograms(
  files: Readonly<Record<string, string>>,
  test: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-pilots-" });
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.mkdir(dirname(join(folder, name)), { recursive: true });
      await Deno.writeTextFile(join(folder, name), text);
    }
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Whether a tool is there and works. */
export async function works(tool: string): Promise<boolean> {
  try {
    return (await new Deno.Command(tool, { args: ["--version"] }).output()).success;
  } catch {
    return false;
  }
}
