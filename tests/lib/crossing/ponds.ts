/** Ponds, roads and programs for tests. */
import { dirname, fromFileUrl, join } from "@std/path";
import { openPond, type Pond } from "../../../lib/crossing/pond.ts";
import { type Road, roadOf } from "../../../lib/crossing/road.ts";

/** The project's folder, with a slash at its end. */
export const PROJECT = fromFileUrl(new URL("../../../", import.meta.url));

/** The folder of the hostile programs. */
export const HOSTILE = join(PROJECT, "fixtures/hostile/hoppers");

/** A road of these lines. */
export function road(name: string, ...lines: readonly string[]): Road {
  return roadOf(name, new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
}

/** A short road with a vehicle in every lane. */
export const SHORT: Road = road("short", "<o", "o>", "<oo", "<o", "o>");

/** One of our own roads. */
export function ourRoad(name: string): Road {
  return roadOf(name, Deno.readFileSync(join(PROJECT, "fixtures/traffic", `${name}.txt`)));
}

/** A pond for programs of a folder. */
export function pondIn(
  from: string,
  options: { bubblewrap?: boolean; trustNative?: boolean } = {},
): Promise<Pond> {
  return openPond({ bubblewrap: true, trustNative: false, ...options, from });
}

/** Makes a folder with programs for one test. */
export async function withPrograms(
  files: Readonly<Record<string, string>>,
  test: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-hoppers-" });
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
