/** English: the runs of a site, wherever they are shown. */
import type { RunDate } from "../../../lib/logs/published.ts";
import { counted, whole } from "./numbers.ts";

const LAYERS: Readonly<Record<string, string>> = {
  permissions: "Deno’s permissions",
  rlimits: "limits of memory, files and processor time",
  deathsig: "no program outlives the runner",
  user: "an unprivileged user",
  bubblewrap: "own file system, network and processes",
  seccomp: "a filter of system calls",
};

export const runs = {
  // Reading a site.
  noRun: (id: string) => `This site has no run “${id}”: it may have been removed`,
  unreachable: (file: string) => `${file} cannot be reached: is the server still running?`,
  refused: (file: string, status: number) => `The server does not hand out ${file} (${status})`,

  // How a run stands.
  live: "Live",
  waiting: "Reconnecting",
  gone: "Connection lost",
  finished: "Finished",
  playing: "Being played",
  stopped: "Stopped",
  progress: (played: number, total: number) =>
    `${whole(played)} of ${counted(total, "round", "rounds")}`,
  /** Before a date. */
  dateIs: { begun: "begun", written: "files of" } satisfies Record<RunDate["is"], string>,
  rounds: (count: number) => counted(count, "round", "rounds"),
  programs: (count: number) => counted(count, "program", "programs"),
  /** What a layer of the sandbox does, by its name in the log. */
  layer: (layer: string): string => LAYERS[layer] ?? layer,
  /** After the first of many names. */
  andOthers: (count: number) => `and ${whole(count)} more`,
} as const;
