/** A board as a small picture, passive: where the pieces stand, or what the goal asks for. */
import "./mini_board.css";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { sameShape } from "../../../lib/klotski/shapes.ts";
import type { Point, Position, Shape, Variant } from "../../../lib/klotski/types.ts";
import { cornerOf } from "../model/describe.ts";
import { outlinePath } from "../model/outline.ts";
import { type Wood, woodsOf } from "../model/wood.ts";

/** The side of a cell in the drawing, and how pieces are cut in it. */
const SIDE = 20;
const CUT = { side: SIDE, inset: 0.9, radius: 3 } as const;

interface MiniBoardProps {
  readonly variant: Variant;
  /** Absent: the goal. */
  readonly position?: Position;
}

/** As high as its width asks for. What stands beside it says the same in words. */
export function MiniBoard({ position, variant }: MiniBoardProps): JSX.Element {
  const { board: { height, width } } = variant;
  const paths = useMemo(() => pathsOf(variant, position), [variant, position]);
  const walls = useMemo(() => outlinePath(wallsOf(variant), { side: SIDE, inset: 0, radius: 2 }), [
    variant,
  ]);
  return (
    <svg
      class="mini-board"
      viewBox={`-3 -3 ${width * SIDE + 6} ${height * SIDE + 6}`}
      aria-hidden="true"
    >
      <rect class="tray" x="-3" y="-3" width={width * SIDE + 6} height={height * SIDE + 6} rx="4" />
      <rect class="floor" width={width * SIDE} height={height * SIDE} rx="2" />
      {walls === "" ? null : <path class="wall" d={walls} />}
      {paths.map(([wood, path]) => <path key={wood} class={`piece wood-${wood}`} d={path} />)}
    </svg>
  );
}

/** The cells of wall, as if they were one piece. */
export function wallsOf({ board: { height, walls, width } }: Variant): Shape {
  const cells = Array.from(walls, (wall, cell) => ({ wall, cell }))
    .filter(({ wall }) => wall === 1)
    .map(({ cell }) => ({ x: cell % width, y: Math.floor(cell / width) }));
  return { width, height, cells };
}

/** One path for all pieces of a wood. */
function pathsOf(variant: Variant, position: Position | undefined): [Wood, string][] {
  const woods = woodsOf(variant);
  const paths = new Map<Wood, string>();
  const add = (wood: Wood | undefined, shape: Shape, at: Point) => {
    if (wood === undefined) return;
    paths.set(wood, (paths.get(wood) ?? "") + outlinePath(shape, { ...CUT, at }));
  };
  if (position === undefined) {
    for (const { at, shape } of variant.goal) add(woodOfShape(variant, woods, shape), shape, at);
  } else {
    variant.pieces.forEach(({ shape }, piece) =>
      add(woods[piece], shape, cornerOf(variant, position, piece))
    );
  }
  return [...paths];
}

/** Of which wood the pieces of a shape are. */
export function woodOfShape(
  { pieces }: Variant,
  woods: readonly Wood[],
  shape: Shape,
): Wood | undefined {
  return woods[pieces.findIndex((piece) => sameShape(piece.shape, shape))];
}
