/** The options of `race championship`, and the command that goes on with a championship, with all that it was begun with. */
import type { SandboxWords } from "../play_options.ts";
import { taskCommand } from "../task_command.ts";
import type { DriveWords } from "./drive.ts";

/** Options of the command line, as texts. */
export interface ChampionshipWords extends SandboxWords, Pick<DriveWords, "memory" | "time"> {
  /** How many drive at the same time. */
  readonly jobs?: string;
  /** Stands in for every circuit that does not conform. */
  readonly houseCircuit?: string;
  /** What the contest is called. @default what its folder is called */
  readonly title?: string;
  /** Plays without those whose folder or pilot is not in order. */
  readonly leaveOutBad?: boolean;
  /** One JSON object instead of text, when it is over. */
  readonly json?: boolean;
}

/**
 * The whole command, ready to be pasted.
 * @param folder The championship's folder as it is typed.
 */
export function championshipCommand(
  folder: string,
  { bwrap, houseCircuit, jobs, json, leaveOutBad, memory, time, title, trustNative, ...none }:
    ChampionshipWords,
): string {
  // A new option that is forgotten here is none of these, and does not compile.
  const _: Readonly<Record<string, never>> = none;
  return taskCommand("turniir", [
    ...["race", "championship", folder.startsWith("-") ? `./${folder}` : folder],
    ...valued("--time", time),
    ...valued("--memory", memory),
    ...valued("--house-circuit", houseCircuit),
    ...leaveOutBad === true ? ["--leave-out-bad"] : [],
    ...valued("--title", title),
    ...valued("--jobs", jobs),
    ...bwrap === false ? ["--no-bwrap"] : [],
    ...trustNative === true ? ["--trust-native"] : [],
    ...json === true ? ["--json"] : [],
  ]);
}

function valued(option: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [option, value];
}
