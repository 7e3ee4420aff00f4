/**
 * Head and tail of what a program writes to standard error, however much it is. Pure.
 */
import { concat } from "@std/bytes/concat";
import { visibleLines } from "../core/visible.ts";

const HEAD_BYTES = 8 * 1024;
const TAIL_BYTES = 8 * 1024;

/** Keeps the first and the last 8 KiB of a stream. */
export class ErrorTail {
  #head = new Uint8Array(0);
  #tail = new Uint8Array(0);
  #left = 0;

  /** Adds a piece; the caller may reuse its memory afterwards. */
  push(piece: Uint8Array): void {
    const room = HEAD_BYTES - this.#head.length;
    if (room > 0) this.#head = concat([this.#head, piece.subarray(0, room)]);
    const rest = piece.subarray(Math.max(0, room));
    if (rest.length === 0) return;
    const joined = concat([this.#tail, rest.subarray(Math.max(0, rest.length - TAIL_BYTES))]);
    const cut = joined.slice(Math.max(0, joined.length - TAIL_BYTES));
    this.#left += this.#tail.length + rest.length - cut.length;
    this.#tail = cut;
  }

  /**
   * The text kept, with a line that tells how much was left out between head and tail. What a terminal might obey is made
   * visible in it: people look at it in many places.
   */
  get text(): string {
    const decoder = new TextDecoder();
    const head = decoder.decode(this.#head);
    if (this.#tail.length === 0) return visibleLines(head);
    const gap = this.#left === 0 ? "" : `\n… ${this.#left} bytes left out …\n`;
    return visibleLines(head + gap + decoder.decode(this.#tail));
  }
}
