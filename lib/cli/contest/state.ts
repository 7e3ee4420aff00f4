/**
 * `contest close DIR` and `contest open DIR`: whether the contest takes programs.
 */
import type { ContestState } from "../../contest/published/types.ts";
import { type Output, terminal } from "../printing.ts";
import { answer, type ChangeOptions, openToChange } from "./changing.ts";
import { contestCommand } from "./commands_to_paste.ts";
import { heldLines, openQueue } from "./queue_text.ts";
import { counted } from "./sentences.ts";

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
  const already = contest.settings().state === state ? " already" : "";
  contest.setState(state);
  const { held, waiting } = openQueue(contest);
  const left = waiting.length === 0
    ? "Nothing waits to be played."
    : `${counted(waiting.length, "program")} in the queue, still to be played.`;
  const sentence = [
    state === "open"
      ? `The contest is open${already}: it takes programs. ${left}`
      : `The contest is closed${already}: it takes no more programs. ${left}`,
    ...heldLines(held, contest.folder),
    ...(state === "open" ? [] : [`Open it again: ${contestCommand("open", contest.folder)}`]),
  ].join("\n");
  answer(options, output, sentence, { state, waiting: waiting.length, held: held.length });
  return 0;
}
