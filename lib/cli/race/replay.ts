/**
 * A lap in the terminal, as if one were there: point after point, with time, speed, displacement and the nine cells that the
 * next move may reach.
 */
import { judgeLap } from "../../race/lap_judge.ts";
import { HEIGHT, KMH_OF_A_CELL, WIDTH } from "../../race/rules.ts";
import type { Circuit, Point } from "../../race/types.ts";
import type { Stage } from "../terminal_stage.ts";
import { type Mark, sketchCircuit, type Window } from "./sketch.ts";

const [TRAIL, CAR, NEXT, CRASH] = [11, 9, 14, 13];

/** Lines below the picture. */
const STATUS_LINES = 2;

/** From the top left, over what was there. */
const HOME = "\x1b[H\x1b[J";

/** Shows a lap up to its finish, its crash, or where it ends. */
export async function replayLap(
  circuit: Circuit,
  points: readonly Point[],
  stage: Stage,
): Promise<void> {
  const { moves, verdict } = judgeLap(circuit, points);
  for (let move = 0; move <= moves && move < points.length; move++) {
    stage.show(HOME + frameOf(circuit, points, move, stage));
    if (move < moves && !await stage.pause()) return;
  }
  if (verdict.code !== "E_COLLISION") return;
  const crash = verdict.crash.cells.map(({ x, y }) => ({ x, y, colour: CRASH, letter: "X" }));
  if (!await stage.pause()) return;
  stage.show(HOME + frameOf(circuit, points, moves, stage, crash));
}

/** The picture after so many moves, with line feeds. */
export function frameOf(
  circuit: Circuit,
  points: readonly Point[],
  move: number,
  { isColourful, size }: Pick<Stage, "isColourful" | "size">,
  more: readonly Mark[] = [],
): string {
  const at = points[move] ?? { x: 0, y: 0 };
  const before = points[move - 1] ?? at;
  const step = { x: at.x - before.x, y: at.y - before.y };
  const next = [-1, 0, 1].flatMap((b) =>
    [-1, 0, 1].map((a) => ({ x: at.x + step.x + a, y: at.y + step.y + b }))
  ).filter(({ x, y }) => x >= 0 && x < WIDTH && y >= 0 && y < HEIGHT);
  const marks: Mark[] = [
    ...next.map(({ x, y }) => ({ x, y, colour: NEXT, letter: "." })),
    ...points.slice(0, move).map(({ x, y }) => ({ x, y, colour: TRAIL, letter: "o" })),
    { x: at.x, y: at.y, colour: CAR, letter: "@" },
    ...more,
  ];
  const window = windowRound(at, size);
  const kmh = KMH_OF_A_CELL * Math.hypot(step.x, step.y);
  const status = `${move} s   at ${at.x},${at.y}   displacement ${step.x},${step.y}   ` +
    `${kmh.toFixed(1)} km/h`;
  return [...sketchCircuit(circuit, { isColourful, marks, window }), status, ""].join("\n");
}

/** The part of the grid that fits in the terminal, with the car in its middle as far as possible. */
function windowRound(car: Point, { columns, rows }: Stage["size"]): Window {
  const width = Math.max(1, Math.min(WIDTH, columns));
  const height = Math.max(2, Math.min(HEIGHT, 2 * (rows - STATUS_LINES)));
  const begin = (at: number, part: number, whole: number) =>
    Math.min(whole - part, Math.max(0, at - (part >> 1)));
  // Lines hold two rows: the picture would jump if it began at odd ones.
  return {
    left: begin(car.x, width, WIDTH),
    top: begin(car.y, height, HEIGHT) & ~1,
    width,
    height,
  };
}
