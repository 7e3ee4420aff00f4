/** The wooden tray with its floor, its walls and the marks of the goal; the pieces are laid into it. */
import "./tray.css";
import type { ComponentChildren, JSX, RefObject } from "preact";
import { useMemo } from "preact/hooks";
import type { Variant } from "../../../lib/klotski/types.ts";
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
  const walls = useMemo(
    () => outlinePath(wallsOf(variant), { side: SIDE, inset: 0, radius: 10 }),
    [variant],
  );
  const marks = useMemo(() => marksOf(variant), [variant]);
  return (
    <svg class="tray-ground" viewBox={`0 0 ${width * SIDE} ${height * SIDE}`} aria-hidden="true">
      {marks.map(({ path, wood }) => <path key={path} class={`mark wood-${wood}`} d={path} />)}
      {walls === "" ? null : (
        <>
          <path class="wall-side" d={walls} transform="translate(0 5)" />
          <path class="wall" d={walls} />
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
