/** Keeps a canvas painted: whenever something that it shows has changed, once before the next picture is drawn. */
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import type { Player } from "../../ui/player/types.ts";
import { cellAt, type Layout, layoutOf, pixelOf } from "../model/geometry.ts";
import type { Recording } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import type { Scene } from "../model/scene_types.ts";
import { createPainter, type Painter } from "../paint/painter.ts";
import { type Palette, paletteOf } from "../paint/palette.ts";

/** What is shown. */
export interface StageView {
  readonly recording: Recording;
  readonly player: Player;
  readonly viewer: Seat | undefined;
  readonly selected: Seat | undefined;
  readonly hovered: Position | undefined;
  readonly showHeights: boolean;
}

/** A canvas that is kept painted. */
export interface Stage {
  /** The cell under a point of the canvas, in CSS pixels. */
  cellAt(x: number, y: number): Position | undefined;
  /** The tank nearest to a point, none if there is none near. */
  tankAt(x: number, y: number): Seat | undefined;
  /** Where the field lies now. */
  layout(): Layout;
  dispose(): void;
}

/** Finer screens would cost more time than they show. */
const FINEST = 2;

/** How near to a tank a finger or pointer must come: in cells, and in pixels where cells are small. */
const NEAR_CELLS = 0.7;
const NEAR_PIXELS = 14;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Paints `view` on a canvas that fills its box, until disposed of; `onMoved` hears when the field lies elsewhere. */
export function createStage(
  canvas: HTMLCanvasElement,
  view: ReadonlySignal<StageView>,
  onMoved: () => void,
): Stage {
  const size = signal<Size>({ width: canvas.clientWidth, height: canvas.clientHeight });
  const isVisible = signal(true);
  const palette = signal(paletteOf(canvas));
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const paint = createPaint(canvas);
  let request: number | undefined;

  const draw = () => {
    request = undefined;
    paint(sceneNow(view.value, reducedMotion.matches), size.value, palette.value, view.value);
  };
  const stopDrawing = effect(() => {
    // All of these are read here so that a change of any asks for a picture; `draw` reads them when it comes to it.
    const { player } = view.value;
    void player.position.value;
    void size.value;
    void palette.value;
    if (isVisible.value) request ??= requestAnimationFrame(draw);
  });
  const stopWatching = [
    watchSize(canvas, (now) => {
      size.value = now;
      onMoved();
    }),
    watchVisibility(canvas, (now) => isVisible.value = now),
    watchTheme(() => palette.value = paletteOf(canvas)),
  ];

  const layout = (): Layout =>
    layoutOf(view.peek().recording.field, size.peek().width, size.peek().height);
  return {
    cellAt: (x, y) => cellAt(layout(), x, y),
    layout,
    tankAt: (x, y) => nearestTank(sceneNow(view.peek(), reducedMotion.matches), layout(), x, y),
    dispose() {
      stopDrawing();
      for (const stop of stopWatching) stop();
      if (request !== undefined) cancelAnimationFrame(request);
    },
  };
}

function sceneNow({ recording, player, viewer }: StageView, reducedMotion: boolean): Scene {
  return sceneAt(recording, player.position.peek(), { viewer, reducedMotion });
}

/** Paints on a canvas whose pixels follow its size and the screen's density. */
function createPaint(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext("2d");
  let density = 0;
  let painter: Painter | undefined;
  let layout: Layout | undefined;
  return (scene: Scene, { width, height }: Size, palette: Palette, options: StageView): void => {
    if (pen === null || width === 0 || height === 0) return;
    const now = Math.min(FINEST, devicePixelRatio || 1);
    if (painter === undefined || now !== density) painter = createPainter(now);
    density = now;
    const { field } = scene;
    if (
      layout?.width !== width || layout.height !== height ||
      layout.columns !== field.width || layout.rows !== field.height
    ) layout = layoutOf(field, width, height);
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    // A new size empties a canvas, so it is set only now that it will be painted at once.
    if (canvas.width !== across) canvas.width = across;
    if (canvas.height !== down) canvas.height = down;
    pen.setTransform(density, 0, 0, density, 0, 0);
    painter.paint(pen, scene, layout, palette, options);
  };
}

function nearestTank(scene: Scene, layout: Layout, x: number, y: number): Seat | undefined {
  let nearest = Math.max(NEAR_CELLS * layout.cell, NEAR_PIXELS);
  let found: Seat | undefined;
  for (const tank of scene.tanks) {
    const at = pixelOf(layout, tank);
    const distance = Math.hypot(at.x - x, at.y - y);
    if (distance > nearest) continue;
    nearest = distance;
    found = tank.seat;
  }
  return found;
}

function watchSize(canvas: HTMLCanvasElement, tell: (size: Size) => void): () => void {
  const observer = new ResizeObserver(() =>
    tell({ width: canvas.clientWidth, height: canvas.clientHeight })
  );
  observer.observe(canvas);
  return () => observer.disconnect();
}

function watchVisibility(
  canvas: HTMLCanvasElement,
  tell: (isVisible: boolean) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    tell(entries.at(-1)?.isIntersecting ?? true);
  });
  observer.observe(canvas);
  return () => observer.disconnect();
}

/** The theme is an attribute of the page's root. */
function watchTheme(tell: () => void): () => void {
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme"],
  });
  return () => observer.disconnect();
}
