/** The files that are about to be sent. Pure. */
import type { AuthorVersion, UploadedFile, UploadLimits } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import type { PlacedFile } from "../site/private_api.ts";

const text = strings.author;

/** What tools and systems leave in folders, and no program needs. */
const LEFTOVERS = new Set([
  ...[".git", ".svn", ".hg", ".idea", ".vscode", "__pycache__", ".DS_Store", "Thumbs.db"],
]);

/** What is to be sent. */
export interface Draft {
  /** In the order of their paths. */
  readonly files: readonly PlacedFile[];
  /** How many files were left out because no program needs them. */
  readonly leftOut: number;
}

export const EMPTY_DRAFT: Draft = { files: [], leftOut: 0 };

/** With more files; one at the same path takes the place of the older. A folder round all of the new ones is left away. */
export function addFiles(draft: Draft, added: readonly PlacedFile[]): Draft {
  const wanted = added.filter(({ path }) => !path.split("/").some((part) => LEFTOVERS.has(part)));
  const files = new Map(draft.files.map((placed) => [placed.path, placed]));
  for (const placed of withoutFolder(wanted)) files.set(placed.path, placed);
  return {
    files: [...files.values()].sort((one, other) => compare(one.path, other.path)),
    leftOut: draft.leftOut + added.length - wanted.length,
  };
}

/** Without the file at that path. */
export function removeFile(draft: Draft, path: string): Draft {
  return { ...draft, files: draft.files.filter((placed) => placed.path !== path) };
}

/** In bytes. */
export function sizeOf(files: readonly PlacedFile[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

/** Why the server would not take it; `undefined`: it would, as far as one can tell here. */
export function whyNotSent({ files }: Draft, limits: UploadLimits): string | undefined {
  if (files.length === 0) return undefined;
  if (files.length > limits.files) return text.tooManyFiles(files.length, limits.files);
  const bytes = sizeOf(files);
  if (bytes > limits.bytes) return text.tooLarge(bytes, limits.bytes);
  return bytes === 0 ? text.empty : undefined;
}

/**
 * The version that was made of the same files, as far as can be told without their contents: the same names, sizes and
 * command, and nothing changed since it was sent. One that its author took back may well be sent again.
 */
export function sameAsLast(
  { files }: Draft,
  command: string,
  versions: readonly AuthorVersion[],
): AuthorVersion | undefined {
  const [last] = versions;
  if (last === undefined || last.state === "cancelled") return undefined;
  const isSame = (command === last.command || command === "") && hasSame(files, last.files) &&
    files.every(({ file }) => file.lastModified <= Date.parse(last.arrivedAt));
  return isSame ? last : undefined;
}

function hasSame(files: readonly PlacedFile[], sent: readonly UploadedFile[]): boolean {
  const sizes = new Map(sent.map(({ path, size }) => [path, size]));
  return files.length === sizes.size &&
    files.every(({ path, file }) => sizes.get(path) === file.size);
}

/** Whoever sends a folder means what is in it. */
function withoutFolder(files: readonly PlacedFile[]): readonly PlacedFile[] {
  const [folder, ...others] = new Set(files.map(({ path }) => /^([^/]+)\//.exec(path)?.[1]));
  if (folder === undefined || others.length > 0) return files;
  return files.map(({ path, file }) => ({ path: path.slice(folder.length + 1), file }));
}

/** By code units: the same for everybody. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
