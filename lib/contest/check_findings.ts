/**
 * What proving a contest whole comes to.
 */
import { UnusableInput } from "../core/problem.ts";

/** One thing that is not whole. */
export interface CheckFinding {
  /** Stable and for machines, such as `BLOB_DAMAGED`. */
  readonly code: string;
  /** What is wrong, in a plain sentence without a final full stop. */
  readonly message: string;
  /** Where. */
  readonly file: string;
}

/** Takes down a finding. */
export type Tell = (code: string, message: string, file: string) => void;

/** Does a part of the check; that something cannot be used is a finding, and ends this part alone. */
export async function telling(
  tell: Tell,
  file: string,
  part: () => void | Promise<void>,
): Promise<void> {
  try {
    await part();
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    for (const problem of error.problems) {
      tell(problem.code, problem.message, problem.file ?? file);
    }
  }
}
