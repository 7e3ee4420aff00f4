/**
 * Lines out of a program's output, however it comes in pieces. Pure.
 *
 * What a program writes ahead of its turn is kept for the turns to come; too much of it, or too long a line, is a
 * flood.
 */
import { concat } from "@std/bytes/concat";

/** More bytes than this, written but not yet used for a turn, are a flood [FAULT-3]. */
export const MAX_UNREAD_BYTES = 64 * 1024;

/** A line longer than this, its line feed not counted, is a flood [FAULT-3]. */
export const MAX_LINE_BYTES = 1024;

const LINE_FEED = 10;

/** A program's output that has not been used yet. */
export class LineBuffer {
  #bytes = new Uint8Array(0);
  #start = 0;

  /** Adds a piece of output; the caller may reuse its memory afterwards. */
  push(piece: Uint8Array): void {
    this.#bytes = concat([this.#bytes.subarray(this.#start), piece]);
    this.#start = 0;
  }

  /**
   * Adds a piece and takes the next whole line. The usual case, a piece that is one whole line when nothing else
   * is waiting, copies nothing.
   */
  pushAndTake(piece: Uint8Array): string | undefined {
    const isOneLine = this.unread === 0 && piece.length > 0 && piece.length <= MAX_LINE_BYTES &&
      piece.indexOf(LINE_FEED) === piece.length - 1;
    if (isOneLine) return decodeLine(piece.subarray(0, piece.length - 1));
    this.push(piece);
    return this.isFlooded ? undefined : this.take();
  }

  /** The next whole line without its line feed, or `undefined` when there is none yet. */
  take(): string | undefined {
    const end = this.#bytes.indexOf(LINE_FEED, this.#start);
    if (end < 0) return undefined;
    const line = this.#bytes.subarray(this.#start, end);
    this.#start = end + 1;
    return decodeLine(line);
  }

  /** Bytes that wait to be used. */
  get unread(): number {
    return this.#bytes.length - this.#start;
  }

  /** Whether the program has written more than it may. */
  get isFlooded(): boolean {
    if (this.unread > MAX_UNREAD_BYTES) return true;
    let from = this.#start;
    while (this.#bytes.length - from > MAX_LINE_BYTES) {
      const end = this.#bytes.indexOf(LINE_FEED, from);
      if (end < 0 || end - from > MAX_LINE_BYTES) return true;
      from = end + 1;
    }
    return false;
  }
}

/** A byte order mark stays: a line that begins with one is no order. */
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Bytes that are no UTF-8 become replacement characters, which no game takes for an order. */
export function decodeLine(bytes: Uint8Array): string {
  let text = "";
  if (bytes.length > 8) return decoder.decode(bytes);
  for (const byte of bytes) {
    if (byte >= 0x80) return decoder.decode(bytes);
    text += String.fromCharCode(byte);
  }
  return text;
}
