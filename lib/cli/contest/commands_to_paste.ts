/**
 * Commands on a contest that we tell the user to type.
 */
import { asTyped } from "../paths.ts";
import { taskCommand } from "../task_command.ts";

/** A command on this contest, to be pasted: `deno task turniir contest NAME DIR WORDS`. */
export function contestCommand(
  name: string,
  folder: string,
  words: readonly string[] = [],
): string {
  return taskCommand("turniir", ["contest", name, asTyped(folder), ...words]);
}
