/** Keeps the picture of a road painted, and tells where the frog is on it. */
import type { ReadonlySignal } from "@preact/signals";
import { keepPainted } from "../../ui/kept_painted.ts";
import type { Player } from "../../ui/player/types.ts";
import { sceneAt, type SceneParts } from "../model/scene.ts";
import { middleOf, type Point, wholeBoard } from "../model/viewport.ts";
import { paletteOf } from "../paint/palette.ts";
import { createScenePainter } from "../paint/scene_painter.ts";

/** What is shown. */
export interface StageView extends Omit<SceneParts, "position"> {
  readonly player: Player;
}

/** A canvas that is kept painted. */
export interface RoadStage {
  /** The frog's middle, in CSS pixels of the canvas; none on an empty road. */
  frog(): Point | undefined;
  dispose(): void;
}

/** Paints `view` on a canvas that fills its box, until disposed of; `undefined`: nothing. */
export function createRoadStage(
  canvas: HTMLCanvasElement,
  view: ReadonlySignal<StageView | undefined>,
): RoadStage {
  const painter = createScenePainter();

  const sceneNow = () => {
    const now = view.peek();
    return now && sceneAt({ ...now, position: now.player.position.peek() });
  };
  const { size, dispose } = keepPainted(canvas, {
    follow: () => void view.value?.player.position.value,
    paletteOf,
    paint: (pen, { density, palette, size: { height, width } }) => {
      const scene = sceneNow();
      if (scene === undefined) return;
      painter.paint(pen, scene, { view: wholeBoard(width, height), palette, density });
    },
  });

  return {
    frog() {
      const frog = sceneNow()?.frog;
      const { height, width } = size.peek();
      return frog && middleOf(wholeBoard(width, height), frog);
    },
    dispose,
  };
}
