/** What is on the picture at a moment: cars, their ways, what may come next. Pure. */
import type { Point } from "../../../lib/race/types.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { type Choice, choicesAfter } from "./choices.ts";
import { carAt, type CarPlace, moveTo, pointsShown, type ShownLap } from "./shown_lap.ts";

/** A car of the picture. */
export interface SceneCar extends CarPlace {
  /** Its place among those shown: gives colour and letter. */
  readonly car: number;
  readonly past: readonly Point[];
  /** The rest of its way; empty for what is not known yet. */
  readonly future: readonly Point[];
  readonly isLooked: boolean;
}

/** See the head of this file. */
export interface RaceScene {
  readonly circuit: Circuit;
  /** The one that is looked at is the last, over all others. */
  readonly cars: readonly SceneCar[];
  /** After the last move of the car that is looked at, which stands there; empty while it moves, or is over. */
  readonly choices: readonly Choice[];
  /** Its last displacement, from where it stands. */
  readonly vector?: { readonly from: Point; readonly move: Point };
  /** Cells that were hit. */
  readonly crashes: readonly (readonly Point[])[];
  /** What the picture is about: a little ahead of the car that is looked at. */
  readonly focus: Point;
}

/** What the picture is made of. */
export interface SceneParts {
  readonly circuit: Circuit;
  readonly laps: readonly ShownLap[];
  /** Index of the lap that is looked at. */
  readonly looked: number;
  /** Moves made, with a fraction. */
  readonly position: number;
  /** Ways that lie ahead are shown. */
  readonly showsFuture: boolean;
}

/** So many times its last displacement one looks ahead of a car. */
const AHEAD = 0.7;

/** The picture at a position. */
export function sceneAt(parts: SceneParts): RaceScene {
  const { circuit, laps, looked, position } = parts;
  const cars = laps.map((shown, car) => carOf(shown, car, parts));
  const about = laps[looked];
  const standing = about && standingAt(about, position);
  return {
    circuit,
    cars: [...cars.filter(({ isLooked }) => !isLooked), ...cars.filter(({ isLooked }) => isLooked)],
    choices: standing === undefined ? [] : choicesAfter(circuit, standing),
    ...(standing === undefined ? {} : { vector: vectorOf(standing) }),
    crashes: laps.flatMap(({ judgement: { verdict } }, car) =>
      verdict.code === "E_COLLISION" && cars[car]?.isCrashed ? [verdict.crash.cells] : []
    ),
    focus: about === undefined ? { x: 40, y: 4 } : focusOf(about, position),
  };
}

function carOf(
  shown: ShownLap,
  car: number,
  { looked, position, showsFuture }: SceneParts,
): SceneCar {
  const points = pointsShown(shown);
  const place = carAt(shown, position);
  const made = Math.min(Math.floor(position), points.length - 1);
  return {
    ...place,
    car,
    past: [...points.slice(0, made + 1), place.at],
    future: showsFuture ? [place.at, ...points.slice(made + 1)] : [],
    isLooked: car === looked,
  };
}

/** The points so far of a car that stands where its last move led, and may go on. */
function standingAt({ judgement, lap }: ShownLap, position: number): Point[] | undefined {
  const isStill = Number.isInteger(position) && position <= judgement.moves;
  const isOver = judgement.finish !== undefined && position >= judgement.finish.moves;
  return isStill && !isOver ? lap.points.slice(0, position + 1) : undefined;
}

function vectorOf(points: readonly Point[]): { from: Point; move: Point } {
  const last = points.length - 1;
  return {
    from: points[last] ?? { x: 0, y: 0 },
    move: last < 1 ? { x: 0, y: 0 } : moveTo(points, last),
  };
}

/** Between two moves it goes over from one displacement to the next, so the picture never jumps. */
function focusOf(shown: ShownLap, position: number): Point {
  const points = pointsShown(shown);
  const { at } = carAt(shown, position);
  const made = Math.min(Math.floor(position), points.length - 1);
  const share = Math.max(0, Math.min(position, points.length - 1) - made);
  const speed = (move: number) =>
    move < 1 || move >= points.length ? { x: 0, y: 0 } : moveTo(points, move);
  const [one, next] = [speed(made), speed(share > 0 ? made + 1 : made)];
  return {
    x: at.x + AHEAD * (one.x + (next.x - one.x) * share),
    y: at.y + AHEAD * (one.y + (next.y - one.y) * share),
  };
}
