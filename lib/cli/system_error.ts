/**
 * Errors of the system, to be told from mistakes of our own.
 */
import { StorageFailure } from "../contest/storage_failure.ts";
import { UnusableInput } from "../core/problem.ts";

/** What the system says: a full disk, a file that may not be written. `undefined`: it is no error of the system. */
export function systemErrorText(error: unknown): string | undefined {
  if (error instanceof StorageFailure) return error.message;
  if (!(error instanceof Error) || error instanceof UnusableInput) return undefined;
  return / \(os error \d+\)/.test(error.message) ? `The system says: ${error.message}` : undefined;
}
