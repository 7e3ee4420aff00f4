/** Draws what the tank under the pointer, or else the chosen one, could do: worked out once for each turn. */
import type { Position, Seat } from "../../../lib/arena/types.ts";
import type { Player } from "../../ui/player/types.ts";
import { type Reach, reachAt } from "../model/reach.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { turnedPlace } from "../model/turned.ts";
import type { PaintOptions } from "../paint/painter.ts";
import { paintReach } from "../paint/reach.ts";

interface ReachOf {
  readonly recording: Recording;
  readonly player: Pick<Player, "frame">;
  readonly viewer: Seat | undefined;
  readonly selected: Seat | undefined;
  readonly hovered: Position | undefined;
}

/** For the painter (paint/painter.ts). */
export function reachPainter(of: ReachOf): NonNullable<PaintOptions["paintBeneath"]> {
  const { recording, player } = of;
  let known: { readonly turn: number; readonly reach: Reach | undefined } | undefined;
  return (pen, layout, palette) => {
    const turn = player.frame.peek();
    if (known?.turn !== turn) known = { turn, reach: reachNow(of, turn) };
    if (known.reach === undefined) return;
    paintReach(
      pen,
      known.reach,
      layout,
      palette,
      (place) => layout.isTurned === true ? turnedPlace(recording.field, place) : place,
    );
  };
}

function reachNow(
  { recording, viewer, selected, hovered }: ReachOf,
  turn: number,
): Reach | undefined {
  const { tanks } = stateAt(recording, turn);
  const under = tanks.findIndex(({ x, y, lives }) =>
    x === hovered?.x && y === hovered.y && lives > 0
  );
  // In fog, whoever is there unseen is not told of.
  const isKnown = under >= 0 && (viewer === undefined || viewer === under);
  const seat = isKnown ? under as Seat : selected;
  return seat === undefined ? undefined : reachAt(recording, turn, viewer, seat);
}
