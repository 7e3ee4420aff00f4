/** A lap with all that is shown of it: what the judge says, its clock, and where its car is at any moment. Pure. */
import { type LapTime, measure } from "../../../lib/race/chronometer.ts";
import type { LapFile } from "../../../lib/race/lap_file.ts";
import { judgeLap, type Judgement } from "../../../lib/race/lap_judge.ts";
import { KMH_OF_A_CELL, START } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";

/** A lap on a circuit. */
export interface ShownLap {
  readonly lap: LapFile;
  /** It is the best lap that there is, made by the page. */
  readonly isBest: boolean;
  /** For the address: packed, or BEST. */
  readonly packed: string;
  readonly judgement: Judgement;
  /** Of a lap that reached the line. */
  readonly clock?: LapTime;
}

/** Where a car is, and how it came there. */
export interface CarPlace {
  /** Cells of the grid, with a fraction while it moves. */
  readonly at: Point;
  /** Radians from the right, clockwise. */
  readonly heading: number;
  /** It has hit the scenery. */
  readonly isCrashed: boolean;
}

/** What is told of a moment. */
export interface Moment {
  /** The cell in which it stands. */
  readonly at: Point;
  /** The displacement of the last move. */
  readonly move: Point;
  /** Hundredths of a second since the start; the official time where the lap is over. */
  readonly hundredths: number;
  /** Of the last move. */
  readonly kmh: number;
}

/** Judges a lap. */
export function showLap(
  circuit: Circuit,
  { isBest, lap, packed }: Pick<ShownLap, "isBest" | "lap" | "packed">,
): ShownLap {
  const judgement = judgeLap(circuit, lap.points);
  const { finish } = judgement;
  return {
    lap,
    isBest,
    packed,
    judgement,
    ...(finish === undefined ? {} : { clock: measure(lap.points, finish) }),
  };
}

/** How many moves are shown: those that were driven, and one that crashed. */
export function movesShown({ judgement }: ShownLap): number {
  return judgement.moves + (judgement.verdict.code === "E_COLLISION" ? 1 : 0);
}

/** The points that are shown; a move that crashed leads to the cell that it hit. */
export function pointsShown({ judgement, lap }: ShownLap): readonly Point[] {
  const points = lap.points.slice(0, judgement.moves + 1);
  const { verdict } = judgement;
  const crash = verdict.code === "E_COLLISION" ? verdict.crash.cells[0] : undefined;
  return crash === undefined ? points : [...points, crash];
}

/** Where the car of a lap is when so many moves, with a fraction, have been made. */
export function carAt(shown: ShownLap, position: number): CarPlace {
  const points = pointsShown(shown);
  const at = Math.min(Math.max(0, position), points.length - 1);
  const before = Math.floor(at);
  const from = points[before] ?? START;
  const to = points[before + 1] ?? from;
  const share = at - before;
  return {
    at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
    heading: headingOf(points, share > 0 ? before + 1 : before),
    isCrashed: shown.judgement.verdict.code === "E_COLLISION" && at >= points.length - 1,
  };
}

/** What is told of a lap after so many moves. */
export function momentOf(shown: ShownLap, frame: number): Moment {
  const { judgement: { finish }, lap: { points }, clock } = shown;
  const move = Math.min(Math.max(0, frame), shown.judgement.moves);
  const at = points[move] ?? START;
  const step = move === 0 ? { x: 0, y: 0 } : moveTo(points, move);
  const isOver = finish !== undefined && move === finish.moves;
  return {
    at,
    move: step,
    hundredths: isOver && clock !== undefined ? clock.hundredths : 100 * move,
    kmh: KMH_OF_A_CELL * Math.hypot(step.x, step.y),
  };
}

/** The speed of each move that was driven, in km/h. */
export function speedsOf({ judgement, lap: { points } }: ShownLap): number[] {
  return Array.from({ length: judgement.moves }, (_, index) => {
    const { x, y } = moveTo(points, index + 1);
    return KMH_OF_A_CELL * Math.hypot(x, y);
  });
}

/** The displacement that leads to a point. */
export function moveTo(points: readonly Point[], move: number): Point {
  const [from, to] = [points[move - 1] ?? START, points[move] ?? START];
  return { x: to.x - from.x, y: to.y - from.y };
}

/** A car that stands looks where it last went; at the start to the right. */
function headingOf(points: readonly Point[], move: number): number {
  for (let at = move; at > 0; at--) {
    const { x, y } = moveTo(points, at);
    if (x !== 0 || y !== 0) return Math.atan2(y, x);
  }
  return 0;
}
