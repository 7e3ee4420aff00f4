/** The hint: a ghost of the piece where it shall go, with all that it takes along, and the way there. */
import type { JSX } from "preact";
import { DELTAS } from "../../../lib/klotski/directions.ts";
import { playUnit } from "../../../lib/klotski/solver/units.ts";
import type { Direction, Point } from "../../../lib/klotski/types.ts";
import { cornerOf } from "../model/describe.ts";
import { outlinePath } from "../model/outline.ts";
import type { Wood } from "../model/wood.ts";
import type { Play } from "../store/play.ts";
import { CUT, SIDE } from "./piece_face.tsx";

interface GhostProps {
  readonly play: Play;
  readonly woods: readonly Wood[];
}

/** Nothing where there is no hint. */
export function Ghost({ play, woods }: GhostProps): JSX.Element | null {
  const hint = play.hint.value;
  const one = hint === undefined ? undefined : play.variant.pieces[hint.piece];
  if (hint === undefined || one === undefined || play.drag.value !== undefined) return null;
  const { board: { height, width } } = play.variant;
  const from = cornerOf(play.variant, play.position.value, hint.piece);
  const { pieces } = play.variant;
  const after = playUnit(play.variant, play.position.value, hint);
  const going = pieces.flatMap(({ shape }, piece) =>
    after[piece] === play.position.value[piece]
      ? []
      : [{ piece, shape, to: cornerOf(play.variant, after, piece) }]
  );
  const middle = {
    x: (from.x + one.shape.width / 2) * SIDE,
    y: (from.y + one.shape.height / 2) * SIDE,
  };
  return (
    <svg
      class="ghost"
      viewBox={`0 0 ${width * SIDE} ${height * SIDE}`}
      aria-hidden="true"
    >
      {going.map(({ piece, shape, to }) => (
        <path
          key={piece}
          class={`ghost-piece wood-${woods[piece] ?? "oak"}`}
          d={outlinePath(shape, { ...CUT, at: to })}
        />
      ))}
      <path class="ghost-way under" d={arrow(middle, hint.path)} />
      <path class="ghost-way" d={arrow(middle, hint.path)} />
    </svg>
  );
}

/** The way, with a head at its end. */
function arrow(start: Point, path: readonly Direction[]): string {
  let at = start;
  const points = path.map((direction) => {
    const { x, y } = DELTAS[direction];
    at = { x: at.x + x * SIDE, y: at.y + y * SIDE };
    return `L${at.x} ${at.y}`;
  });
  const last = path.at(-1);
  if (last === undefined) return "";
  const { x, y } = DELTAS[last];
  const side = (sign: number) =>
    `M${at.x - 20 * x + sign * 20 * y} ${at.y - 20 * y + sign * 20 * x}L${at.x} ${at.y}`;
  return `M${start.x} ${start.y}${points.join("")}${side(1)}${side(-1)}`;
}
