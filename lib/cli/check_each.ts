/** Files that are checked one after the other: none that cannot be read keeps the others from being told. */
import { type Problem, UnusableInput } from "../core/problem.ts";

/**
 * Checks each file; `isGood` prints all about it.
 * @returns The exit status: 0; 1 if something stands against one of them.
 * @throws {UnusableInput} If some cannot be read: all of those, when the others have been told.
 */
export async function checkEach(
  files: readonly string[],
  isGood: (file: string) => Promise<boolean>,
): Promise<number> {
  const unread: Problem[] = [];
  let status = 0;
  for (const file of files) {
    try {
      if (!await isGood(file)) status = 1;
    } catch (error) {
      if (!(error instanceof UnusableInput)) throw error;
      unread.push(...error.problems);
    }
  }
  if (unread.length > 0) throw new UnusableInput(unread);
  return status;
}
