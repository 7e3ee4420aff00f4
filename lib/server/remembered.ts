/**
 * What was made of a file, kept for as long as the file is the same.
 */
import { UnusableInput } from "../core/problem.ts";

/** Remembers one value and the stamp of what it was made of; who asks at the same time shares one making. */
export class Remembered<Value> {
  readonly #keepsFailure: (error: unknown) => boolean;
  #kept: { readonly stamp: string; readonly value: Promise<Value> } | undefined;

  /** Says which failures are remembered as values are. @default those that the file itself is to blame for */
  constructor(keepsFailure: (error: unknown) => boolean = isOfFile) {
    this.#keepsFailure = keepsFailure;
  }

  /** The value for a stamp; it is made anew when the stamp is another one. Rejects as `make`. */
  get(stamp: string, make: () => Promise<Value>): Promise<Value> {
    if (this.#kept?.stamp === stamp) return this.#kept.value;
    const kept = { stamp, value: make() };
    this.#kept = kept;
    kept.value.catch((error) => {
      if (this.#kept === kept && !this.#keepsFailure(error)) this.#kept = undefined;
    });
    return kept.value;
  }
}

/** Whether the same file will fail again. What the system says against reading may be over the next time. */
function isOfFile(error: unknown): boolean {
  return error instanceof UnusableInput &&
    !error.problems.some(({ code }) => code === "LOG_UNREADABLE");
}
