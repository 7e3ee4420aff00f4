/** Keeps the picture of a race painted, and tells what on it is pressed. */
import type { ReadonlySignal } from "@preact/signals";
import { keepPainted } from "../../ui/kept_painted.ts";
import type { Player } from "../../ui/player/types.ts";
import type { Choice } from "../model/choices.ts";
import { sceneAt, type SceneParts } from "../model/scene.ts";
import { centredOn, middleOf, type Viewport, wholeGrid } from "../model/viewport.ts";
import { paletteOf } from "../paint/palette.ts";
import { createScenePainter } from "../paint/scene_painter.ts";

/** What is shown. */
export interface StageView extends Omit<SceneParts, "position"> {
  readonly player: Player;
  /** From near: the picture follows the car that is looked at. */
  readonly isNear: boolean;
  readonly digit: number | undefined;
  readonly showsKeys: boolean;
}

/** A canvas that is kept painted. */
export interface RaceStage {
  /** The choice nearest to a point of the canvas, in CSS pixels; none if there is none near. */
  choiceAt(x: number, y: number): Choice | undefined;
  dispose(): void;
}

/** From near so many cells fit into the canvas's shorter side, within these pixels a cell. */
const NEAR_CELLS = 30;
const NEAR_SCALE = { least: 13, most: 22 } as const;

/** A finger is not finer than this, in pixels. */
const REACH = 22;

/** Paints `view` on a canvas that fills its box, until disposed of. */
export function createRaceStage(
  canvas: HTMLCanvasElement,
  view: ReadonlySignal<StageView>,
): RaceStage {
  const painter = createScenePainter();

  const sceneNow = () => {
    const now = view.peek();
    return sceneAt({ ...now, position: now.player.position.peek() });
  };
  const { size, dispose } = keepPainted(canvas, {
    follow: () => void view.value.player.position.value,
    paletteOf,
    paint: (pen, { density, palette, size }) => {
      const scene = sceneNow();
      const { digit, isNear, showsKeys } = view.peek();
      const options = { view: viewportOf(size, isNear, scene.focus), palette, density };
      painter.paint(pen, scene, { ...options, digit, showsKeys });
    },
  });

  return {
    choiceAt(x, y) {
      const scene = sceneNow();
      const viewport = viewportOf(size.peek(), view.peek().isNear, scene.focus);
      let nearest = Math.max(REACH, viewport.scale);
      let found: Choice | undefined;
      for (const choice of scene.choices) {
        const at = middleOf(viewport, choice.at);
        const far = Math.max(Math.abs(at.x - x), Math.abs(at.y - y));
        if (far >= nearest) continue;
        nearest = far;
        found = choice;
      }
      return found;
    },
    dispose,
  };
}

/** What is in sight: the whole grid, or from near what is round the focus. */
export function viewportOf(
  { height, width }: { readonly width: number; readonly height: number },
  isNear: boolean,
  focus: { readonly x: number; readonly y: number },
): Viewport {
  const whole = wholeGrid(width, height);
  if (!isNear) return whole;
  const wanted = Math.min(width, height) / NEAR_CELLS;
  const near = Math.min(NEAR_SCALE.most, Math.max(NEAR_SCALE.least, wanted));
  return centredOn({ width, height }, focus, Math.max(whole.scale, near));
}
