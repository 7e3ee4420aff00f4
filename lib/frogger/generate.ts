/**
 * Random traffic, each from its seed; vehicles are drawn as one sees them from above. Pure.
 */
import { between, type Random, randomFrom } from "../core/random.ts";
import { BLANK, isWestbound } from "./lanes.ts";
import { COLUMNS, LANES, MOST_FRAMES } from "./rules.ts";
import { laneFrom } from "./traffic_file.ts";
import type { Lane, Traffic } from "./types.ts";

/** What traffic is wanted. */
export interface TrafficWishes {
  /** The share of a lane that is vehicles, about: 0 (none) to 1 (bumper to bumper). */
  readonly density: number;
  /** How long the game lasts, about; never longer. Below 13 frames no vehicle comes onto the board. */
  readonly frames: number;
}

/** Vehicles on their way west, the front first: from motorcycle to road train. */
const VEHICLES: readonly string[] = [
  "<=",
  "<o",
  "(==|",
  "(oo|",
  "[|==|",
  "(|[]|",
  "<|**|",
  "(|==|:",
  "[|_[_]|",
  "[|====|",
  "(|[]-[]:",
  "<|-(===)",
  "[|:::::::|",
  "<|-[======]",
  "(|[==]-[==]",
  "<|[]=[]=[]=[]:",
];

/** Signs that look the other way on the way east. */
const TURNED: Readonly<Record<string, string>> = {
  "<": ">",
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
};

/**
 * Draws traffic: the same for the same seed and wishes.
 * @throws {RangeError} If density is not between 0 and 1, or frames is no whole number from 0 to 10 000.
 */
export function generateTraffic(
  seed: string | number,
  { density, frames }: TrafficWishes,
): Traffic {
  if (!(density >= 0 && density <= 1)) throw new RangeError("A density is between 0 and 1");
  if (!Number.isInteger(frames) || frames < 0 || frames > MOST_FRAMES) {
    throw new RangeError(`Frames are a whole number from 0 to ${MOST_FRAMES}`);
  }
  const lanes = LANES.map(({ cells, frames: every, row }) => {
    const span = Math.floor(frames * cells / every) - COLUMNS;
    const random = randomFrom("frogger", seed, density, frames, row);
    return drawLane(random, row, density, Math.max(0, span));
  });
  return { lanes };
}

/** A lane whose first and last vehicles are so many cells apart, their own included; shorter where none fits. */
function drawLane(random: Random, row: number, density: number, span: number): Lane {
  // A gap is on average as much longer than a vehicle as the density says.
  const wanted = density === 0 ? Infinity : 2 * MEAN_LENGTH * (1 - density) / density;
  const mostGap = Math.min(2 * span, Math.round(wanted));
  // Where there is room, vehicles keep a cell's distance.
  const leastGap = mostGap >= 2 ? 1 : 0;
  let line = "";
  while (density > 0 && line.length < span) {
    const left = span - line.length;
    const fitting = VEHICLES.filter(({ length }) => length <= left);
    if (fitting.length === 0) break;
    const vehicle = pick(random, fitting);
    const gap = between(random, leastGap, Math.max(leastGap, mostGap - leastGap));
    const isLast = vehicle.length + gap + SHORTEST > left;
    // The last vehicle ends where the lane is to end.
    line += isLast ? vehicle.padStart(left) : vehicle + BLANK.repeat(gap);
  }
  return laneFrom(row, isWestbound(row) ? Array.from(line) : turned(line));
}

function pick(random: Random, vehicles: readonly string[]): string {
  return vehicles[between(random, 0, vehicles.length - 1)] ?? "";
}

/** A line as it looks on its way east: its first vehicle is the last in the text. */
function turned(line: string): string[] {
  return Array.from(line, (sign) => TURNED[sign] ?? sign).reverse();
}

const SHORTEST = Math.min(...VEHICLES.map(({ length }) => length));
const MEAN_LENGTH = VEHICLES.reduce((sum, { length }) => sum + length, 0) / VEHICLES.length;
