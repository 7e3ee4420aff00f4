/** A figure: something measured, and what it should be. */

/** One measured value. Can be sent as JSON. */
export interface Figure {
  /** What was measured. */
  readonly name: string;
  readonly value: number;
  /** Such as `ms`, `KB`; empty for a count. */
  readonly unit: string;
  /** The value should not be above it; absent: for information only. */
  readonly target?: number;
  /** What else should be known, in some words. */
  readonly note?: string;
}
