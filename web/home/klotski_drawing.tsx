/** What klotski looks like: the classic board, and where its largest block is to go. */
import type { JSX } from "preact";

/** The side of a cell in the drawing's own units, and the size of the board in cells. */
const CELL = 24;
const [COLUMNS, ROWS] = [4, 5] as const;

const [WIDTH, HEIGHT] = [240, 140] as const;
const MARGIN = 10;

/** The pieces at the beginning: x, y, width and height in cells. */
const PIECES = [
  [1, 0, 2, 2],
  [0, 0, 1, 2],
  [3, 0, 1, 2],
  [0, 2, 1, 2],
  [3, 2, 1, 2],
  [1, 2, 2, 1],
  [1, 3, 1, 1],
  [2, 3, 1, 1],
  [0, 4, 1, 1],
  [3, 4, 1, 1],
] as const;

/** Without words: what stands beside it tells as much. */
export function KlotskiDrawing(): JSX.Element {
  const right = WIDTH - MARGIN - COLUMNS * CELL;
  return (
    <svg
      class="contest-drawing klotski-drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <rect class="table" width={WIDTH} height={HEIGHT} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Board />
        {PIECES.map((piece) => <Piece key={piece.join(" ")} piece={piece} />)}
      </g>
      <path class="arrow" d={`M${WIDTH / 2 - 8} ${HEIGHT / 2}h15m-6 -6l6 6l-6 6`} />
      <g transform={`translate(${right} ${MARGIN})`}>
        <Board />
        <Piece piece={[1, 3, 2, 2]} />
      </g>
    </svg>
  );
}

function Board(): JSX.Element {
  return (
    <rect
      class="board"
      x="-3"
      y="-3"
      width={COLUMNS * CELL + 6}
      height={ROWS * CELL + 6}
      rx="4"
    />
  );
}

interface PieceProps {
  readonly piece: readonly [x: number, y: number, width: number, height: number];
}

function Piece({ piece: [x, y, width, height] }: PieceProps): JSX.Element {
  return (
    <rect
      class={`piece piece-${width}-${height}`}
      x={x * CELL + 1}
      y={y * CELL + 1}
      width={width * CELL - 2}
      height={height * CELL - 2}
      rx="3"
    />
  );
}
