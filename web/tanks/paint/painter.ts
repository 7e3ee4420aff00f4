/**
 * Paints scenes: on one canvas, or on two that lie on each other. The ground takes long and stays, so it is kept until
 * something about it changes; a page shows it on the lower canvas, and only the upper one is painted for each picture.
 */
import type { Field, Position, Seat } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { type Layout, pixelOf } from "../model/geometry.ts";
import type { Scene, SceneTank } from "../model/scene_types.ts";
import { paintBlast, paintCollision, paintLosses, paintSmoke } from "./blasts.ts";
import { BLACK, css, WHITE } from "./colour.ts";
import { paintGround } from "./ground.ts";
import { paintLives, paintMemory } from "./lives.ts";
import { clipToLook, paintLook, paintRing } from "./looks.ts";
import type { Palette } from "./palette.ts";
import { type Pen, ring, rounded } from "./pen.ts";
import { paintShot } from "./shots.ts";
import { createStamps, type MakePicture, type Stamps } from "./stamps.ts";
import { paintTank } from "./tank.ts";
import { paintWithin } from "./window.ts";

/** What is painted besides the scene. */
export interface PaintOptions {
  readonly showHeights?: boolean;
  /** The tank that the reader chose. */
  readonly selected?: Seat | undefined;
  /** The cell under the pointer, or of the reading cursor. */
  readonly hovered?: Position | undefined;
  /** Draws more on the ground, beneath the tanks. */
  readonly paintBeneath?: ((pen: Pen, layout: Layout, palette: Palette) => void) | undefined;
}

/** A canvas off the page. */
export interface Sheet {
  readonly image: CanvasImageSource;
  readonly pen: Pen;
}

/** Where a painter gets what it keeps things on. */
export interface Workshop {
  readonly makeSheet?: typeof sheetOf;
  readonly makePicture?: MakePicture;
}

/** Paints one scene after another on canvases of one density. */
export interface Painter {
  /** Paints all of a canvas; the pen's unit must be a CSS pixel. */
  paint(pen: Pen, scene: Scene, layout: Layout, palette: Palette, options?: PaintOptions): void;
  /**
   * Paints the same on two canvases, ground and veil of fog on the lower one. That is left as it is until something
   * about it changes, so it must be the same one for as long as its size is the same.
   */
  paintLayers(
    pens: { readonly lower: Pen; readonly upper: Pen },
    scene: Scene,
    layout: Layout,
    palette: Palette,
    options?: PaintOptions,
  ): void;
}

/** What the kept ground was painted for. */
interface Ground {
  readonly sheet: Sheet;
  /** Whether the lower canvas shows it, and with a veil. */
  shown: "not yet" | "clear" | "veiled";
  readonly field: Field;
  readonly layout: Layout;
  readonly palette: Palette;
  readonly showHeights: boolean;
}

/** A painter for canvases with `density` pixels to a CSS pixel. */
export function createPainter(
  density: number,
  { makeSheet = sheetOf, makePicture }: Workshop = {},
): Painter {
  const stamps = createStamps(density, makePicture);
  let ground: Ground | undefined;
  const groundFor = (
    field: Field,
    layout: Layout,
    palette: Palette,
    showHeights: boolean,
  ): Ground => {
    const isFresh = ground?.field === field && ground.layout === layout &&
      ground.palette === palette && ground.showHeights === showHeights;
    if (ground === undefined || !isFresh) {
      const sheet = makeSheet(layout.width, layout.height, density);
      paintGround(sheet.pen, field, layout, palette, showHeights);
      ground = { sheet, shown: "not yet", field, layout, palette, showHeights };
    }
    return ground;
  };
  const paintLower = (pen: Pen, { sheet }: Ground, layout: Layout, veil: Palette | undefined) => {
    pen.clearRect(0, 0, layout.width, layout.height);
    pen.drawImage(sheet.image, 0, 0, layout.width, layout.height);
    if (veil !== undefined) paintWithin(pen, layout, () => paintVeil(pen, layout, veil));
  };
  const paintUpper = (
    pen: Pen,
    { sheet }: Ground,
    scene: Scene,
    layout: Layout,
    palette: Palette,
    options: PaintOptions,
  ) => {
    stamps.begin(layout, palette);
    paintWithin(pen, layout, () => {
      if (scene.viewer !== undefined) liftVeil(pen, scene, layout, sheet);
      paintScene(pen, scene, layout, palette, stamps, options);
    });
  };
  return {
    paint(pen, scene, layout, palette, options = {}) {
      if (!(layout.cell > 0)) return pen.clearRect(0, 0, layout.width, layout.height);
      const ground = groundFor(scene.field, layout, palette, options.showHeights ?? false);
      paintLower(pen, ground, layout, scene.viewer === undefined ? undefined : palette);
      paintUpper(pen, ground, scene, layout, palette, options);
    },
    paintLayers({ lower, upper }, scene, layout, palette, options = {}) {
      upper.clearRect(0, 0, layout.width, layout.height);
      if (!(layout.cell > 0)) return lower.clearRect(0, 0, layout.width, layout.height);
      const ground = groundFor(scene.field, layout, palette, options.showHeights ?? false);
      const wanted = scene.viewer === undefined ? "clear" : "veiled";
      if (ground.shown !== wanted) {
        paintLower(lower, ground, layout, wanted === "clear" ? undefined : palette);
        ground.shown = wanted;
      }
      paintUpper(upper, ground, scene, layout, palette, options);
    },
  };
}

/** A canvas off the page, painted in CSS pixels. */
export function sheetOf(width: number, height: number, density: number): Sheet {
  const image = new OffscreenCanvas(
    Math.max(1, Math.round(width * density)),
    Math.max(1, Math.round(height * density)),
  );
  const pen = image.getContext("2d");
  if (pen === null) throw new Error(strings.tanks.picture.noCanvas);
  pen.scale(density, density);
  return { image, pen };
}

/** Paints everything that stands or happens on the ground. */
function paintScene(
  pen: Pen,
  scene: Scene,
  layout: Layout,
  palette: Palette,
  stamps: Stamps,
  { selected, hovered, paintBeneath }: PaintOptions = {},
): void {
  const moment = scene.turn + scene.time;
  const recoils = new Map(scene.shots.map(({ seat, flash }) => [seat, flash]));
  const [wrecks, living] = split(scene.tanks);
  if (scene.looks.length > 0) {
    paintClipped(pen, layout, () => {
      for (const look of scene.looks) {
        paintLook(pen, look, layout, palette, look.isAlone || look.seat === selected);
      }
    });
  }
  paintBeneath?.(pen, layout, palette);
  if (hovered !== undefined) paintCell(pen, hovered, layout, palette);
  for (const tank of [...wrecks, ...living]) {
    if (tank.seat === selected) paintChoice(pen, tank, layout, palette);
    paintTank(pen, tank, layout, palette, recoils.get(tank.seat) ?? 0, stamps);
  }
  for (const seen of scene.rings) paintRing(pen, seen, layout, palette);
  for (const tank of living) paintLives(pen, tank, layout, palette, stamps);
  for (const tank of wrecks) paintSmoke(pen, tank, moment, layout, palette);
  for (const tank of scene.tanks) paintMemory(pen, tank, layout, palette);
  for (const shot of scene.shots) paintShot(pen, shot, layout, palette);
  for (const seen of scene.collisions) paintCollision(pen, seen, layout);
  for (const blast of scene.blasts) paintBlast(pen, blast, layout);
  paintLosses(pen, scene.losses, layout, palette);
}

/** Wrecks lie under those that drive past. */
function split(tanks: readonly SceneTank[]): [SceneTank[], SceneTank[]] {
  return [tanks.filter(({ burnt }) => burnt > 0), tanks.filter(({ burnt }) => burnt === 0)];
}

function paintClipped(pen: Pen, layout: Layout, draw: () => void): void {
  const { left, top, columns, rows, cell } = layout;
  pen.save();
  rounded(pen, left, top, columns * cell, rows * cell, cell * 0.26);
  pen.clip();
  draw();
  pen.restore();
}

/** A veil over the field. */
function paintVeil(pen: Pen, layout: Layout, { isDark }: Palette): void {
  const { left, top, columns, rows, cell } = layout;
  paintClipped(pen, layout, () => {
    pen.fillStyle = isDark ? css(BLACK, 0.45) : css({ r: 92, g: 96, b: 110 }, 0.4);
    pen.fillRect(left, top, columns * cell, rows * cell);
  });
}

/** The ground as it is without the veil, where the viewer looks now. */
function liftVeil(pen: Pen, scene: Scene, layout: Layout, sheet: Sheet): void {
  if (scene.looks.length === 0) return;
  paintClipped(pen, layout, () => {
    for (const look of scene.looks) {
      pen.save();
      clipToLook(pen, look, layout);
      pen.globalAlpha = look.strength;
      pen.drawImage(sheet.image, 0, 0, layout.width, layout.height);
      pen.restore();
    }
  });
}

function paintCell(pen: Pen, cell: Position, layout: Layout, { ink, isDark }: Palette): void {
  const { x, y } = pixelOf(layout, cell);
  const size = layout.cell;
  pen.strokeStyle = css(ink, 0.75);
  pen.fillStyle = css(WHITE, isDark ? 0.1 : 0.25);
  pen.lineWidth = Math.max(1.5, size * 0.04);
  rounded(pen, x - size * 0.48, y - size * 0.48, size * 0.96, size * 0.96, size * 0.16);
  pen.fill();
  pen.stroke();
}

/** The tank that was chosen stands on a disc of light. */
function paintChoice(pen: Pen, tank: SceneTank, layout: Layout, { accent }: Palette): void {
  const { x, y } = pixelOf(layout, tank);
  const size = Math.max(layout.cell, 8);
  pen.fillStyle = css(WHITE, 0.35);
  pen.beginPath();
  pen.arc(x, y, size * 0.58, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = css(WHITE, 0.9);
  pen.lineWidth = Math.max(3.5, size * 0.12);
  ring(pen, x, y, size * 0.58);
  pen.strokeStyle = css(accent);
  pen.lineWidth = Math.max(2, size * 0.07);
  ring(pen, x, y, size * 0.58);
}
