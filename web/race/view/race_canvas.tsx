/** The picture of a race; while a lap is driven by hand, a cell that is pressed is driven to. */
import "./race_canvas.css";
import { useComputed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import type { Choice } from "../model/choices.ts";
import type { RaceStore } from "../store/types.ts";
import { createRaceStage, type RaceStage, type StageView } from "./race_stage.ts";
import { lapsOnStage } from "./stage_laps.ts";

interface RaceCanvasProps {
  readonly store: RaceStore;
  /** The digit of the cell that keys point at. */
  readonly digit?: number | undefined;
  /** While one drives: a cell was pressed. */
  readonly onChoose?: (choice: Choice) => void;
}

/** Fills its box. */
export function RaceCanvas({ store, digit, onChoose }: RaceCanvasProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<RaceStage | undefined>(undefined);
  const hovered = useSignal<number | undefined>(undefined);
  const pointed = useSignal<number | undefined>(undefined);
  pointed.value = digit;
  const view = useComputed((): StageView => {
    const isDriving = store.view.value === "drive";
    return {
      circuit: store.circuit.value?.circuit ?? EMPTY,
      laps: lapsOnStage(store),
      looked: store.chosen.value,
      showsFuture: !isDriving,
      player: store.player,
      isNear: store.isNear.value,
      digit: isDriving ? hovered.value ?? pointed.value : undefined,
      showsKeys: isDriving,
    };
  });
  useEffect(() => {
    if (canvas.current === null) return;
    const made = createRaceStage(canvas.current, view);
    stage.current = made;
    return () => made.dispose();
  }, []);
  const isDriving = store.view.value === "drive";
  const choiceAt = (event: MouseEvent) =>
    isDriving ? stage.current?.choiceAt(event.offsetX, event.offsetY) : undefined;
  return (
    <div class={`race-canvas${isDriving ? " driving" : ""}`}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={strings.race.picture(store.circuit.value?.title ?? "")}
        onPointerMove={(event) => {
          if (event.pointerType !== "touch") hovered.value = choiceAt(event)?.digit;
        }}
        onPointerLeave={() => hovered.value = undefined}
        onClick={(event) => {
          const choice = choiceAt(event);
          if (choice !== undefined) onChoose?.(choice);
        }}
      />
    </div>
  );
}

const EMPTY = { width: 150, height: 100, cells: new Uint8Array(15_000) } as const;
