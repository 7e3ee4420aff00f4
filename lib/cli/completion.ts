/**
 * Shell completion: `turniir complete bash|zsh|fish|powershell` prints the script that a shell loads.
 */
import tab from "@bomb.sh/tab/commander";
import type { Command } from "commander";

/** Adds the command `complete`; it completes commands and their options, shells complete files themselves. */
export function addCompletion(program: Command): void {
  tab(program);
}
