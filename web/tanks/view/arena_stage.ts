/** Keeps two canvases painted, the ground and what is on it: whenever something that it shows has changed, once before the next picture is drawn. */
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import type { Player } from "../../ui/player/types.ts";
import { cellAt, type Layout, pixelOf, type Place, type Sides } from "../model/geometry.ts";
import type { Recording } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import type { Scene } from "../model/scene_types.ts";
import { placeBehind, turnedPlace, turnedScene, wholeLayout } from "../model/turned.ts";
import { zoomed } from "../model/zoom.ts";
import { createPainter, type Painter, type PaintOptions } from "../paint/painter.ts";
import { type Palette, paletteOf } from "../paint/palette.ts";
import type { FieldLook } from "./field_look.ts";

/** What is shown. */
export interface StageView {
  readonly recording: Recording;
  readonly player: Player;
  readonly viewer: Seat | undefined;
  readonly selected: Seat | undefined;
  readonly hovered: Position | undefined;
  readonly showHeights: boolean;
  /** Must stay the same for as long as the canvas is there. */
  readonly look: FieldLook;
  /** Drawn beneath the tanks while the recording stands on a turn. */
  readonly paintBeneath: PaintOptions["paintBeneath"];
}

/** A canvas that is kept painted. */
export interface Stage {
  /** The cell under a point of the canvas, in CSS pixels. */
  cellAt(x: number, y: number): Position | undefined;
  /** The tank nearest to a point, none if there is none near. */
  tankAt(x: number, y: number): Seat | undefined;
  /** Where the field lies now, as it is seen. */
  layout(): Layout;
  /** The same, seen as a whole. */
  whole(): Layout;
  /** A place of the field, as it is seen. */
  shown(place: Place): Place;
  dispose(): void;
}

/** Finer screens would cost more time than they show. */
const FINEST = 2;

/** How near to a tank a finger or pointer must come: in cells, and in pixels where cells are small. */
const NEAR_CELLS = 0.7;
const NEAR_PIXELS = 14;

/**
 * Paints `view` on a canvas that fills its box, and the ground on one of the same size beneath, until disposed of;
 * `onMoved` hears when the field lies elsewhere.
 */
export function createStage(
  canvas: HTMLCanvasElement,
  beneath: HTMLCanvasElement,
  view: ReadonlySignal<StageView>,
  onMoved: () => void,
): Stage {
  const { look } = view.peek();
  const size = look.box;
  size.value = { width: canvas.clientWidth, height: canvas.clientHeight };
  const isVisible = signal(true);
  const palette = signal(paletteOf(canvas));
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const paint = createPaint(canvas, beneath);
  let request: number | undefined;

  // Computed, so that nothing is laid out anew for a picture in which nothing has moved.
  const field = computed(() => view.value.recording.field);
  const whole = computed(() => wholeLayout(field.value, size.value, look.isTurned.value));
  const laidOut = computed(() => zoomed(whole.value, look.zoom.value));
  const layout = () => laidOut.value;

  const draw = () => {
    request = undefined;
    paint(sceneNow(view.value, reducedMotion.matches), layout(), palette.value, view.value);
  };
  const stopDrawing = effect(() => {
    // All of these are read here so that a change of any asks for a picture; `draw` reads them when it comes to it.
    const { player } = view.value;
    void player.position.value;
    void layout();
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

  return {
    cellAt: (x, y) => {
      const cell = cellAt(laidOut.peek(), x, y);
      const { field } = view.peek().recording;
      return cell === undefined || !look.isTurned.peek() ? cell : placeBehind(field, cell);
    },
    layout: () => laidOut.peek(),
    whole: () => whole.peek(),
    shown: (place) => shownPlace(view.peek(), place),
    tankAt: (x, y) =>
      nearestTank(sceneNow(view.peek(), reducedMotion.matches), laidOut.peek(), x, y),
    dispose() {
      stopDrawing();
      for (const stop of stopWatching) stop();
      if (request !== undefined) cancelAnimationFrame(request);
    },
  };
}

function sceneNow({ look, recording, player, viewer }: StageView, reducedMotion: boolean): Scene {
  // Without movement the player stands between two turns only where a reader stepped to.
  const isWhole = reducedMotion && player.isPlaying.peek();
  const scene = sceneAt(recording, player.position.peek(), { viewer, reducedMotion: isWhole });
  return look.isTurned.peek() ? turnedScene(scene) : scene;
}

function shownPlace({ look, recording }: StageView, place: Place): Place {
  return look.isTurned.peek() ? turnedPlace(recording.field, place) : place;
}

/** Paints on canvases whose pixels follow their size and the screen's density. */
function createPaint(canvas: HTMLCanvasElement, beneath: HTMLCanvasElement) {
  const upper = canvas.getContext("2d");
  const lower = beneath.getContext("2d");
  let density = 0;
  let painter: Painter | undefined;
  return (scene: Scene, layout: Layout, palette: Palette, view: StageView): void => {
    const { width, height } = layout;
    if (upper === null || lower === null || width === 0 || height === 0) return;
    const now = Math.min(FINEST, devicePixelRatio || 1);
    if (painter === undefined || now !== density) painter = createPainter(now);
    density = now;
    const [across, down] = [Math.round(width * density), Math.round(height * density)];
    for (const pen of [upper, lower]) {
      // A new size empties a canvas, so it is set only now that it will be painted at once.
      if (pen.canvas.width !== across) pen.canvas.width = across;
      if (pen.canvas.height !== down) pen.canvas.height = down;
      pen.setTransform(density, 0, 0, density, 0, 0);
    }
    painter.paintLayers({ lower, upper }, scene, layout, palette, {
      ...view,
      hovered: view.hovered === undefined ? undefined : shownPlace(view, view.hovered),
      // Between two turns nobody can tell what comes next.
      paintBeneath: scene.time === 1 ? view.paintBeneath : undefined,
    });
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

function watchSize(canvas: HTMLCanvasElement, tell: (size: Sides) => void): () => void {
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
