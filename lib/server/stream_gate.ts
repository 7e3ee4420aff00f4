/**
 * How many streams of events may be open at the same time, in all and for each address: every one of them keeps a
 * connection.
 */

/** Limits of a gate. */
export interface StreamLimits {
  readonly all: number;
  readonly ofAddress: number;
  /** For this machine's own addresses. */
  readonly ofOwn: number;
}

/** What a server of a contest allows. */
export const STREAM_LIMITS: StreamLimits = { all: 1000, ofAddress: 50, ofOwn: 800 };

/**
 * The limits of a server. What stands in front of it unknown to us, such as a tunnel, speaks for many with this machine's
 * own address, but never for so many that there is no room for others; one that is known tells for whom it speaks.
 */
export function streamLimits(isBehindOther: boolean): StreamLimits {
  return isBehindOther ? { ...STREAM_LIMITS, ofOwn: STREAM_LIMITS.ofAddress } : STREAM_LIMITS;
}

/** What is told to whoever finds the gate closed. */
export const TOO_MANY =
  "Too many pages follow what happens here at the moment: it can be followed again when some of them are closed.";

/** See the head of this file. */
export class StreamGate {
  readonly #limits: StreamLimits;
  readonly #open = new Map<string, number>();
  #all = 0;

  constructor(limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits;
  }

  /** Lets a client in; hands back how he leaves, which counts once. `undefined`: there is no room. */
  enter(address: string): (() => void) | undefined {
    const before = this.#open.get(address) ?? 0;
    if (this.#all >= this.#limits.all) return undefined;
    if (before >= (isOwn(address) ? this.#limits.ofOwn : this.#limits.ofAddress)) return undefined;
    this.#all += 1;
    this.#open.set(address, before + 1);
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#leave(address);
    };
  }

  #leave(address: string): void {
    this.#all -= 1;
    const left = (this.#open.get(address) ?? 0) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}

/** Whether an address is this machine's own. */
export function isOwn(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$|^::1$/.test(address);
}
