/**
 * What a trial found, as commands print it.
 */
import type { TrialFinding } from "../tournament/trial_findings.ts";
import { type Output, paint, quoteLines, terminal } from "./printing.ts";

/** Prints the findings, and what the program called `name` wrote to standard error. */
export function printFindings(
  name: string,
  findings: readonly TrialFinding[],
  stderr: string,
  output: Output = terminal,
): void {
  for (const { isGood, text } of findings) {
    const mark = isGood ? paint(output, "green", "✓") : paint(output, "red", "✗");
    output.print(`${mark} ${text}\n`);
  }
  if (stderr === "") return;
  output.print("\nIt wrote to standard error:\n");
  output.print(quoteLines(name, stderr));
}
