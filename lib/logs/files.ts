/**
 * Logs as files: with `gzip.ts` the only part of this folder that touches the world outside.
 */
import { unusable } from "../core/problem.ts";
import { writeWhole } from "../disk/write_whole.ts";
import { inflated } from "./gzip.ts";
import { makeHeader } from "./header.ts";
import { type OpenLog, openLog, type OpenOptions } from "./open.ts";
import type { LogHeader } from "./types.ts";

const CHUNK_BYTES = 64 * 1024;

/**
 * Opens a log, plain or gzipped (its first bytes tell, not its name), and reads it bit by bit: a log of any size
 * needs the memory of one round. Whoever doesn't go through all rounds must `close()` it.
 * @throws {UnusableInput} If the file cannot be read (`LOG_UNREADABLE`) or its header cannot be used.
 */
export async function readLog(path: string, options: OpenOptions = {}): Promise<OpenLog> {
  return await readLogStream(chunksOfFile(path), { ...options, file: options.file ?? path });
}

/** Reads a log from a stream such as standard input; otherwise as `readLog`. */
export async function readLogStream(
  chunks: AsyncIterable<Uint8Array>,
  options: OpenOptions = {},
): Promise<OpenLog> {
  return await openLog(inflated(located(chunks, options.file), options), options);
}

/**
 * Writes a log: the header and the rounds' lines (of `makeRound`, without line feeds), gzipped if the name ends in
 * `.gz`. The file appears under its name only when all of it is on the disk, so nobody ever sees half a log. The same
 * rounds give the same bytes.
 * @throws What the rounds or the disk throw; an older file of that name is then as it was.
 */
export async function writeLog(
  path: string,
  header: LogHeader,
  rounds: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const bytes = ReadableStream.from(batches(header, rounds));
  const packed = path.endsWith(".gz") ? bytes.pipeThrough(new CompressionStream("gzip")) : bytes;
  await writeWhole(path, packed, { sync: true });
}

/** The log's lines, some at a time: a chunk a line would cost more than the writing. */
async function* batches(
  header: LogHeader,
  rounds: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let batch = makeHeader(header) + "\n";
  for await (const line of rounds) {
    batch += line + "\n";
    if (batch.length < CHUNK_BYTES) continue;
    yield encoder.encode(batch);
    batch = "";
  }
  if (batch !== "") yield encoder.encode(batch);
}

async function* chunksOfFile(path: string): AsyncGenerator<Uint8Array> {
  using file = await Deno.open(path);
  for (;;) {
    const buffer = new Uint8Array(CHUNK_BYTES);
    const length = await file.read(buffer);
    if (length === null) return;
    yield buffer.subarray(0, length);
  }
}

/** The same chunks; what the system says against reading becomes a problem of that file. */
async function* located(
  chunks: AsyncIterable<Uint8Array>,
  file: string | undefined,
): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (error) {
    const reason = error instanceof Deno.errors.NotFound
      ? "There is no such file"
      : `Cannot be read: ${error instanceof Error ? error.message : error}`;
    throw unusable("LOG_UNREADABLE", reason, file === undefined ? {} : { file });
  }
}
