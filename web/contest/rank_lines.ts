/** Lines of ranks for charts: where they go, and where they break. Pure. */

/** A rank (from 1) in a stage, told by its column from 0. */
export interface RankPoint {
  readonly column: number;
  readonly rank: number;
}

/** How large a chart is drawn, in pixels. */
export interface Scale {
  /** From one stage to the next. */
  readonly step: number;
  /** From one rank to the next. */
  readonly drop: number;
  /** How far the first stage and the first rank are from the edges. */
  readonly left: number;
  readonly top: number;
}

/** Pieces of a line: it is broken where the program did not play. */
export function piecesOf(ranks: readonly (number | null)[]): readonly (readonly RankPoint[])[] {
  const pieces: RankPoint[][] = [];
  let piece: RankPoint[] = [];
  for (const [column, rank] of ranks.entries()) {
    if (rank !== null) {
      if (piece.length === 0) pieces.push(piece);
      piece.push({ column, rank });
    } else if (piece.length > 0) piece = [];
  }
  return pieces;
}

/** Where a stage stands on a chart. */
export function xOf(column: number, { left, step }: Scale): number {
  return left + column * step;
}

/** Where a rank (from 1) stands on a chart. */
export function yOf(rank: number, { drop, top }: Scale): number {
  return top + (rank - 1) * drop;
}

/** Path data of a line: it swings from rank to rank; a stage alone is a short dash. */
export function pathOf(ranks: readonly (number | null)[], scale: Scale): string {
  const half = scale.step / 2;
  return piecesOf(ranks).map(([first, ...others]) => {
    if (first === undefined) return "";
    const x = xOf(first.column, scale);
    const y = yOf(first.rank, scale);
    if (others.length === 0) {
      const dash = Math.min(4, half);
      return `M${round(x - dash)} ${round(y)}H${round(x + dash)}`;
    }
    // The control points lie halfway and level with the ends, so it leaves and arrives level.
    const swings = others.map(({ column, rank }, at) => {
      const x = xOf(column, scale);
      const y = yOf(rank, scale);
      const before = yOf(others[at - 1]?.rank ?? first.rank, scale);
      const middle = round(x - half);
      return `C${middle} ${round(before)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    });
    return `M${round(x)} ${round(y)}${swings.join("")}`;
  }).join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
