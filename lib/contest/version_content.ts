/**
 * What a version is made of as one digest, made when it is added: so it shows if its command or its list of files was
 * changed or cut afterwards. The files' bytes have digests of their own. Pure.
 */
import { createHash } from "node:crypto";
import type { Submission } from "./types.ts";

/** SHA-256 in 64 hex digits; the order of the files means nothing. */
export function contentDigest({ command, files }: Submission): string {
  const list = files.map(({ digest, isExecutable, path, size }) =>
    JSON.stringify([path, digest, size, isExecutable])
  );
  return createHash("sha256").update(JSON.stringify([command, list.sort()])).digest("hex");
}
