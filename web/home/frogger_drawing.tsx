/** What frogger looks like: five lanes of traffic between two verges, and a frog half way across. */
import type { JSX } from "preact";

/** The side of a cell in the drawing's own units, and how many of them there are from side to side. */
const CELL = 20;
const COLUMNS = 12;
const LANES = 5;

/** Vehicles by lane, the northernmost first: column, length in cells, and whether it drives to the east. */
const VEHICLES = [
  [[0, 2, false], [4, 1, false], [9, 2, false]],
  [[1, 1, true], [7, 3, true]],
  [[0, 3, false], [8, 1, false], [10, 2, false]],
  [[2, 2, false], [9, 1, false]],
  [[0, 1, true], [3, 3, true], [10, 1, true]],
] as const;

/** Where the frog has been, in cells; the last one is where it is. */
const HOPS = [[6, 6], [7, 5], [7, 4], [6, 4], [6, 3]] as const;

/** Without words: what stands beside it tells as much. */
export function FroggerDrawing(): JSX.Element {
  const [width, height] = [COLUMNS * CELL, (LANES + 2) * CELL];
  const at = (cell: number) => (cell + 0.5) * CELL;
  const frog = HOPS[HOPS.length - 1] ?? HOPS[0];
  return (
    <svg
      class="contest-drawing frogger-drawing"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect class="verge" width={width} height={height} />
      <rect class="road" y={CELL} width={width} height={LANES * CELL} />
      {Array.from(
        { length: LANES - 1 },
        (_, lane) => <path key={lane} class="lane" d={`M0 ${(lane + 2) * CELL}H${width}`} />,
      )}
      {VEHICLES.map((vehicles, lane) =>
        vehicles.map(([column, length, isEastbound]) => (
          <g
            key={`${lane} ${column}`}
            class={`vehicle-${lane}`}
            transform={`translate(${column * CELL} ${(lane + 1) * CELL})`}
          >
            <rect class="body" x="2" y="4" width={length * CELL - 4} height={CELL - 8} rx="4" />
            <path class="window" d={`M${isEastbound ? length * CELL - 8 : 8} 6.5v7`} />
          </g>
        ))
      )}
      <path
        class="hops"
        d={`M${HOPS.map(([x, y]) => `${at(x)} ${at(y)}`).join("L")}`}
      />
      <g transform={`translate(${at(frog[0])} ${at(frog[1])})`}>
        <path class="legs" d="M-4 3L-8 7M4 3L8 7M-4 -2L-8 -6M4 -2L8 -6" />
        <ellipse class="frog" rx="5.5" ry="7" />
        <circle class="eye" cx="-3" cy="-5" r="1.8" />
        <circle class="eye" cx="3" cy="-5" r="1.8" />
      </g>
    </svg>
  );
}
