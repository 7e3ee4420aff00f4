/** The shape that marks a breach of each rule, on the drawing and in the list: path data on 24 by 24. Pure. */

/** The side of the square on which shapes are drawn. */
export const SHAPE_SIDE = 24;

const SHAPES: Readonly<Record<number, string>> = {
  1: "M12 4a8 8 0 1 0 .01 0z",
  2: "M4 4h16v16H4z",
  3: "M5 5l14 14M19 5L5 19",
  4: "M12 2.5l9.5 9.5-9.5 9.5L2.5 12z",
  5: "M5 4h14L5 20h14z",
};

/** The shape of a rule. */
export function shapeOf(rule: number): string {
  return SHAPES[rule] ?? "M12 4v16M4 12h16";
}
