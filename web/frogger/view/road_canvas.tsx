/** The picture of a road; while one plays, strokes and presses on it are moves. */
import "./road_canvas.css";
import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { moveOfGesture } from "../model/gesture.ts";
import type { Point } from "../model/viewport.ts";
import type { FroggerStore } from "../store/types.ts";
import { createRoadStage, type RoadStage, type StageView } from "./road_stage.ts";

interface RoadCanvasProps {
  readonly store: FroggerStore;
  /** While one plays: an index in MOVES. */
  readonly onMove?: (move: number) => void;
}

const NO_ADVICE = new Uint8Array(0);

/** Fills its box. */
export function RoadCanvas({ store, onMove }: RoadCanvasProps): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<RoadStage | undefined>(undefined);
  const pressed = useRef<Point | undefined>(undefined);
  const view = useComputed((): StageView | undefined => {
    const road = store.road.value;
    return road && {
      traffic: road.traffic,
      vehicles: road.vehicles,
      run: store.shown.value,
      player: store.player,
      showsFuture: store.view.value === "watch",
      advice: store.wantsWay.value && store.view.value === "play"
        ? store.advice.value?.moves ?? NO_ADVICE
        : NO_ADVICE,
    };
  });
  useEffect(() => {
    if (canvas.current === null) return;
    const made = createRoadStage(canvas.current, view);
    stage.current = made;
    return () => made.dispose();
  }, []);
  return (
    <div class={`road-canvas${onMove === undefined ? "" : " playing"}`}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={strings.frogger.picture(store.road.value?.title ?? "")}
        onPointerDown={(event) => {
          if (onMove === undefined || event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pressed.current = pointOf(event);
        }}
        onPointerUp={(event) => {
          const [from, frog] = [pressed.current, stage.current?.frog()];
          pressed.current = undefined;
          if (from === undefined || frog === undefined) return;
          onMove?.(moveOfGesture(from, pointOf(event), frog));
        }}
        onPointerCancel={() => pressed.current = undefined}
      />
    </div>
  );
}

function pointOf({ offsetX, offsetY }: PointerEvent): Point {
  return { x: offsetX, y: offsetY };
}
