/**
 * A file that is there whole or not at all: it is written under another name, the draft, and gets its own when it is
 * finished. Whoever looks meanwhile sees the older file, or none; a kill leaves a draft, a failure not even that.
 */

/** What a file is written with; the bytes of a stream are written as they come. */
export type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/** See the head of this file. */
export interface WriteOptions {
  /** Who may read and write the file, such as 0o600. @default What the system gives any new file. */
  readonly mode?: number;
  /** Comes back only when the bytes are on the disk, so that a power cut cannot take them. @default false */
  readonly sync?: boolean;
  /** Whether an older file of that name goes. @default true */
  readonly replace?: boolean;
  /**
   * The draft's path, on the same disk; what lies there goes. Whoever names it can find what a kill has left, but nobody
   * else may write there meanwhile. @default A new name beside the file, which ends in `.part`
   */
  readonly draft?: string;
}

/** So long may a file's name be nearly everywhere, in bytes of UTF-8, and what is left of it in a draft's name. */
const LONGEST_NAME = 255;

/**
 * Writes a file, whole or not at all.
 * @throws {Deno.errors.AlreadyExists} If there is one and it is not to be replaced.
 * @throws What the system or the stream says; an older file is then as it was, and no draft stays.
 */
export async function writeWhole(
  path: string,
  content: Content,
  { draft = draftBeside(path), mode, replace = true, sync = false }: WriteOptions = {},
): Promise<void> {
  try {
    await removeIfThere(draft);
    const options = { write: true, createNew: true, ...(mode === undefined ? {} : { mode }) };
    {
      using file = await Deno.open(draft, options);
      for await (const bytes of piecesOf(content)) await writeAll(file, bytes);
      if (sync) await file.sync();
    }
    if (replace) await Deno.rename(draft, path);
    else await nameAsNew(draft, path);
  } catch (error) {
    await removeIfThere(draft).catch(() => {});
    throw error;
  }
}

/** Its own for everybody who writes the same file at the same time. */
function draftBeside(path: string): string {
  const ending = `.${crypto.randomUUID().slice(0, 8)}.part`;
  const start = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1;
  const name = path.slice(start);
  const room = new Uint8Array(LONGEST_NAME - ending.length);
  return path.slice(0, start) + name.slice(0, new TextEncoder().encodeInto(name, room).read) +
    ending;
}

async function* piecesOf(content: Content): AsyncGenerator<Uint8Array> {
  if (typeof content === "string") yield new TextEncoder().encode(content);
  else if (content instanceof Uint8Array) yield content;
  else yield* content;
}

async function writeAll(file: Deno.FsFile, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length;) at += await file.write(bytes.subarray(at));
}

/** A second name and the end of the first one: unlike renaming, that never replaces what came there meanwhile. */
async function nameAsNew(draft: string, path: string): Promise<void> {
  try {
    await Deno.link(draft, path);
  } catch (error) {
    // Some disks know no second names, such as memory sticks.
    if (error instanceof Deno.errors.AlreadyExists || await isThere(path)) {
      throw new Deno.errors.AlreadyExists(`There is a file of this name already: ${path}`);
    }
    return await Deno.rename(draft, path);
  }
  await Deno.remove(draft);
}

async function isThere(path: string): Promise<boolean> {
  try {
    await Deno.lstat(path);
    return true;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}

async function removeIfThere(path: string): Promise<void> {
  try {
    await Deno.remove(path);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}
