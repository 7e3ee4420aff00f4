/** Laps by hand outlive the page, on each circuit. */
import { judgeLap } from "../../../lib/race/lap_judge.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import type { Keep } from "../../ui/keep.ts";
import { type KeptGames, keptGames } from "../../ui/kept_games.ts";
import { AT_START, type Drive, DRIVES, lengthOf } from "../model/drive.ts";

const NAMES = {
  own: "turniir-drive:",
  aside: "turniir-drive-aside:",
  quiet: "turniir-drive-quiet:",
} as const;

/** `name` tells circuits apart. Only what the rules allow comes back. */
export function keptDrives(keep: Keep, circuit: Circuit, name: string): KeptGames<Drive> {
  const gameOf = (text: string) => parseDrive(text, circuit);
  const textOf = (drive: Drive) => JSON.stringify(drive);
  return keptGames(keep, { names: NAMES, thing: name }, { ...DRIVES, textOf, gameOf });
}

/** As many points as the rules allow, up to the finish; the start alone where nothing is right. */
export function allowedPart(circuit: Circuit, points: readonly Point[]): readonly Point[] {
  const { moves } = judgeLap(circuit, points);
  return moves === 0 ? AT_START.points : points.slice(0, moves + 1);
}

function parseDrive(text: string, circuit: Circuit): Drive | undefined {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return undefined;
  const [made, undone] = [pointsIn(value, "points"), pointsIn(value, "undone")];
  if (made === undefined || undone === undefined) return undefined;
  const points = allowedPart(circuit, made);
  const drive = points.length < made.length ? { points, undone: [] } : {
    points,
    undone: allowedPart(circuit, [...points, ...undone]).slice(points.length),
  };
  return lengthOf(drive) === 0 ? undefined : drive;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pointsIn(value: object, name: string): Point[] | undefined {
  const list: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
  if (!Array.isArray(list)) return undefined;
  const points = list.filter(isPoint);
  return points.length === list.length ? points : undefined;
}

function isPoint(value: unknown): value is Point {
  return typeof value === "object" && value !== null && "x" in value && "y" in value &&
    Number.isInteger(value.x) && Number.isInteger(value.y);
}
