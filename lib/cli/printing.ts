/**
 * Everything that a command says: results on standard output, messages on standard error.
 */
import stringWidth from "string-width";
import { formatProblem, type Problem } from "../core/problem.ts";
import { visible } from "../core/visible.ts";

/** Where a command's words go; a test puts its own in this place. */
export interface Output {
  /** Results; the text brings its own line feeds. */
  print(text: string): void;
  /** A message; a line feed is added. */
  complain(message: string): void;
  /** Whether results may be coloured. */
  readonly isColourful: boolean;
}

/** The process's own standard output and error. */
export const terminal: Output = {
  print: (text) => writeAll(Deno.stdout, text),
  complain: (message) => writeAll(Deno.stderr, `${visible(message)}\n`),
  get isColourful() {
    return Deno.stdout.isTerminal() && !Deno.env.get("NO_COLOR");
  },
};

/** Prints results on standard output. */
export function print(text: string): void {
  terminal.print(text);
}

/** Prints a message on standard error. */
export function complain(message: string): void {
  terminal.complain(message);
}

/** A warning on its way to standard error. */
export function warning(problem: Problem): string {
  return `Warning: ${formatProblem(problem)}`;
}

/** What colours say here. */
const STYLES = { bold: [1, 22], dim: [2, 22], red: [31, 39], green: [32, 39] } as const;

/** The text in a style where the output may be coloured, else as it is. */
export function paint(
  output: Pick<Output, "isColourful">,
  style: keyof typeof STYLES,
  text: string,
): string {
  if (!output.isColourful) return text;
  const [on, off] = STYLES[style];
  return `\x1b[${on}m${text}\x1b[${off}m`;
}

export { visible };

/** A program's own words, each line after its name, so that nobody takes them for ours; with line feeds. */
export function quoteLines(name: string, words: string): string {
  return words.trimEnd().split("\n")
    .map((line) => `  ${visible(name)} | ${visible(line)}\n`)
    .join("");
}

/** How a column stands. */
export type Alignment = "left" | "right";

/**
 * Rows under headings, aligned by the width that a terminal gives the characters; two blanks between columns, no line
 * feed at the end. Columns are aligned left where `align` says nothing.
 */
export function textTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  options: { readonly align?: readonly Alignment[] } = {},
): string {
  const lines = [headings, ...rows].map((cells) => cells.map(inOneLine));
  const widths = headings.map((_, column) =>
    Math.max(...lines.map((cells) => stringWidth(cells[column] ?? "")))
  );
  return lines
    .map((cells) =>
      widths
        .map((width, column) => pad(cells[column] ?? "", width, options.align?.[column] ?? "left"))
        .join("  ")
        .trimEnd()
    )
    .join("\n");
}

function inOneLine(cell: string): string {
  return visible(cell).replaceAll("\n", "\\n");
}

function pad(cell: string, width: number, align: Alignment): string {
  const blanks = " ".repeat(width - stringWidth(cell));
  return align === "right" ? blanks + cell : cell + blanks;
}

/** Writes all of it; a reader that has gone (`… | head`) ends the process quietly. */
function writeAll(stream: { writeSync(bytes: Uint8Array): number }, text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) {
    try {
      at += stream.writeSync(bytes.subarray(at));
    } catch (error) {
      if (error instanceof Deno.errors.BrokenPipe) Deno.exit(0);
      if (!(error instanceof Deno.errors.WouldBlock)) throw error;
    }
  }
}
