/** The field with everything on it: painted, touched, and told in words. */
import "./arena.css";
import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import type { Player } from "../../ui/player/types.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { ArenaReader } from "./arena_reader.tsx";
import { createStage, type Stage, type StageView } from "./arena_stage.ts";
import { ArenaTip } from "./arena_tip.tsx";
import { describeCell, describeTurn, speakCell } from "./arena_words.ts";

interface ArenaProps {
  readonly recording: Recording;
  /** Must have loaded the recording: frame t is the state after turn t. */
  readonly player: Player;
  /** Only what the program in this seat knows; `undefined`: everything. */
  readonly viewer: Seat | undefined;
  readonly selected: Seat | undefined;
  /** A tank was clicked or tapped; `undefined`: a place without one. */
  readonly onSelect: (seat: Seat | undefined) => void;
  /** The cell that a finger touched last: it is framed, and told of outside of the picture. */
  readonly touched: Position | undefined;
  /** A finger touched a cell; `undefined`: the same one again, or none. */
  readonly onTouch: (cell: Position | undefined) => void;
  readonly showHeights: boolean;
}

/** Fills its box; the box gives the size. */
export function Arena(props: ArenaProps): JSX.Element {
  const { recording, player, viewer, selected, onSelect, touched, onTouch, showHeights } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const pointed = useSignal<Position | undefined>(undefined);
  const cursor = useSignal<Position | undefined>(undefined);
  const tipped = cursor.value === undefined ? onField(recording, pointed.value) : undefined;
  const hovered = onField(recording, cursor.value ?? tipped ?? touched);
  const view = useSignal<StageView>({ ...props, hovered });
  useEffect(() => {
    view.value = { recording, player, viewer, selected, showHeights, hovered };
  }, [recording, player, viewer, selected, showHeights, hovered?.x, hovered?.y]);
  useEffect(() => {
    if (canvas.current === null) return;
    const created = createStage(canvas.current, view, () => pointed.value = undefined);
    stage.current = created;
    return () => created.dispose();
  }, []);
  const label = useLabel(view);

  const cellUnder = (event: MouseEvent) => stage.current?.cellAt(event.offsetX, event.offsetY);
  const read = (turn: number, cell: Position) => speakCell(recording, turn, viewer, cell);
  return (
    <div class="arena">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        onPointerMove={(event) => {
          const cell = isTouch(event) ? undefined : cellUnder(event);
          if (!isSame(cell, pointed.value)) pointed.value = cell;
        }}
        onPointerLeave={() => pointed.value = undefined}
        onClick={(event) => {
          const cell = cellUnder(event);
          if (isTouch(event)) onTouch(isSame(cell, touched) ? undefined : cell);
          onSelect(stage.current?.tankAt(event.offsetX, event.offsetY));
        }}
      />
      {tipped !== undefined && stage.current !== undefined
        ? (
          <ArenaTip
            words={describeCell(recording, player.frame.value, viewer, tipped)}
            cell={tipped}
            layout={stage.current.layout()}
          />
        )
        : null}
      <ArenaReader
        cursor={cursor.value}
        spoken={cursor.value === undefined ? "" : read(player.frame.value, cursor.value)}
        onStart={() => cursor.value = startOfReading(recording, player.frame.peek(), props)}
        onEnd={() => cursor.value = undefined}
        onMove={(dx, dy) => {
          const { x, y } = cursor.value ?? { x: 1, y: 1 };
          cursor.value = onField(recording, { x: x + dx, y: y + dy }) ?? cursor.value;
        }}
        onChoose={() => {
          if (cursor.value === undefined) return;
          const words = describeCell(recording, player.frame.peek(), viewer, cursor.value);
          onSelect(words.tanks[0]?.seat);
        }}
      />
    </div>
  );
}

/** The sentence about what is shown; while it plays it stays as it is, nobody can listen that fast. */
function useLabel(view: { readonly value: StageView }): string {
  const last = useRef("");
  return useComputed(() => {
    const { recording, player, viewer } = view.value;
    if (!player.isPlaying.value) {
      last.current = describeTurn(recording, player.frame.value, viewer);
    }
    return last.current;
  }).value;
}

function isSame(one: Position | undefined, two: Position | undefined): boolean {
  return one?.x === two?.x && one?.y === two?.y;
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

function onField({ field }: Recording, cell: Position | undefined): Position | undefined {
  if (cell === undefined || cell.x < 1 || cell.y < 1) return undefined;
  return cell.x <= field.width && cell.y <= field.height ? cell : undefined;
}

/** Reading begins at the chosen tank or the viewer's, else in the SW corner. */
function startOfReading(
  recording: Recording,
  turn: number,
  { viewer, selected }: ArenaProps,
): Position {
  // In fog only one's own place is sure to be known.
  const seat = viewer ?? selected;
  const tank = seat === undefined ? undefined : stateAt(recording, turn).tanks[seat];
  return tank === undefined ? { x: 1, y: 1 } : { x: tank.x, y: tank.y };
}
