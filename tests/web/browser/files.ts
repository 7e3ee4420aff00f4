/** Files on disk for the time of a test, such as a person picks or drops. */
import { join } from "@std/path";

/** A file that is to be. */
export interface TestFile {
  readonly name: string;
  readonly contents: string | Uint8Array;
}

/** Writes the files, hands over their paths in the same order, and removes them after `run`. */
export async function withFiles(
  files: readonly TestFile[],
  run: (paths: readonly string[]) => Promise<void>,
): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-files-" });
  try {
    const paths = [];
    for (const { name, contents } of files) {
      const path = join(folder, name);
      if (typeof contents === "string") await Deno.writeTextFile(path, contents);
      else await Deno.writeFile(path, contents);
      paths.push(path);
    }
    await run(paths);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}
