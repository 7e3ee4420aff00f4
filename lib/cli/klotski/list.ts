/**
 * `klotski list`: the variants that come with Turniir.
 */
import type { PublishedVariant } from "../../klotski/published.ts";
import { parseVariant } from "../../klotski/variant_file.ts";
import { jsonText } from "../json_text.ts";
import { type Output, terminal, textTable } from "../printing.ts";
import { ourVariants } from "./find_variant.ts";

/** Options of the command line. */
export interface ListWords {
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Prints them, easy ones first.
 * @returns 0.
 */
export async function klotskiList(
  options: ListWords = {},
  output: Output = terminal,
): Promise<number> {
  const variants = await ourVariants();
  if (options.json === true) {
    const told = variants.map((variant) => {
      const { about, id, optimum, title } = variant;
      return { id, title, about, ...sizeOf(variant), optimum: optimum ?? null };
    });
    output.print(jsonText({ variants: told }) + "\n");
    return 0;
  }
  const rows = variants.map((variant) => {
    const { height, pieces, width } = sizeOf(variant);
    const { id, optimum, title } = variant;
    const figures = optimum === undefined || optimum === "none"
      ? ["-", "-"]
      : [`${optimum.steps}`, `${optimum.moves}`];
    return [id, title, `${width} × ${height}`, `${pieces}`, ...figures];
  });
  const headings = ["name", "title", "board", "pieces", "steps", "moves"];
  const align = ["left", "left", "left", "right", "right", "right"] as const;
  output.print(textTable(headings, rows, { align }) + "\n");
  return 0;
}

function sizeOf({ id, text }: PublishedVariant): { width: number; height: number; pieces: number } {
  const read = parseVariant(text, id);
  if (!read.ok) throw new Error(`${id} cannot be read: fixtures/klotski/shelf.ts makes the list`);
  const { board: { height, width }, pieces } = read.value.variant;
  return { width, height, pieces: pieces.length };
}
