/**
 * `contest close DIR` and `contest open DIR`: whether the contest takes programs.
 */
import type { ContestState } from "../../contest/published/types.ts";
import { queue } from "../../contest/store/versions.ts";
import { type Output, terminal } from "../printing.ts";
import { answer, type ChangeOptions, contestCommand, openToChange } from "./changing.ts";
import { counted } from "./reading.ts";

/**
 * Opens or closes a contest; what waits is played either way.
 * @returns 0.
 * @throws {UnusableInput} If there is no such contest.
 */
export async function contestState(
  folder: string,
  state: ContestState,
  options: ChangeOptions,
  output: Output = terminal,
): Promise<number> {
  using contest = await openToChange(folder);
  contest.setState(state);
  const waiting = queue(contest).length;
  const left = waiting === 0
    ? "Nothing waits to be played."
    : `${counted(waiting, "program")} in the queue, still to be played.`;
  const sentence = state === "open"
    ? `The contest is open: it takes programs. ${left}`
    : `The contest is closed: it takes no more programs. ${left}\n` +
      `Open it again: ${contestCommand("open", contest.folder)}`;
  answer(options, output, sentence, { state, waiting });
  return 0;
}
