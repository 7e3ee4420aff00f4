/**
 * `contest rename DIR NAME NEW`: gives an entry another name.
 */
import { formerNames, renameEntry, requireEntry } from "../../contest/store/entries.ts";
import { type Output, terminal } from "../printing.ts";
import { answer, type ChangeOptions, openToChange, requireNamed } from "./changing.ts";

/**
 * Renames an entry; links to it hold.
 * @returns 0.
 * @throws {UnusableInput} If there is no such entry, or nothing may be called so.
 */
export async function contestRename(
  folder: string,
  name: string,
  newName: string,
  options: ChangeOptions,
  output: Output = terminal,
): Promise<number> {
  using contest = await openToChange(folder);
  const { id, name: before } = requireNamed(contest, name);
  renameEntry(contest, id, newName);
  const entry = requireEntry(contest, id);
  const sentence = before === entry.name
    ? `${before} is called so already.`
    : `${before} is called ${entry.name} from now on; links to it still work. ` +
      "Logs of the stages that were played keep the name that it had.";
  answer(options, output, sentence, {
    entry: entry.slug,
    name: entry.name,
    formerNames: formerNames(contest, id),
  });
  return 0;
}
