/**
 * Finds the whole lines of a file and where they lie.
 */
import { concat } from "@std/bytes/concat";

/** No round is longer: 400 tanks and 1000 turns make less than a megabyte. */
const MOST_LINE_BYTES = 16 * 1024 * 1024;

const CHUNK_BYTES = 64 * 1024;
const LINE_FEED = 10;

/** A line that a line feed ends. */
export interface FoundLine {
  /** Where it begins in the file, in bytes. */
  readonly offset: number;
  /** Without the line feed; `undefined`: it is longer than any round. */
  readonly bytes: Uint8Array | undefined;
}

/**
 * The whole lines from the file's present place to its end.
 * @returns Where the last whole line ends, its line feed included, counted from that place.
 */
export async function* scanLines(file: Deno.FsFile): AsyncGenerator<FoundLine, number> {
  let offset = 0;
  let length = 0;
  let pieces: Uint8Array[] = [];
  for (;;) {
    const buffer = new Uint8Array(CHUNK_BYTES);
    const count = await file.read(buffer);
    if (count === null) return offset;
    const chunk = buffer.subarray(0, count);
    let from = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, from)) {
      pieces.push(chunk.subarray(from, end));
      length += end - from;
      yield { offset, bytes: length > MOST_LINE_BYTES ? undefined : concat(pieces) };
      offset += length + 1;
      length = 0;
      pieces = [];
      from = end + 1;
    }
    length += count - from;
    // Of a line that is too long nothing is kept, or damage could fill the memory.
    if (length > MOST_LINE_BYTES) pieces = [];
    else pieces.push(chunk.subarray(from));
  }
}
