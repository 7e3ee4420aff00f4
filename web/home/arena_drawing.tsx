/** What a round looks like: a small field seen from above, two tanks, a shot. */
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";

/** The side of a cell in the drawing's own units. */
const CELL = 40;

/** Heights as the rules have them, 4 to 7; the northernmost row first. */
const HEIGHTS = [
  [4, 4, 5, 4, 5, 4, 4],
  [4, 5, 6, 6, 5, 6, 5],
  [5, 6, 7, 6, 7, 6, 4],
  [4, 6, 6, 7, 6, 5, 5],
  [4, 4, 5, 5, 4, 4, 4],
] as const;

const COLUMNS = HEIGHTS[0].length;

/** Where the shot hits: a star round the origin. */
const FLASH = "M0 -13L3 -4L11 -8L6 0L11 8L3 4L0 13L-3 4L-11 8L-6 0L-11 -8L-3 -4z";

/** The higher a cell, the lighter. */
export function ArenaDrawing(): JSX.Element {
  return (
    <svg
      class="arena-drawing"
      viewBox={`0 0 ${COLUMNS * CELL} ${HEIGHTS.length * CELL}`}
      role="img"
      aria-label={strings.home.drawing}
    >
      {HEIGHTS.map((row, y) =>
        row.map((height, x) => (
          <rect
            key={`${x} ${y}`}
            class={`ground-${height}`}
            x={x * CELL}
            y={y * CELL}
            width={CELL}
            height={CELL}
          />
        ))
      )}
      <path class="sight" d="M60 140L360 -160V440z" />
      <path class="shot" d="M82 140H182" />
      <g class="tank one" transform="translate(60 140) rotate(90)">
        <Tank />
      </g>
      <g class="tank two" transform="translate(220 140) rotate(-45)">
        <Tank />
      </g>
      <path class="flash" transform="translate(198 140)" d={FLASH} />
    </svg>
  );
}

/** Pointing north, its middle at the origin. */
function Tank(): JSX.Element {
  return (
    <>
      <path class="tracks" d="M-13 -13h6v26h-6zM7 -13h6v26h-6z" />
      <rect class="hull" x="-9" y="-11" width="18" height="22" rx="4" />
      <path class="cannon" d="M0 0V-17" />
      <circle class="turret" r="6" />
    </>
  );
}
