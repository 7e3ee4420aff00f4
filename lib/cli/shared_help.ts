/**
 * What the help of several commands says.
 */
import type { Command } from "commander";

/** What exit statuses mean; they are the same for all commands. */
export const EXIT_STATUSES = `
Exit status: 0 done and good, 1 the verdict is negative, 2 wrong use or unreadable input,
3 the runner itself failed, 130 stopped by Ctrl-C.`;

/** What keys do where pictures follow each other; see paced_keys.ts. */
export const SHOW_KEYS =
  "While it plays, q ends it, the space bar holds it, and any other key goes on at once.";

/** Options of all commands that start programs. */
export function withSandbox(command: Command): Command {
  return command
    .option("--no-bwrap", "do without bubblewrap even where it works")
    .option(
      "--trust-native",
      "let native programs run without bubblewrap: they may do all you may",
    );
}
