/**
 * What the viewer promises, measured in a real browser: replaying, going to a turn, opening a big log, playing, a
 * drag of klotski, the size of the script, and barriers that axe finds.
 *
 *     deno run -A tests/bench/viewer_figures.ts [quick] [replay] [seek] [open] [play] [fast] [drag] [size] [axe]
 */
import { fromFileUrl } from "@std/path";

/** One measured value. */
export interface ViewerFigure {
  /** What was measured; one that begins with `…` belongs to the one before. */
  readonly name: string;
  readonly value: number;
  /** Such as `ms`, `KB`; empty for a count. */
  readonly unit: string;
  /** The value should not be above it; absent: for information only. */
  readonly target?: number;
  /** What else should be known, in some words. */
  readonly note?: string;
}

const ROOT = fromFileUrl(new URL("../../", import.meta.url));
const MEASURER = fromFileUrl(new URL("../web/browser/figures/main.ts", import.meta.url));

/**
 * Measures and tells each figure as soon as it is known.
 * @throws {Error} If something could not be measured, such as without a browser; the reason is on standard error.
 */
export async function benchViewer(
  args: readonly string[],
  tell: (figure: ViewerFigure) => void = () => {},
): Promise<readonly ViewerFigure[]> {
  const measurer = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--quiet", MEASURER, ...args],
    cwd: ROOT,
    stdin: "null",
    stdout: "piped",
    stderr: "inherit",
  }).spawn();
  const figures: ViewerFigure[] = [];
  let text = "";
  for await (const piece of measurer.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (text + piece).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) {
      const figure: ViewerFigure = JSON.parse(line);
      figures.push(figure);
      tell(figure);
    }
  }
  const { success } = await measurer.status;
  if (!success) throw new Error("The viewer could not be measured");
  return figures;
}

/** A line of the table: value, target, and whether it was met. */
export function formatFigure({ name, note, target, unit, value }: ViewerFigure): string {
  const digits = unit === "" ? 0 : value < 10 ? 2 : 1;
  const measured = `${value.toFixed(digits)} ${unit}`.trim().padStart(10);
  const wanted = target === undefined ? "" : `at most ${target} ${unit}`.trim();
  const verdict = target === undefined ? "" : value <= target ? "good" : "MISSED";
  const line = `  ${name.padEnd(62)} ${measured}  ${wanted.padEnd(15)} ${verdict.padEnd(6)}`;
  return (note === undefined ? line : `${line}  ${note}`).trimEnd();
}

if (import.meta.main) {
  console.log("The viewer in a real browser");
  const figures = await benchViewer(Deno.args, (figure) => console.log(formatFigure(figure)));
  const missed = figures.filter(({ target, value }) => target !== undefined && !(value <= target));
  console.log(`  ${figures.length} figures, ${missed.length} targets missed`);
}
