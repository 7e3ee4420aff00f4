/** The field turned by a quarter: north lies to the right, (1,1) at the upper left. What is true of cells stays true. Pure. */
import type { Field } from "../../../lib/arena/types.ts";
import { type Layout, layoutOf, type Place, type Sides } from "./geometry.ts";
import type { Scene } from "./scene_types.ts";

/** The angle by which all turns, clockwise. */
const QUARTER = Math.PI / 2;

/** So many times larger must the cells get before the page turns a field by itself: whoever looks has to think anew. */
const MUCH = 1.5;

/** Whether cells are much larger in a box when the field is turned; sides of the box in pixels. */
export function gainsByTurning(field: Sides, width: number, height: number): boolean {
  const turned = layoutOf(turnedSides(field), width, height).cell;
  return turned >= MUCH * layoutOf(field, width, height).cell && turned > 0;
}

/** Lays the whole field out in a box, turned or not. */
export function wholeLayout(field: Sides, { width, height }: Sides, isTurned: boolean): Layout {
  return isTurned
    ? { ...layoutOf(turnedSides(field), width, height), isTurned }
    : layoutOf(field, width, height);
}

/** The sides as they are seen. */
export function turnedSides({ width, height }: Sides): Sides {
  return { width: height, height: width };
}

/** Where a place of the field is seen: in cells of the turned field, whose y grows upwards like any other's. */
export function turnedPlace({ width }: Sides, { x, y }: Place): Place {
  return { x: y, y: width + 1 - x };
}

/** The place of the field that is seen at a place of the turned one. */
export function placeBehind({ width }: Sides, { x, y }: Place): Place {
  return { x: width + 1 - y, y: x };
}

/** East and north of a step to the right and up of the turned field. */
export function stepBehind(right: number, up: number): readonly [number, number] {
  return [0 - up, right];
}

const known = new WeakMap<Field, Field>();

/** The same field as it is seen; the same object for the same field. */
export function turnedField(field: Field): Field {
  const before = known.get(field);
  if (before !== undefined) return before;
  const sides = turnedSides(field);
  const heights: number[] = [];
  for (let y = 1; y <= sides.height; y++) {
    for (let x = 1; x <= sides.width; x++) {
      const behind = placeBehind(field, { x, y });
      heights.push(field.heights[(behind.y - 1) * field.width + behind.x - 1] ?? 0);
    }
  }
  const turned = { ...sides, heights };
  known.set(field, turned);
  return turned;
}

/** The same scene as it is seen. */
export function turnedScene(scene: Scene): Scene {
  const { field } = scene;
  const at = <Thing extends Place>(thing: Thing): Thing => ({
    ...thing,
    ...turnedPlace(field, thing),
  });
  return {
    ...scene,
    field: turnedField(field),
    tanks: scene.tanks.map((tank) => ({
      ...at(tank),
      hull: tank.hull + QUARTER,
      cannon: tank.cannon + QUARTER,
      periscope: tank.periscope + QUARTER,
    })),
    looks: scene.looks.map((look) => ({
      ...look,
      from: at(look.from),
      sector: look.sector.map(at),
    })),
    rings: scene.rings.map(at),
    shots: scene.shots.map((shot) => ({ ...shot, from: at(shot.from), to: at(shot.to) })),
    collisions: scene.collisions.map((one) => ({ ...at(one), angle: one.angle + QUARTER })),
    blasts: scene.blasts.map(at),
    losses: scene.losses.map(at),
  };
}
