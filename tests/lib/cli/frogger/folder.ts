/** A folder for one test, and a road to put there. */
import { fromFileUrl, join } from "@std/path";

/** One of our own traffic files. */
export function ourTraffic(name: string): string {
  return fromFileUrl(new URL(`../../../../fixtures/traffic/${name}.txt`, import.meta.url));
}

/** A sample program. */
export function ourHopper(name: string): string {
  return fromFileUrl(new URL(`../../../../bots/frogger/${name}`, import.meta.url));
}

/** Runs a test with a folder of its own, which goes afterwards; `at` makes paths in it. */
export async function inFolder(
  test: (at: (name: string) => string, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-frogger-" });
  try {
    await test((name) => join(folder, name), folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
