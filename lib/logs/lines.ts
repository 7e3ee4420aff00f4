/**
 * Cuts a stream of bytes into lines of text.
 * Browser-safe: no Deno, no DOM.
 *
 * The cut is made in the bytes and each line is decoded alone, so that a line which is no UTF-8 spoils no other and
 * how the stream comes in chunks makes no difference.
 */
import { concat } from "@std/bytes/concat";

/** The longest line that is read, in bytes: a round of 400 tanks and 1000 turns has under 1 MB. */
export const MOST_LINE_BYTES = 64 * 1024 * 1024;

/** One line without its line feed. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** `undefined` where the bytes are no UTF-8. */
  readonly text: string | undefined;
  /** Whether a line feed ended it; only the last line may lack it. */
  readonly isWhole: boolean;
  /** Set where the line is longer than what is read; nothing follows it. */
  readonly isTooLong: boolean;
}

const LINE_FEED = 10;

/**
 * The lines of the stream that hold anything, a byte order mark before the first and a CR at the end of each left out. After a line of
 * more than `mostBytes` the stream is left.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  mostBytes: number = MOST_LINE_BYTES,
): AsyncGenerator<Line> {
  let number = 1;
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let from = 0;
    while (from < chunk.length) {
      const at = chunk.indexOf(LINE_FEED, from);
      const to = at < 0 ? chunk.length : at;
      pieces.push(chunk.subarray(from, to));
      length += to - from;
      if (length > mostBytes) {
        yield { number, text: undefined, isWhole: false, isTooLong: true };
        return;
      }
      if (at >= 0 && length === 0) {
        number += 1;
        pieces = [];
      } else if (at >= 0) {
        yield { number, text: decode(pieces, number), isWhole: true, isTooLong: false };
        number += 1;
        pieces = [];
        length = 0;
      }
      from = to + 1;
    }
  }
  if (length > 0) {
    yield { number, text: decode(pieces, number), isWhole: false, isTooLong: false };
  }
}

function decode(pieces: readonly Uint8Array[], number: number): string | undefined {
  const [only] = pieces;
  const bytes = pieces.length === 1 && only !== undefined ? only : concat(pieces);
  const end = bytes.at(-1) === 13 ? bytes.length - 1 : bytes.length;
  try {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: number > 1 });
    return decoder.decode(bytes.subarray(0, end));
  } catch {
    return undefined;
  }
}
