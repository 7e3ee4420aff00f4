/** The sides of a board for style sheets, which make of them how large a cell can be. */
import type { Board } from "../../../lib/klotski/types.ts";

/** Columns and rows. */
export function sidesOf(
  { board: { height, width } }: { readonly board: Pick<Board, "height" | "width"> },
): Readonly<Record<"--columns" | "--rows", string>> {
  return { "--columns": String(width), "--rows": String(height) };
}
