/** What a gesture did, for those who listen to the page. Pure. */
import { type Push, push } from "../../../lib/klotski/pushes.ts";
import type { Position, Variant } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import { cornerOf } from "./describe.ts";

/** Who moved where, with how many others, and where it stands now; empty for no gesture. */
export function describeGesture(
  variant: Variant,
  position: Position,
  gesture: readonly Push[],
): string {
  const [first] = gesture;
  if (first === undefined) return "";
  const after = gesture.reduce(
    (now, { direction, group }) => push(now, variant.board, group, direction),
    position,
  );
  const others = new Set(gesture.flatMap(({ group }) => group));
  others.delete(first.piece);
  const { x, y } = cornerOf(variant, after, first.piece);
  const name = variant.pieces[first.piece]?.name ?? "";
  const way = gesture.map(({ direction }) => direction);
  const words = strings.klotski;
  return `${words.moved(name, way, others.size)}, ${words.toColumn(x + 1, y + 1)}`;
}
