/**
 * A circuit in the terminal: two rows of cells a line, by half blocks. Pure.
 */
import { colourOf, COLOURS } from "../../race/colours.ts";
import { HEIGHT, TRACK, WIDTH } from "../../race/rules.ts";
import type { Circuit } from "../../race/types.ts";

/** What stands out on the picture. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  /** The index of its colour, for terminals that have some. */
  readonly colour: number;
  /** One character for those that have none. */
  readonly letter: string;
}

/** The part of the grid that is drawn; odd sizes are rounded down to whole lines. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How the picture is drawn. */
export interface SketchOptions {
  readonly isColourful: boolean;
  readonly marks?: readonly Mark[];
  /** @default the whole grid */
  readonly window?: Window;
}

const ALL: Window = { left: 0, top: 0, width: WIDTH, height: HEIGHT };

/** The picture, a string a line, without line feeds. Later marks lie over earlier ones. */
export function sketchCircuit(circuit: Circuit, options: SketchOptions): string[] {
  const { isColourful, marks = [], window = ALL } = options;
  const marked = new Map(
    marks.map((mark, order) => [mark.y * WIDTH + mark.x, { ...mark, order }]),
  );
  return Array.from({ length: window.height >> 1 }, (_, line) => {
    const y = window.top + 2 * line;
    const columns = Array.from({ length: window.width }, (_, column) => {
      const cell = y * WIDTH + window.left + column;
      return [cell, cell + WIDTH] as const;
    });
    return isColourful
      ? colouredLine(circuit, marked, columns)
      : plainLine(circuit, marked, columns);
  });
}

/** By cell; the order decides where two marks share a character. */
type Marked = ReadonlyMap<number, Mark & { readonly order: number }>;

type Columns = readonly (readonly [number, number])[];

function plainLine(circuit: Circuit, marked: Marked, columns: Columns): string {
  const isWall = (cell: number) => circuit.cells[cell] !== TRACK;
  return columns.map(([upper, lower]) => {
    const [one, other] = [marked.get(upper), marked.get(lower)];
    const last = (one?.order ?? -1) > (other?.order ?? -1) ? one : other;
    if (last !== undefined) return last.letter;
    return isWall(upper) ? isWall(lower) ? "█" : "▀" : isWall(lower) ? "▄" : " ";
  }).join("").trimEnd();
}

function colouredLine(
  { cells }: Circuit,
  marked: Marked,
  columns: Columns,
): string {
  const colour = (cell: number) => marked.get(cell)?.colour ?? colourOf(cells[cell] ?? 0);
  let [line, before] = ["", ""];
  for (const [upper, lower] of columns) {
    const style = `\x1b[38;2;${rgbOf(colour(upper))};48;2;${rgbOf(colour(lower))}m`;
    line += style === before ? "▀" : `${style}▀`;
    before = style;
  }
  return `${line}\x1b[0m`;
}

function rgbOf(colour: number): string {
  return (COLOURS[colour]?.rgb ?? [0, 0, 0]).join(";");
}
