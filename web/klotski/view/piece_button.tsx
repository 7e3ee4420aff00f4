/** A piece on the board: where it is, whether it is held, chosen or shaken; a button for those who listen or use keys. */
import { computed, type ReadonlySignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { cornerOf, describePiece } from "../model/describe.ts";
import type { Wood } from "../model/wood.ts";
import type { Play } from "../store/play.ts";
import { PieceFace } from "./piece_face.tsx";

interface PieceButtonProps {
  readonly play: Play;
  /** Its index in the variant. */
  readonly piece: number;
  readonly wood: Wood;
}

/** Moved by a transform alone, so that a drag is nothing but the browser's shifting of finished pictures. */
export function PieceButton({ piece, play, wood }: PieceButtonProps): JSX.Element | null {
  const one = play.variant.pieces[piece];
  const { height = 1, width = 1 } = one?.shape ?? {};
  const transform = useDerived([play, piece], () => {
    const { x, y } = cornerOf(play.variant, play.position.value, piece);
    const drag = play.drag.value;
    const isLeaning = drag?.group.includes(piece) === true;
    const right = x + (isLeaning ? drag.offset.x : 0);
    const down = y + (isLeaning ? drag.offset.y : 0);
    return `translate(${percent(right / width)}, ${percent(down / height)})`;
  });
  const state = useDerived([play, piece], () => {
    const drag = play.drag.value;
    const isHeld = drag !== undefined && (drag.selected === piece || drag.group.includes(piece));
    const isChosen = play.selected.value === piece || drag?.selected === piece;
    const shaken = play.shaken.value;
    const shake = shaken?.piece === piece ? ` shake-${shaken.count % 2}` : "";
    return `${isHeld ? " held" : ""}${isChosen ? " chosen" : ""}${shake}`;
  });
  const label = useDerived(
    [play, piece],
    () =>
      play.drag.value === undefined ? describePiece(play.variant, play.position.value, piece) : "",
  );
  const face = useMemo(
    () =>
      one === undefined
        ? null
        : <PieceFace shape={one.shape} wood={wood} seed={piece} letter={one.name} />,
    [one, wood],
  );
  if (one === undefined) return null;
  return (
    <button
      type="button"
      class={`piece${state.value}`}
      data-piece={one.name}
      aria-label={label.value || describePiece(play.variant, play.position.peek(), piece)}
      aria-pressed={play.selected.value === piece}
      style={{
        "--width": String(width),
        "--height": String(height),
        transform: transform.value,
      }}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(":focus-visible")) play.select(piece);
      }}
      // What is pressed by a pointer is the board; this is Enter, Space, or a screen reader.
      onClick={() => play.select(piece)}
    >
      <span class="piece-inside">{face}</span>
    </button>
  );
}

/** Of the play that is shown now: another game of the same puzzle is another play. */
function useDerived<Value>(
  inputs: readonly unknown[],
  derive: () => Value,
): ReadonlySignal<Value> {
  return useMemo(() => computed(derive), inputs);
}

function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`;
}
