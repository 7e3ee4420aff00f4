/**
 * An output that keeps what a command says, and paths of the golden logs.
 */
import type { Output } from "../../../lib/cli/printing.ts";
import type { Screen } from "../../../lib/cli/progress.ts";

/** What a command said. */
export interface Captured extends Output {
  readonly printed: string[];
  readonly complained: string[];
}

/** A fresh output without colours. */
export function capture(): Captured {
  const printed: string[] = [];
  const complained: string[] = [];
  return {
    printed,
    complained,
    print: (text) => void printed.push(text),
    complain: (message) => void complained.push(message),
    isColourful: false,
  };
}

/** A terminal of 80 columns as a person sees it: the line after all carriage returns, and all that was written. */
export function fakeScreen(isTerminal: boolean): Screen & { seen(): string; written: string[] } {
  const written: string[] = [];
  return {
    isTerminal,
    columns: () => 80,
    write: (text) => written.push(text),
    written,
    seen() {
      let line = "";
      for (const part of written.join("").split("\r")) line = part + line.slice(part.length);
      return line.trimEnd();
    },
  };
}

/** All that was printed, as lines. */
export function linesOf({ printed }: Captured): string[] {
  return printed.join("").split("\n");
}

/** The path of a golden log. */
export function golden(name: string): string {
  return Deno.realPathSync(new URL(`../../../fixtures/logs/${name}.jsonl`, import.meta.url));
}

/** Writes a log for one test, which gets its path; the file goes afterwards. */
export async function withLog(
  lines: readonly string[],
  test: (path: string) => Promise<void>,
): Promise<void> {
  const path = await Deno.makeTempFile({ suffix: ".jsonl" });
  try {
    await Deno.writeTextFile(path, lines.join("\n") + "\n");
    await test(path);
  } finally {
    await Deno.remove(path);
  }
}
