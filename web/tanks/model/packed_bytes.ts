/**
 * Numbers and texts as bytes, written and read in turn. Pure.
 */

/** Writes values one after the other. */
export interface ByteWriter {
  /** A whole number from 0 to Number.MAX_SAFE_INTEGER: 7 bits a byte, the low ones first. */
  number(value: number): void;
  /** Any number from 0 on, with a fraction or not. */
  amount(value: number): void;
  /** Its length in bytes, then UTF-8. */
  text(value: string): void;
  /** Its length, then the bytes. */
  bytes(values: ArrayLike<number>): void;
  finish(): Uint8Array<ArrayBuffer>;
}

/** Reads them in the same order. */
export interface ByteReader {
  number(): number;
  amount(): number;
  text(): string;
  bytes(): Uint8Array;
  isAtEnd(): boolean;
}

/** Bytes that nobody wrote. */
export class BrokenBytes extends Error {}

/** An empty writer. */
export function writeBytes(): ByteWriter {
  const written: number[] = [];
  const number = (value: number) => {
    let rest = value;
    for (; rest >= 128; rest = Math.floor(rest / 128)) written.push(rest % 128 + 128);
    written.push(rest);
  };
  const bytes = (values: ArrayLike<number>) => {
    number(values.length);
    for (let at = 0; at < values.length; at++) written.push(values[at] ?? 0);
  };
  return {
    number,
    bytes,
    // 0 announces the eight bytes of a number that is not whole.
    amount: (value) => {
      if (Number.isInteger(value) && value < Number.MAX_SAFE_INTEGER) return number(value + 1);
      number(0);
      const view = new DataView(new ArrayBuffer(8));
      view.setFloat64(0, value);
      bytes(new Uint8Array(view.buffer));
    },
    text: (value) => bytes(new TextEncoder().encode(value)),
    finish: () => Uint8Array.from(written),
  };
}

/** Reads from the first byte on. Each function throws BrokenBytes where there is no such value. */
export function readBytes(written: Uint8Array): ByteReader {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let unit = 1;; unit *= 128) {
      const byte = written[at];
      if (byte === undefined) throw new BrokenBytes("it ends too early");
      at += 1;
      value += (byte % 128) * unit;
      if (value > Number.MAX_SAFE_INTEGER || unit > 2 ** 49) {
        throw new BrokenBytes("no such number");
      }
      if (byte < 128) return value;
    }
  };
  const bytes = () => {
    const length = number();
    if (length > written.length - at) throw new BrokenBytes("it ends too early");
    at += length;
    return written.subarray(at - length, at);
  };
  return {
    number,
    bytes,
    amount: () => {
      const value = number();
      if (value > 0) return value - 1;
      const parts = bytes();
      if (parts.length !== 8) throw new BrokenBytes("no such number");
      return new DataView(parts.buffer, parts.byteOffset, 8).getFloat64(0);
    },
    text: () => {
      try {
        return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes());
      } catch (error) {
        throw error instanceof BrokenBytes ? error : new BrokenBytes("no such text");
      }
    },
    isAtEnd: () => at === written.length,
  };
}
