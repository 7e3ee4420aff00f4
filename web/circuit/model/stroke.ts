/** One use of a tool, from the press to the release: a step of the history. Pure. */
import type { Point } from "../../../lib/race/types.ts";
import { type Box, boxOf, boxPlaces, brushPlaces, linePlaces } from "./cells.ts";
import { boxAround, fill, paintPlaces, paste, type Region } from "./change.ts";

/** The tools that draw, in the order in which they stand; copying draws nothing but is used like them. */
export const TOOLS = ["pencil", "brush", "line", "rectangle", "fill", "copy", "paste"] as const;
export type Tool = (typeof TOOLS)[number];

/** What is used. */
export interface Pen {
  readonly tool: Tool;
  /** The byte that is drawn. */
  readonly byte: number;
  /** What was copied last; without it pasting does nothing. */
  readonly region: Region | undefined;
}

/** A tool in use. */
export interface Stroke {
  readonly pen: Pen;
  /** The circuit before the stroke. */
  readonly before: Uint8Array;
  readonly from: Point;
  readonly to: Point;
  /** The circuit as it is if the stroke ends here. */
  readonly cells: Uint8Array;
}

/** The press, at a place that may be beside the grid. */
export function beginStroke(before: Uint8Array, pen: Pen, from: Point): Stroke {
  return draw({ pen, before, from, to: from, cells: before }, from);
}

/** The tool is moved on to a place. */
export function extendStroke(stroke: Stroke, to: Point): Stroke {
  return to.x === stroke.to.x && to.y === stroke.to.y ? stroke : draw(stroke, to);
}

/** The rectangle that the stroke spans or lays down: to be outlined. */
export function outlineOf({ pen, from, to }: Stroke): Box | undefined {
  if (pen.tool === "copy" || pen.tool === "rectangle") return boxOf(from, to);
  return pen.tool === "paste" && pen.region !== undefined ? boxAround(pen.region, to) : undefined;
}

/** Whether a tool works from one corner or end to another, so that the keyboard needs to press twice. */
export function hasTwoEnds(tool: Tool): boolean {
  return tool === "line" || tool === "rectangle" || tool === "copy";
}

function draw(stroke: Stroke, to: Point): Stroke {
  return { ...stroke, to, cells: cellsOf(stroke, to) };
}

function cellsOf({ pen, before, from, to: last, cells }: Stroke, to: Point): Uint8Array {
  const { byte, region } = pen;
  switch (pen.tool) {
    // These two leave their trace; the others begin afresh with each movement.
    case "pencil":
      return paintPlaces(cells, linePlaces(last, to), byte);
    case "brush":
      return paintPlaces(cells, brushPlaces(linePlaces(last, to)), byte);
    case "line":
      return paintPlaces(before, linePlaces(from, to), byte);
    case "rectangle":
      return paintPlaces(before, boxPlaces(boxOf(from, to)), byte);
    case "fill":
      return fill(before, from, byte);
    case "paste":
      return region === undefined ? before : paste(before, region, to);
    case "copy":
      return before;
  }
}
