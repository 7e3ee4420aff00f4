/**
 * A board in the terminal: pieces as boxes with their names in the middle, three characters a cell and a line between
 * what does not belong together. Pure.
 */
import { EMPTY, WALL } from "../../klotski/board.ts";
import type { Board } from "../../klotski/types.ts";

/** What stands on a board. */
export interface Scene {
  readonly board: Board;
  /** As `cellsOf` makes it (lib/klotski/board.ts). */
  readonly cover: ArrayLike<number>;
  /** What is written on each piece: one character. */
  readonly names: readonly string[];
  /** The colour of each piece, from 0, for terminals that have colours. */
  readonly colours: readonly number[];
}

/** Beyond the edge. */
const OUTSIDE = -3;

/** Backgrounds with black letters on them: red is for what the goal wants, then woods. */
const PALETTE = [
  "224;98;86",
  "222;184;135",
  "143;188;143",
  "135;170;222",
  "226;200;90",
  "196;164;204",
  "178;178;160",
  "120;190;190",
] as const;

/** Lines by where they go from a crossing: north 1, east 2, south 4, west 8. */
const CROSSINGS = " ??└?│┌├?┘─┴┐┤┬┼";

/** The picture, a string a line, without line feeds: `4 * width + 1` columns, `2 * height + 1` lines. */
export function sketchBoard(scene: Scene, isColourful: boolean): string[] {
  const { board: { height, width } } = scene;
  return Array.from({ length: 2 * height + 1 }, (_, row) => {
    const marks = Array.from({ length: 4 * width + 1 }, (_, column) => markAt(scene, row, column));
    return isColourful ? coloured(scene, marks) : marks.map(({ character }) => character).join("");
  });
}

/** A character of the picture, and what it lies on: a piece, or nothing that has a colour. */
interface Mark {
  readonly character: string;
  readonly owner: number;
}

function markAt(scene: Scene, row: number, column: number): Mark {
  const [north, south] = [Math.ceil(row / 2) - 1, row >> 1];
  const [west, east] = [Math.ceil(column / 4) - 1, column >> 2];
  const corners = [
    coverAt(scene, west, north),
    coverAt(scene, east, north),
    coverAt(scene, east, south),
    coverAt(scene, west, south),
  ] as const;
  const [nw, ne, se, sw] = corners;
  const arms = [nw !== ne, ne !== se, se !== sw, sw !== nw]
    .reduce((sum, isDrawn, arm) => isDrawn ? sum + (1 << arm) : sum, 0);
  if (arms !== 0) return { character: CROSSINGS.charAt(arms), owner: EMPTY };
  return { character: insideOf(scene, nw, row, column), owner: nw };
}

function insideOf(scene: Scene, owner: number, row: number, column: number): string {
  if (owner === WALL) return "░";
  if (owner < 0) return " ";
  const place = placeOfName(scene, owner);
  return place.row === row && place.column === column ? scene.names[owner] ?? " " : " ";
}

/** The middle of the piece; where that is none of its own cells, the middle of its first one. */
function placeOfName(scene: Scene, piece: number): { row: number; column: number } {
  const { width } = scene.board;
  const cells = Array.from(scene.cover).flatMap((owner, cell) => owner === piece ? [cell] : []);
  const columns = cells.map((cell) => cell % width);
  const rows = cells.map((cell) => Math.floor(cell / width));
  const row = Math.min(...rows) + Math.max(...rows) + 1;
  const column = 2 * (Math.min(...columns) + Math.max(...columns) + 1);
  const isOwn = [Math.ceil(row / 2) - 1, row >> 1].every((y) =>
    [Math.ceil(column / 4) - 1, column >> 2].every((x) => coverAt(scene, x, y) === piece)
  );
  if (isOwn) return { row, column };
  const [first = 0] = cells;
  return { row: 2 * Math.floor(first / width) + 1, column: 4 * (first % width) + 2 };
}

function coverAt({ board: { height, width }, cover }: Scene, x: number, y: number): number {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? cover[y * width + x] ?? OUTSIDE : OUTSIDE;
}

function coloured({ colours }: Scene, marks: readonly Mark[]): string {
  let [line, before] = ["", ""];
  for (const { character, owner } of marks) {
    const colour = PALETTE[(colours[owner] ?? 0) % PALETTE.length] ?? PALETTE[0];
    const style = owner < 0 ? "\x1b[0m" : `\x1b[0;30;48;2;${colour}m`;
    line += style === before ? character : style + character;
    before = style;
  }
  return `${line}\x1b[0m`;
}
