/**
 * The body of a request, as far as it is allowed to go. Reading stops at once when it is too long or takes too long, whatever
 * the request says about itself.
 */
import type { Clock } from "../../clock.ts";
import { Refusal } from "./answers.ts";

/** How much is read. */
export interface BodyLimits {
  readonly bytes: number;
  /** For all of it. */
  readonly ms: number;
  readonly clock: Clock;
  /** The sentence for what is longer. */
  readonly tooLarge: string;
}

const FIRST_BYTES = 64 * 1024;

/**
 * Reads it.
 * @throws {Refusal} 413 `TOO_LARGE`; 408 `TOO_SLOW`; 400 `BROKEN`, if it breaks off.
 */
export async function readLimited(
  request: Request,
  limits: BodyLimits,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new Refusal(413, "TOO_LARGE", limits.tooLarge);
  if (Number(request.headers.get("content-length") ?? 0) > limits.bytes) throw tooLarge;
  if (request.body === null) return new Uint8Array();
  const reader = request.body.getReader();
  let isLate = false;
  // A reader that is cancelled has come to its end.
  const stopClock = limits.clock.every(limits.ms, () => {
    isLate = true;
    reader.cancel().catch(() => {});
  });
  try {
    const body = new GrowingBytes();
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) throw tooSlow(limits.ms);
      if (done) return body.bytes();
      if (body.length + value.length > limits.bytes) throw tooLarge;
      body.append(value);
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error instanceof Refusal ? error : isLate ? tooSlow(limits.ms) : brokenOff();
  } finally {
    stopClock();
  }
}

/** Bytes in one piece, however small the pieces are in which they come: a list of those could fill the memory. */
class GrowingBytes {
  #bytes = new Uint8Array(FIRST_BYTES);
  length = 0;

  append(piece: Uint8Array): void {
    const length = this.length + piece.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, 2 * this.#bytes.length));
      larger.set(this.#bytes.subarray(0, this.length));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, this.length);
    this.length = length;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }
}

function tooSlow(ms: number): Refusal {
  const seconds = Math.round(ms / 1000);
  return new Refusal(
    408,
    "TOO_SLOW",
    `This took more than ${seconds} seconds, and was cut off: try again over a faster line.`,
  );
}

function brokenOff(): Refusal {
  return new Refusal(400, "BROKEN", "The upload broke off on the way: send it again.");
}
