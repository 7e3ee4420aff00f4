/**
 * Unpacks gzip by the browser's own means, as far as the bytes go.
 *
 * DecompressionStream throws away what it has unpacked already when it meets the end of a file that was cut off, and
 * it refuses files of several parts, as `cat a.gz b.gz` makes them. So it gets its bytes in small pieces, each only
 * when all that came of the one before has been taken out, and a new one is started where a new part begins.
 */
import { concat } from "@std/bytes/concat";
import { type Problem, unusable, type UnusableInput } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";

/** A chunk of a stream. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Whom to tell what. */
export interface InflateOptions {
  readonly file: string;
  readonly warn: (warning: Problem) => void;
}

/**
 * Least and greatest size of a piece. A piece with a damaged place in it is lost as a whole; in between, a piece is an
 * eighth of what has gone before, so that also of a small file most is read.
 */
const PIECE_BYTES = [256, 4096] as const;

/** How each part of a gzip file begins; by chance this happens once in 16 MB. */
const PART = [0x1f, 0x8b, 0x08] as const;

/**
 * The chunks, unpacked if the first two bytes are those of gzip. A file that was cut off is read as far as it goes,
 * with a warning (`LOG_TORN`).
 * @throws {UnusableInput} If the packed bytes are damaged (`LOG_DAMAGED`).
 */
export async function* inflated(
  chunks: AsyncIterable<Bytes>,
  options: InflateOptions,
): AsyncGenerator<Bytes> {
  const source = chunks[Symbol.asyncIterator]();
  try {
    const head: Bytes[] = [];
    let known = 0;
    while (known < 2) {
      const next = await source.next();
      if (next.done) break;
      head.push(next.value);
      known += next.value.length;
    }
    const all = resumed(head, source);
    const [first, second] = concat(head.map((chunk) => chunk.subarray(0, 2)));
    if (first === PART[0] && second === PART[1]) yield* gunzipped(all, options);
    else yield* all;
  } finally {
    await source.return?.();
  }
}

async function* resumed(
  head: readonly Bytes[],
  source: AsyncIterator<Bytes>,
): AsyncGenerator<Bytes> {
  yield* head;
  for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
}

async function* gunzipped(
  packed: AsyncIterable<Bytes>,
  { file, warn }: InflateOptions,
): AsyncGenerator<Bytes> {
  let part = createInflater();
  let tail: Bytes = new Uint8Array(4);
  try {
    for await (const { mayBegin, piece } of piecesOf(packed)) {
      if (!await part.write(piece)) {
        // Refused: the part before has ended and another begins here; if not, the file is damaged.
        if (!mayBegin || !isEndOf(part.length(), tail)) throw damaged(file);
        part.close();
        part = createInflater();
        if (!await part.write(piece)) throw damaged(file);
      }
      tail = concat([tail, piece.subarray(-4)]).slice(-4);
      yield* part.take();
    }
    if (await part.end()) return;
    // A file that ends with its length is all there, so its check is what is wrong.
    if (isEndOf(part.length(), tail)) throw damaged(file);
    warn({ file, code: "LOG_TORN", message: strings.logs.problems.cutOff });
  } finally {
    part.close();
  }
}

/** Unpacks one part of a gzip file. */
interface Inflater {
  /** Unpacks a piece; false if it cannot be what follows. */
  write(piece: Bytes): Promise<boolean>;
  /** Hands over what was unpacked since the last time. */
  take(): Bytes[];
  /** Bytes unpacked so far. */
  length(): number;
  /** Tells whether the part is complete. */
  end(): Promise<boolean>;
  close(): void;
}

function createInflater(): Inflater {
  const stream = new DecompressionStream("gzip");
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  let unpacked: Bytes[] = [];
  let reads = 0;
  let length = 0;
  const pump = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      reads += 1;
      length += next.value.length;
      unpacked.push(next.value);
    }
  };
  const pumped = pump().catch(ignore);
  writer.closed.catch(ignore);
  /** What a stream holds is handed over within microtasks; who waits for nothing more has it all. */
  const settle = async () => {
    for (let seen = -1; seen !== reads;) {
      seen = reads;
      for (let tick = 0; tick < 8; tick++) await undefined;
    }
  };
  const isDone = (action: Promise<void>) => action.then(() => true, () => false);
  return {
    write: async (piece) => {
      const isGood = await isDone(writer.write(piece));
      await settle();
      return isGood;
    },
    take: () => {
      const taken = unpacked;
      unpacked = [];
      return taken;
    },
    length: () => length,
    end: async () => {
      const isWhole = await isDone(writer.close());
      await pumped;
      return isWhole;
    },
    close: () => {
      writer.abort().catch(ignore);
      reader.cancel().catch(ignore);
    },
  };
}

function ignore(): void {}

/** A piece of the packed bytes. */
interface Piece {
  readonly piece: Bytes;
  /** Whether a part may begin with it. */
  readonly mayBegin: boolean;
}

/** Small pieces; each place where a part may begin is the beginning of a piece. */
async function* piecesOf(chunks: AsyncIterable<Bytes>): AsyncGenerator<Piece> {
  const [least, most] = PIECE_BYTES;
  let held: Bytes = new Uint8Array();
  let position = 0;
  for await (const chunk of chunks) {
    const bytes = held.length === 0 ? chunk : concat([held, chunk]);
    // The last two bytes wait for the next chunk: a part may begin with them.
    const end = Math.max(0, bytes.length - (PART.length - 1));
    for (let from = 0; from < end;) {
      const size = Math.min(most, Math.max(least, position >> 3));
      const to = nextPart(bytes, from + 1, Math.min(end, from + size));
      yield { piece: bytes.subarray(from, to), mayBegin: beginsPart(bytes, from) };
      position = Math.min(most << 3, position + to - from);
      from = to;
    }
    held = bytes.slice(end);
  }
  if (held.length > 0) yield { piece: held, mayBegin: false };
}

/** Where the next part may begin, or `end`. */
function nextPart(bytes: Bytes, from: number, end: number): number {
  for (let at = bytes.indexOf(PART[0], from); at >= 0; at = bytes.indexOf(PART[0], at + 1)) {
    if (at >= end) return end;
    if (beginsPart(bytes, at)) return at;
  }
  return end;
}

function beginsPart(bytes: Bytes, at: number): boolean {
  return PART.every((byte, offset) => bytes[at + offset] === byte);
}

/** Whether the last four bytes tell this length, as those of a whole part do. */
function isEndOf(length: number, tail: Bytes): boolean {
  return new DataView(tail.buffer).getUint32(0, true) === length % 2 ** 32;
}

function damaged(file: string): UnusableInput {
  return unusable("LOG_DAMAGED", strings.logs.problems.damaged, { file });
}
