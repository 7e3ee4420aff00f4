/** Laps by hand outlive the page: one for each circuit, and one that was put aside. */
import { judgeLap } from "../../../lib/race/lap_judge.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import type { Keep } from "../../ui/keep.ts";
import { AT_START, type Drive } from "../model/drive.ts";

const NAME = "turniir-drive:";
const ASIDE = "turniir-drive-aside:";

/** The laps of one circuit, by the name of its file. */
export interface KeptDrives {
  read(): Drive | undefined;
  write(drive: Drive): void;
  readAside(): Drive | undefined;
  writeAside(drive: Drive | undefined): void;
}

/** See the head of this file. What was kept may be anything: only what the rules allow comes back. */
export function keptDrives(keep: Keep, circuit: Circuit, file: string): KeptDrives {
  const write = (name: string, drive: Drive | undefined) => {
    const isEmpty = drive === undefined || drive.points.length + drive.undone.length < 2;
    keep.write(name + file, isEmpty ? undefined : JSON.stringify(drive));
  };
  const read = (name: string) => parseDrive(keep.read(name + file), circuit);
  return {
    read: () => read(NAME),
    write: (drive) => write(NAME, drive),
    readAside: () => read(ASIDE),
    writeAside: (drive) => write(ASIDE, drive),
  };
}

/** As many points as the rules allow, up to the finish; the start alone where nothing is right. */
export function allowedPart(circuit: Circuit, points: readonly Point[]): readonly Point[] {
  const { moves } = judgeLap(circuit, points);
  return moves === 0 ? AT_START.points : points.slice(0, moves + 1);
}

function parseDrive(text: string | undefined, circuit: Circuit): Drive | undefined {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return undefined;
  const [made, undone] = [pointsIn(value, "points"), pointsIn(value, "undone")];
  if (made === undefined || undone === undefined) return undefined;
  const points = allowedPart(circuit, made);
  if (points.length < made.length) return points.length < 2 ? undefined : { points, undone: [] };
  return { points, undone: allowedPart(circuit, [...points, ...undone]).slice(points.length) };
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
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
