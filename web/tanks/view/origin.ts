/** Where the open log came from. */
import type { RunDate } from "../../../lib/logs/published.ts";
import type { TanksStore } from "../store/types.ts";

/** As far as it is known. */
export interface Origin {
  /** The name of a file that the reader opened. */
  readonly file?: string | undefined;
  readonly date?: RunDate | undefined;
}

/** As the store has it now: the date of the run, or of the reader's own file. */
export function originOf(
  { files, match, run }: Pick<TanksStore, "files" | "match" | "run">,
): Origin {
  if (run.value !== undefined) return { date: run.value.date };
  const file = files.value.find(({ id }) => id === match.value);
  return file === undefined ? {} : { file: file.id, date: { is: "written", at: file.writtenAt } };
}
