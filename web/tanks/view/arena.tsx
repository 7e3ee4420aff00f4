/** The field with everything on it: painted, touched, and told in words. */
import "./arena.css";
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import type { Player } from "../../ui/player/types.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import { stepBehind } from "../model/turned.ts";
import { revealing } from "../model/zoom.ts";
import { ArenaReader } from "./arena_reader.tsx";
import { createStage, type Stage, type StageView } from "./arena_stage.ts";
import { describeTurn } from "./arena_words.ts";
import type { FieldLook } from "./field_look.ts";
import { ArenaCursor, ArenaTip, fieldTools, ZoomTools } from "./later_parts.ts";

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
  /** Must stay the same. */
  readonly look: FieldLook;
}

/** Fills its box; the box gives the size. */
export function Arena(props: ArenaProps): JSX.Element {
  const { recording, player, viewer, selected, onSelect, touched, onTouch, showHeights, look } =
    props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const beneath = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const pointed = useSignal<Position | undefined>(undefined);
  const cursor = useSignal<Position | undefined>(undefined);
  const tipped = cursor.value === undefined ? onField(recording, pointed.value) : undefined;
  const hovered = onField(recording, cursor.value ?? tipped ?? touched);
  const tools = fieldTools.value;
  const paintBeneath = useMemo(
    () => tools?.reachPainter({ recording, player, viewer, selected, hovered }),
    [tools, recording, player, viewer, selected, hovered?.x, hovered?.y],
  );
  const view = useSignal<StageView>({ ...props, hovered, paintBeneath });
  useEffect(() => {
    view.value = { recording, player, viewer, selected, showHeights, hovered, look, paintBeneath };
  }, [recording, player, viewer, selected, showHeights, paintBeneath, hovered?.x, hovered?.y]);
  useEffect(() => {
    if (canvas.current === null || beneath.current === null) return;
    const onMoved = () => pointed.value = undefined;
    const created = createStage(canvas.current, beneath.current, view, onMoved);
    stage.current = created;
    return () => created.dispose();
  }, []);
  useEffect(() => {
    if (canvas.current === null || stage.current === undefined) return;
    return tools?.followGestures(canvas.current, stage.current, look);
  }, [tools]);
  useSignalEffect(() => {
    // The hint stands where the field lay.
    if (look.zoom.value !== undefined) pointed.value = undefined;
  });
  const isZoomed = useComputed(() => look.zoom.value !== undefined).value;
  const label = useLabel(view);

  const cellUnder = (event: MouseEvent) => stage.current?.cellAt(event.offsetX, event.offsetY);
  return (
    <div class="arena">
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        onPointerMove={(event) => {
          const isHint = !isTouch(event) && (event.buttons === 0 || !isZoomed);
          const cell = isHint ? cellUnder(event) : undefined;
          if (!isSame(cell, pointed.value)) pointed.value = cell;
        }}
        onPointerLeave={() => pointed.value = undefined}
        onClick={(event) => {
          const cell = cellUnder(event);
          if (isTouch(event)) onTouch(isSame(cell, touched) ? undefined : cell);
          onSelect(stage.current?.tankAt(event.offsetX, event.offsetY));
        }}
      />
      <canvas ref={beneath} class="ground" aria-hidden="true" />
      {tipped !== undefined && stage.current !== undefined
        ? (
          <ArenaTip
            {...{ recording, viewer }}
            turn={player.frame.value}
            cell={tipped}
            shown={stage.current.shown(tipped)}
            layout={stage.current.layout()}
          />
        )
        : null}
      {isZoomed
        ? (
          <ZoomTools
            onZoom={(factor) => look.zoomBy(recording.field, factor)}
            onEnd={() => look.zoom.value = undefined}
          />
        )
        : null}
      <ArenaReader
        onStart={() => cursor.value = startOfReading(recording, player.frame.peek(), props)}
      >
        {cursor.value === undefined ? null : (
          <ArenaCursor
            {...{ recording, viewer }}
            turn={player.frame.value}
            cell={cursor.value}
            onEnd={() => cursor.value = undefined}
            onMove={(right, up) => {
              const { x, y } = cursor.value ?? { x: 1, y: 1 };
              const [dx, dy] = look.isTurned.peek() ? stepBehind(right, up) : [right, up];
              const next = onField(recording, { x: x + dx, y: y + dy });
              if (next === undefined) return;
              cursor.value = next;
              reveal(look, stage.current, next);
            }}
            onChoose={() => {
              if (cursor.value === undefined) return;
              onSelect(tankOn(recording, player.frame.peek(), viewer, cursor.value));
            }}
          />
        )}
      </ArenaReader>
    </div>
  );
}

function reveal({ zoom }: FieldLook, stage: Stage | undefined, cell: Position): void {
  const now = zoom.peek();
  if (now === undefined || stage === undefined) return;
  zoom.value = revealing(stage.whole(), now, stage.shown(cell));
}

/** Whom one sees on a cell; of several the first. */
function tankOn(
  recording: Recording,
  turn: number,
  viewer: Seat | undefined,
  cell: Position,
): Seat | undefined {
  const there = sceneAt(recording, turn, { viewer }).tanks.filter((tank) => isSame(tank, cell));
  return there.sort((one, two) => one.seat - two.seat)[0]?.seat;
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
