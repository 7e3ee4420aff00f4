/**
 * `race show FILE`: a circuit as a picture in the terminal, with what stands against it, or with a lap.
 */
import { unusable } from "../../core/problem.ts";
import { checkCircuit } from "../../race/conformity.ts";
import { parseLap } from "../../race/lap_file.ts";
import { judgeLap, tellVerdict } from "../../race/lap_judge.ts";
import type { Circuit, Point } from "../../race/types.ts";
import { readNamedFile } from "../named_file.ts";
import { type Output, terminal } from "../printing.ts";
import { withEnding } from "../with_ending.ts";
import { readGrid } from "./files.ts";
import { type Mark, sketchCircuit } from "./sketch.ts";

/** Options of the command line. */
export interface ShowWords {
  /** A result file whose points are marked. */
  readonly lap?: string;
}

const [BLACK, MAGENTA, YELLOW] = [0, 13, 11];

/** So many findings are told below the picture. */
const MOST_TOLD = 10;

/**
 * Draws the circuit.
 * @returns 0; 1 if it does not conform, or the lap is not driven by the rules.
 * @throws {UnusableInput} If a file cannot be read, or the grid has another size.
 */
export async function raceShow(
  file: string,
  options: ShowWords = {},
  output: Output = terminal,
): Promise<number> {
  const circuit = await readGrid(await withEnding(file, ".cir"), output);
  const findings = checkCircuit(circuit);
  const told = findings.slice(0, MOST_TOLD).map(({ code, message }) => `${code}  ${message}`);
  if (findings.length > MOST_TOLD) told.push(`and ${findings.length - MOST_TOLD} more`);
  const marks: Mark[] = findings.map(({ x, y }) => ({ x, y, colour: MAGENTA, letter: "X" }));
  let isGood = findings.length === 0;
  if (options.lap !== undefined && isGood) {
    const points = await readPoints(options.lap);
    const { verdict } = judgeLap(circuit, points);
    marks.push(...marksOfLap(circuit, points));
    told.push(`${verdict.code}  ${tellVerdict(verdict)}`);
    isGood = verdict.code === "OK";
  }
  const lines = sketchCircuit(circuit, { isColourful: output.isColourful, marks });
  output.print([...lines, ...told].map((line) => `${line}\n`).join(""));
  return isGood ? 0 : 1;
}

/** The points of a lap, and where it crashes if it does. */
export function marksOfLap(circuit: Circuit, points: readonly Point[]): Mark[] {
  const { verdict } = judgeLap(circuit, points);
  const crashed = verdict.code === "E_COLLISION" ? verdict.crash.cells : [];
  return [
    ...points.map(({ x, y }) => ({ x, y, colour: YELLOW, letter: "o" })),
    ...points.slice(0, 1).map(({ x, y }) => ({ x, y, colour: BLACK, letter: "S" })),
    ...crashed.map(({ x, y }) => ({ x, y, colour: MAGENTA, letter: "X" })),
  ];
}

async function readPoints(name: string): Promise<readonly Point[]> {
  const file = await withEnding(name, ".f1");
  const lap = parseLap(await readNamedFile(file));
  if (lap.ok) return lap.value.points;
  throw unusable("E_SYNTAX", lap.error.message, { file, line: lap.error.line });
}
