/** What a race looks like: a small circuit on squared paper, and a lap that is a point a second. */
import type { JSX } from "preact";

/** The side of a cell in the drawing's own units, and its size in cells. */
const CELL = 8;
const [WIDTH, HEIGHT] = [30, 18] as const;

/** The middle of the track, in cells. */
const TRACK = "M7 4H18C20 4 20 7 22 7S26 5 26 9S25 14 22 14H17C14 14 15 10 12 10S10 14 7 14" +
  "C4 14 4 12 4 9S4 4 7 4z";

/** Where the car is, second by second, in cells; the last one is where it is now. */
const LAP = [
  [9, 4],
  [10, 4],
  [12, 4],
  [15, 4],
  [18, 5],
  [21, 7],
  [24, 8],
  [26, 9],
  [26, 11],
  [25, 13],
  [22, 14],
  [19, 14],
  [16, 13],
] as const;

/** The car is drawn as it lies in the last move. */
const TURN = 198;

/** Without words: what stands beside it tells as much. */
export function RaceDrawing(): JSX.Element {
  const last = LAP[LAP.length - 1] ?? LAP[0];
  return (
    <svg
      class="contest-drawing race-drawing"
      viewBox={`0 0 ${WIDTH * CELL} ${HEIGHT * CELL}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect class="grass" width={WIDTH * CELL} height={HEIGHT * CELL} />
      <g transform={`scale(${CELL})`}>
        <path class="kerb" d={TRACK} />
        <path class="kerb-dashes" d={TRACK} />
        <path class="track" d={TRACK} />
        <path class="line" d="M9 2.6V5.4" />
        <path class="way" d={`M${LAP.map(([x, y]) => `${x} ${y}`).join("L")}`} />
        {LAP.slice(0, -1).map(([x, y]) => (
          <circle key={`${x} ${y}`} class="second" cx={x} cy={y} r="0.4" />
        ))}
        <g transform={`translate(${last[0]} ${last[1]}) rotate(${TURN})`}>
          <path class="wheels" d="M-1.1 -0.95h0.8v1.9h-0.8zM0.5 -0.85h0.6v1.7h-0.6z" />
          <path class="car" d="M-1.3 -0.5H0.4L1.7 -0.15V0.15L0.4 0.5H-1.3z" />
        </g>
      </g>
      <path
        class="squares"
        d={[
          ...Array.from({ length: WIDTH - 1 }, (_, x) => `M${(x + 1) * CELL} 0v${HEIGHT * CELL}`),
          ...Array.from({ length: HEIGHT - 1 }, (_, y) => `M0 ${(y + 1) * CELL}h${WIDTH * CELL}`),
        ].join("")}
      />
    </svg>
  );
}
