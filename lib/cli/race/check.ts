/**
 * `race check FILE…`: do circuits conform? All findings, with their places.
 */
import { visibleInLine } from "../../core/visible.ts";
import { showHundredths } from "../../race/chronometer.ts";
import { circuitOf } from "../../race/circuit_file.ts";
import { checkRows } from "../../race/conformity.ts";
import { checkEach } from "../check_each.ts";
import { jsonText } from "../json_text.ts";
import { type Output, paint, terminal } from "../printing.ts";
import { withEnding } from "../with_ending.ts";
import { readCircuitRows } from "./files.ts";
import { parOf } from "./words.ts";

/** Options of the command line. */
export interface CheckWords {
  /** A line of JSON for each file instead of text. */
  readonly json?: boolean;
}

/** So many findings of a file are printed for people. */
const MOST_TOLD = 40;

/**
 * Prints what stands against each file, and par where nothing does.
 * @returns 0; 1 if one does not conform.
 * @throws {UnusableInput} If some cannot be read: all of those; the others are checked and told.
 */
export function raceCheck(
  files: readonly string[],
  options: CheckWords = {},
  output: Output = terminal,
): Promise<number> {
  return checkEach(
    files,
    async (name) => await checkFile(await withEnding(name, ".cir"), options, output),
  );
}

/** Whether a file conforms; all about it is printed. */
async function checkFile(
  file: string,
  options: CheckWords,
  output: Output,
): Promise<boolean> {
  const shown = visibleInLine(file);
  const { rows } = await readCircuitRows(file, output);
  const problems = checkRows(rows);
  const circuit = problems.length === 0 ? circuitOf(rows) : undefined;
  const conforming = circuit !== undefined;
  if (options.json === true) {
    const told = problems.map(({ code, message, rule, x, y }) => ({ code, rule, x, y, message }));
    output.print(jsonText({ file, conforming, problems: told }) + "\n");
  } else if (circuit !== undefined) {
    const par = parOf(circuit);
    const time = par === undefined ? "" : `, par ${showHundredths(par)} s`;
    output.print(`${shown}: ${paint(output, "green", "conforms")}${time}\n`);
  } else {
    output.print(`${shown}: ${paint(output, "red", "does not conform")}\n`);
    for (const { code, message } of problems.slice(0, MOST_TOLD)) {
      output.print(`  ${code}  ${message}\n`);
    }
    const rest = problems.length - MOST_TOLD;
    if (rest > 0) output.print(`  and ${rest} more\n`);
  }
  return conforming;
}
