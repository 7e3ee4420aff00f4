/**
 * `contest export DIR [--out FILE]`: everything about a contest as JSON.
 */
import { Contest } from "../../contest/contest.ts";
import { exportOf } from "../../contest/describe/export.ts";
import { readWithFiles } from "../../contest/describe/records.ts";
import { EXPORT_FORMAT } from "../../contest/published/export.ts";
import { unusable } from "../../core/problem.ts";
import { writeOutput } from "../output_file.ts";
import { asTyped, fromWhereYouStand } from "../paths.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { contestFolder } from "./folder.ts";

/** Options of the command line. */
export interface ExportWords {
  /** The file; - is standard output. @default - */
  readonly out?: string;
  /** The export is JSON anyway; with a file, also what is said of it. */
  readonly json?: boolean;
}

/**
 * Writes the export.
 * @returns 0.
 * @throws {UnusableInput} If there is no such contest, or the file cannot be written.
 */
export async function contestExport(
  folder: string,
  { json, out = "-" }: ExportWords,
  output: Output = terminal,
): Promise<number> {
  if (out === "") throw unusable("USAGE", "--out needs a file's name");
  const text = await exportText(contestFolder(folder));
  if (out === "-") {
    output.print(text);
    return 0;
  }
  const file = fromWhereYouStand(out);
  await writeOutput(file, text, {
    isOurs: (text) => text.includes(`"format": "${EXPORT_FORMAT}"`),
  });
  output.print(
    json === true
      ? JSON.stringify({ file: asTyped(file) }) + "\n"
      : `The contest is in ${visible(asTyped(file))}\n`,
  );
  return 0;
}

async function exportText(folder: string): Promise<string> {
  using contest = await Contest.open(folder, { readOnly: true });
  const { records, files } = readWithFiles(contest);
  return JSON.stringify(exportOf(records, files), undefined, 2) + "\n";
}
