/**
 * The command line's front door; each command lives in lib/cli.
 */
import { runCommandLine } from "./lib/cli/command_line.ts";

Deno.exit(await runCommandLine(Deno.args));
