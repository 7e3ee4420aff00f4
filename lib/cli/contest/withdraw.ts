/**
 * `contest withdraw DIR NAME`: takes an entry out of the contest, or back into it.
 */
import { setWithdrawn } from "../../contest/store/entries.ts";
import { type Output, terminal } from "../printing.ts";
import { answer, type ChangeOptions, openToChange, requireNamed } from "./changing.ts";

/** The options of the command line. */
export interface WithdrawWords extends ChangeOptions {
  /** Takes it back into the contest. */
  readonly back?: boolean;
}

/**
 * Withdraws an entry, or brings it back.
 * @returns 0.
 * @throws {UnusableInput} If there is no such entry.
 */
export async function contestWithdraw(
  folder: string,
  name: string,
  options: WithdrawWords,
  output: Output = terminal,
): Promise<number> {
  using contest = await openToChange(folder);
  const entry = requireNamed(contest, name);
  const { name: called, isWithdrawn: was } = entry;
  const isWithdrawn = options.back !== true;
  setWithdrawn(contest, entry.id, isWithdrawn);
  const sentence = isWithdrawn
    ? `${called} is withdrawn${
      was ? " already" : ""
    }: it plays in no further stage, and what it has ` +
      "played stays. With --back it comes back."
    : was
    ? `${called} is in the contest again: what it has waiting plays in its turn.`
    : `${called} is in the contest and was not withdrawn: there is nothing to bring back.`;
  answer(options, output, sentence, { entry: entry.slug, name: entry.name, isWithdrawn });
  return 0;
}
