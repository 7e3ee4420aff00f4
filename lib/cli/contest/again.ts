/**
 * `contest again DIR`: has the last stage played again, on other fields.
 */
import { askAgain, lastFinished, seatsOf } from "../../contest/store/stages.ts";
import { unusable } from "../../core/problem.ts";
import { type Output, terminal } from "../printing.ts";
import { answer, type ChangeOptions, openToChange } from "./changing.ts";
import { contestCommand } from "./commands_to_paste.ts";
import { listed } from "./sentences.ts";

/**
 * Asks for the last finished stage to be played again, before all that waits.
 * @returns 0.
 * @throws {UnusableInput} STATE if none is finished yet, or another is being played already.
 */
export async function contestAgain(
  folder: string,
  options: ChangeOptions,
  output: Output = terminal,
): Promise<number> {
  using contest = await openToChange(folder);
  const last = lastFinished(contest);
  if (last === undefined) {
    throw unusable("STATE", "No stage is finished yet, so none can be played again");
  }
  askAgain(contest, last.number);
  const names = seatsOf(contest, last.number).map(({ name }) => name);
  const sentence =
    `Stage ${last.number} is played again before anything else, with ${
      listed(names)
    } on other fields; ` +
    "when that is over, the old one counts no more.\n" +
    `Unless a player is at work already: ${contestCommand("stage", contest.folder)}`;
  answer(options, output, sentence, { stage: last.number });
  return 0;
}
