/**
 * Unpacks a stream that may be gzipped.
 *
 * node:zlib does it rather than DecompressionStream: it hands over all that a cut-off file still holds, and reads
 * files of several parts. That a file was cut off it doesn't say then, so its last four bytes, which tell the length
 * of the text, are compared with what came.
 */
import { pipeline, Readable } from "node:stream";
import { constants, createGunzip } from "node:zlib";
import { type Problem, unusable, UnusableInput } from "../core/problem.ts";

/** Whom to tell what. */
interface InflateOptions {
  readonly file?: string;
  readonly warn?: (warning: Problem) => void;
}

/**
 * The chunks, unpacked if the first two bytes are those of gzip. A file that was cut off is read as far as it goes,
 * with a warning (`LOG_TORN`).
 * @throws {UnusableInput} If the packed bytes are damaged (`LOG_DAMAGED`).
 */
export async function* inflated(
  chunks: AsyncIterable<Uint8Array>,
  options: InflateOptions = {},
): AsyncGenerator<Uint8Array> {
  const source = chunks[Symbol.asyncIterator]();
  try {
    const { head, isPacked } = await peek(source);
    const all = resumed(head, source);
    if (isPacked) yield* gunzipped(all, options);
    else yield* all;
  } finally {
    await source.return?.();
  }
}

/** Reads until the first two bytes are known. */
async function peek(
  source: AsyncIterator<Uint8Array>,
): Promise<{ head: Uint8Array[]; isPacked: boolean }> {
  const head: Uint8Array[] = [];
  const bytes: number[] = [];
  while (bytes.length < 2) {
    const next = await source.next();
    if (next.done) break;
    head.push(next.value);
    bytes.push(...next.value.subarray(0, 2));
  }
  return { head, isPacked: bytes[0] === 0x1f && bytes[1] === 0x8b };
}

async function* resumed(
  head: readonly Uint8Array[],
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

async function* gunzipped(
  packed: AsyncIterable<Uint8Array>,
  { file, warn = () => {} }: InflateOptions,
): AsyncGenerator<Uint8Array> {
  const place = file === undefined ? {} : { file };
  const end = new Uint8Array(4);
  const source = Readable.from(watched(packed, end));
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  pipeline(source, gunzip, () => {});
  let length = 0;
  try {
    for await (const chunk of gunzip) {
      const bytes: Uint8Array = chunk;
      length += bytes.length;
      yield bytes;
    }
    if (new DataView(end.buffer).getUint32(0, true) !== length % 2 ** 32) {
      const message = "The packed file seems to be cut off: what it still holds is read";
      warn({ ...place, code: "LOG_TORN", message });
    }
  } catch (error) {
    if (error instanceof UnusableInput) throw error;
    throw unusable("LOG_DAMAGED", "The packed file is damaged: gzip cannot unpack it", place);
  } finally {
    source.destroy();
    await closed(source);
  }
}

/** Resolves when a stream is closed. That it failed before was told where it was read: waiting must not fail, too. */
function closed(stream: Readable): Promise<void> {
  if (stream.closed) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  stream.once("close", resolve);
  stream.on("error", () => {});
  return promise;
}

/** The same chunks; `end` always holds the last four bytes that went by. */
async function* watched(
  chunks: AsyncIterable<Uint8Array>,
  end: Uint8Array,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    const last = [...end, ...chunk.subarray(-4)].slice(-4);
    end.set(last);
    yield chunk;
  }
}
