/**
 * Several command lines one after the other in one process, for tests in which a process of its own is not the point:
 * starting one takes longer than most commands. They are given as JSON, a list of lists of words; behind what each of them
 * says stands its exit status, on both outputs.
 */
import { runCommandLine } from "../../lib/cli/command_line.ts";
import { END_OF_COMMAND } from "./end_of_command.ts";

const commands: readonly (readonly string[])[] = JSON.parse(Deno.args[0] ?? "[]");
for (const args of commands) {
  const status = await runCommandLine(args);
  const mark = new TextEncoder().encode(`${END_OF_COMMAND}${status}\n`);
  for (const stream of [Deno.stdout, Deno.stderr]) stream.writeSync(mark);
}
Deno.exit();
