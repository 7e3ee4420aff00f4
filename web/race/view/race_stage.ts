/** Keeps a canvas painted: whenever something that it shows has changed, once before the next picture is drawn. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
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

/** Finer screens would cost more time than they show. */
const FINEST = 2;

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
  const size = signal({ width: canvas.clientWidth, height: canvas.clientHeight });
  const palette = signal(paletteOf(canvas));
  const painter = createScenePainter();
  const pen = canvas.getContext("2d");
  let request: number | undefined;

  const sceneNow = () => {
    const now = view.peek();
    return sceneAt({ ...now, position: now.player.position.peek() });
  };
  const viewportNow = (focus: ReturnType<typeof sceneNow>["focus"]): Viewport =>
    viewportOf(size.peek(), view.peek().isNear, focus);
  const draw = () => {
    request = undefined;
    const { height, width } = size.peek();
    if (pen === null || width === 0 || height === 0) return;
    const density = Math.min(FINEST, devicePixelRatio || 1);
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    // A new size empties a canvas, so it is set only now that it will be painted at once.
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    pen.setTransform(density, 0, 0, density, 0, 0);
    const scene = sceneNow();
    const { digit, showsKeys } = view.peek();
    const options = { view: viewportNow(scene.focus), palette: palette.peek(), density };
    painter.paint(pen, scene, { ...options, digit, showsKeys });
  };
  const stopDrawing = effect(() => {
    // All of these are read here so that a change of any asks for a picture; `draw` reads them when it comes to it.
    void view.value.player.position.value;
    void size.value;
    void palette.value;
    request ??= requestAnimationFrame(draw);
  });
  const sizes = new ResizeObserver(() => {
    size.value = { width: canvas.clientWidth, height: canvas.clientHeight };
  });
  sizes.observe(canvas);
  // The theme is an attribute of the page's root.
  const themes = new MutationObserver(() => palette.value = paletteOf(canvas));
  themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });

  return {
    choiceAt(x, y) {
      const scene = sceneNow();
      const viewport = viewportNow(scene.focus);
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
    dispose() {
      stopDrawing();
      sizes.disconnect();
      themes.disconnect();
      if (request !== undefined) cancelAnimationFrame(request);
    },
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
