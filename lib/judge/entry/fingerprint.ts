/** The version of a program: a digest over how it is started and over every byte of its files. */
import { digestOf } from "../../core/digest.ts";

/** One file of a program: its path in the program's folder, with `/`, and the digest of its bytes. */
export interface FileDigest {
  readonly path: string;
  readonly digest: string;
}

/**
 * `sha256:` and 64 digits. The same program has the same version on any machine and in any folder.
 * @param command For Deno the main module; else the command, with the interpreter's bare name.
 */
export async function versionOf(
  runtime: "deno" | "native",
  command: readonly string[],
  files: readonly FileDigest[],
): Promise<string> {
  const sorted = [...files]
    .sort((one, other) => one.path < other.path ? -1 : one.path > other.path ? 1 : 0)
    .map(({ path, digest }) => [path, digest]);
  const text = JSON.stringify([runtime, command, sorted]);
  return `sha256:${await digestOf(text)}`;
}
