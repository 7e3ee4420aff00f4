/** The wooden tray with its floor, its walls and the marks of the goal; the pieces are laid into it. */
import "./tray.css";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useId, useMemo } from "preact/hooks";
import type { Variant } from "../../../lib/klotski/types.ts";
import { grainPath } from "../model/grain.ts";
import { outlinePath } from "../model/outline.ts";
import { woodsOf } from "../model/wood.ts";
import { wallsOf, woodOfShape } from "./mini_board.tsx";
import { sidesOf } from "./sides_of.ts";
import { SIDE } from "./piece_face.tsx";

interface TrayProps {
  readonly variant: Variant;
  /** Where pieces lie; cells are measured on it. */
  readonly floor: RefObject<HTMLDivElement | null>;
  readonly children: ComponentChildren;
}

/** More of the floor than that is not marked: who has to put everything in its place looks at the picture of the goal. */
const MOST_MARKED = 0.55;

/** Gives the walls a grain that no piece has. */
const WALL_SEED = 97;

/** Fills the box around it as far as the shape of the board lets it. */
export function Tray({ children, floor, variant }: TrayProps): JSX.Element {
  return (
    <div class="tray" style={sidesOf(variant)}>
      <div class="tray-floor" ref={floor}>
        <Ground variant={variant} />
        {children}
      </div>
    </div>
  );
}

function Ground({ variant }: { readonly variant: Variant }): JSX.Element {
  const { board: { height, width } } = variant;
  const clip = useId();
  const walls = useMemo(() => {
    const shape = wallsOf(variant);
    return shape.cells.length === 0 ? undefined : {
      outline: outlinePath(shape, { side: SIDE, inset: 0, radius: 10 }),
      edge: outlinePath(shape, { side: SIDE, inset: 2.5, radius: 9 }),
      // All of one plank.
      grain: grainPath(shape, SIDE, WALL_SEED),
    };
  }, [variant]);
  const marks = useMemo(() => marksOf(variant), [variant]);
  return (
    <svg class="tray-ground" viewBox={`0 0 ${width * SIDE} ${height * SIDE}`} aria-hidden="true">
      {marks.map(({ path, wood }) => <path key={path} class={`mark wood-${wood}`} d={path} />)}
      {walls === undefined ? null : (
        <>
          <clipPath id={clip}>
            <path d={walls.outline} />
          </clipPath>
          <path class="wall-side" d={walls.outline} transform="translate(0 6)" />
          <path class="wall" d={walls.outline} />
          <path class="wall-grain" d={walls.grain} clip-path={`url(#${clip})`} />
          <path class="wall-edge" d={walls.edge} stroke="url(#klotski-bevel)" />
        </>
      )}
    </svg>
  );
}

function marksOf(variant: Variant) {
  const { board, goal } = variant;
  const covered = goal.reduce((sum, { shape }) => sum + shape.cells.length, 0);
  if (covered > board.width * board.height * MOST_MARKED) return [];
  const woods = woodsOf(variant);
  return goal.map(({ at, shape }) => ({
    path: outlinePath(shape, { side: SIDE, inset: 9, radius: 12, at }),
    wood: woodOfShape(variant, woods, shape) ?? "oak",
  }));
}
