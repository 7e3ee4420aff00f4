/**
 * How often somebody may fail: a bucket of tries for each key, which fills up again with time. Its memory is bounded: of too
 * many keys the one that failed longest ago is forgotten.
 */

/** How buckets are made. */
export interface BucketOptions {
  /** Tries in a full bucket; so many come back in `ms`. */
  readonly tries: number;
  readonly ms: number;
  /** Keys that are remembered. */
  readonly keys: number;
  /** In milliseconds; never goes back. */
  readonly now: () => number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Buckets by key. */
export class TokenBuckets {
  readonly #options: BucketOptions;
  /** The one that was used last is the last. */
  readonly #buckets = new Map<string, Bucket>();

  constructor(options: BucketOptions) {
    this.#options = options;
  }

  /** Whole milliseconds until the key has a try again; 0: it has one. */
  wait(key: string): number {
    const { ms, tries } = this.#options;
    return Math.max(0, Math.round((1 - this.#left(key)) * ms / tries));
  }

  /** Takes a try away. */
  take(key: string): void {
    const left = Math.max(0, this.#left(key) - 1);
    this.#buckets.delete(key);
    this.#buckets.set(key, { left, at: this.#options.now() });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > this.#options.keys && oldest !== undefined) {
      this.#buckets.delete(oldest);
    }
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  #left(key: string): number {
    const { ms, now, tries } = this.#options;
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return tries;
    return Math.min(tries, bucket.left + (now() - bucket.at) * tries / ms);
  }
}
