/** Not only alike, but the same. */
import { assert } from "@std/assert";

/** @throws {Error} If these are two things. */
export function assertSame(actual: unknown, expected: unknown): void {
  assert(Object.is(actual, expected), "these are two things");
}
