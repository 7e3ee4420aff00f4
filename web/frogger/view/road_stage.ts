/** Keeps a canvas painted: whenever something that it shows has changed, once before the next picture is drawn. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
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

/** Finer screens would cost more time than they show. */
const FINEST = 2;

/** Paints `view` on a canvas that fills its box, until disposed of; `undefined`: nothing. */
export function createRoadStage(
  canvas: HTMLCanvasElement,
  view: ReadonlySignal<StageView | undefined>,
): RoadStage {
  const size = signal({ width: canvas.clientWidth, height: canvas.clientHeight });
  const palette = signal(paletteOf(canvas));
  const painter = createScenePainter();
  const pen = canvas.getContext("2d");
  let request: number | undefined;

  const sceneNow = () => {
    const now = view.peek();
    return now && sceneAt({ ...now, position: now.player.position.peek() });
  };
  const draw = () => {
    request = undefined;
    const { height, width } = size.peek();
    const scene = sceneNow();
    if (pen === null || scene === undefined || width === 0 || height === 0) return;
    const density = Math.min(FINEST, devicePixelRatio || 1);
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    // A new size empties a canvas, so it is set only now that it will be painted at once.
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    pen.setTransform(density, 0, 0, density, 0, 0);
    painter.paint(pen, scene, { view: viewNow(), palette: palette.peek(), density });
  };
  const viewNow = () => wholeBoard(size.peek().width, size.peek().height);
  const stopDrawing = effect(() => {
    // All of these are read here so that a change of any asks for a picture; `draw` reads them when it comes to it.
    void view.value?.player.position.value;
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
    frog() {
      const frog = sceneNow()?.frog;
      return frog && middleOf(viewNow(), frog);
    },
    dispose() {
      stopDrawing();
      sizes.disconnect();
      themes.disconnect();
      if (request !== undefined) cancelAnimationFrame(request);
    },
  };
}
