/** Drawing on a draft: what the pen does from where it is put down to where it is lifted. Pure. */
import {
  boxOf,
  type Draft,
  EMPTY,
  freeName,
  isPiece,
  paint,
  WALL,
  wantAt,
  wantedAt,
  wantNowhere,
} from "./draft.ts";

/** What one can draw. */
export const TOOLS = ["piece", "wall", "erase", "goal"] as const;
export type Tool = (typeof TOOLS)[number];

/** The pen is down. */
export type Stroke =
  | {
    readonly kind: "paint";
    /** The draft so far. */
    readonly draft: Draft;
    readonly sign: string;
    readonly cell: number;
  }
  | {
    readonly kind: "goal";
    readonly draft: Draft;
    readonly piece: string;
    /** Where the pen is, and where it was put down. */
    readonly cell: number;
    readonly first: number;
    /** Where the piece's box was then. */
    readonly x: number;
    readonly y: number;
    /** It had a goal before: a click takes it away. */
    readonly hadGoal: boolean;
    readonly hasMoved: boolean;
  };

/** Puts the pen down; `undefined`: there is nothing to be done with this tool. */
export function begin(draft: Draft, tool: Tool, cell: number): Stroke | undefined {
  if (tool === "goal") return beginGoal(draft, cell);
  const there = draft.cells[cell];
  const sign = tool === "wall"
    ? WALL
    : tool === "erase"
    ? EMPTY
    : isPiece(there)
    ? there
    : freeName(draft);
  return sign === undefined
    ? undefined
    : { kind: "paint", draft: paint(draft, cell, sign), sign, cell };
}

/** The pen goes on to another cell; it leaves out none on its way. */
export function goOn(stroke: Stroke, cell: number): Stroke {
  if (cell === stroke.cell) return stroke;
  if (stroke.kind === "paint") {
    const way = wayTo(stroke.cell, cell, stroke.draft.width);
    const draft = way.reduce((now, next) => paint(now, next, stroke.sign), stroke.draft);
    return { ...stroke, draft, cell };
  }
  const { draft, first, piece, x, y } = stroke;
  const { width } = draft;
  const right = cell % width - first % width;
  const down = Math.floor(cell / width) - Math.floor(first / width);
  return { ...stroke, draft: wantAt(draft, piece, x + right, y + down), cell, hasMoved: true };
}

/** Lifts the pen: the draft as it is now. */
export function finish(stroke: Stroke): Draft {
  return stroke.kind === "goal" && stroke.hadGoal && !stroke.hasMoved
    ? wantNowhere(stroke.draft, stroke.piece)
    : stroke.draft;
}

/**
 * A piece that has no goal is taken to get one. Where there is none, the goal that lies there is taken, or the piece to
 * which it belongs.
 */
function beginGoal(draft: Draft, cell: number): Stroke | undefined {
  const there = draft.cells[cell];
  const hasGoal = (piece: string) => draft.goal.some((goal) => goal.piece === piece);
  const [wanted] = wantedAt(draft, cell);
  const isFresh = isPiece(there) && !hasGoal(there);
  const piece = isFresh ? there : wanted ?? there;
  if (!isPiece(piece)) return undefined;
  const at = piece === wanted && !isFresh
    ? draft.goal.find((goal) => goal.piece === piece)
    : boxOf(draft, piece);
  if (at === undefined) return undefined;
  const stroke = { draft, piece, cell, first: cell, hadGoal: hasGoal(piece), hasMoved: false };
  return { kind: "goal", ...stroke, x: at.x, y: at.y };
}

/** Along the row, then along the column: each cell beside the one before. */
function wayTo(from: number, to: number, width: number): number[] {
  const way: number[] = [];
  let [x, y] = [from % width, Math.floor(from / width)];
  const end = { x: to % width, y: Math.floor(to / width) };
  while (x !== end.x || y !== end.y) {
    if (x !== end.x) x += Math.sign(end.x - x);
    else y += Math.sign(end.y - y);
    way.push(y * width + x);
  }
  return way;
}
