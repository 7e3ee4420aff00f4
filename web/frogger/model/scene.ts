/** What is on the picture at a moment: vehicles, the frog, its ways, what is still to be reached. Pure. */
import { cellAfter } from "../../../lib/frogger/frame.ts";
import { columnOf } from "../../../lib/frogger/lanes.ts";
import { moveAt } from "../../../lib/frogger/moves_file.ts";
import { COLUMNS, NORTH, SOUTH } from "../../../lib/frogger/rules.ts";
import type { Squash, Traffic } from "../../../lib/frogger/types.ts";
import { CORNERS } from "./corners.ts";
import { guiltyOf } from "./guilty.ts";
import { cellAt, momentAt, type ShownRun, stateAt } from "./shown_run.ts";
import type { LaneVehicles, Vehicle } from "./vehicles.ts";
import type { Place } from "./viewport.ts";

/** A vehicle of the picture. */
export interface SceneVehicle extends Vehicle {
  /** Of its west end, with a fraction while it moves. */
  readonly column: number;
}

/** The frog of the picture. */
export interface SceneFrog extends Place {
  readonly looks: "north" | "south" | "west" | "east";
  /** How high in its hop, 0 to 1. */
  readonly lift: number;
  readonly isSquashed: boolean;
}

/** See the head of this file. */
export interface RoadScene {
  readonly vehicles: readonly SceneVehicle[];
  /** Absent: an empty road. */
  readonly frog?: SceneFrog;
  /** Where it came from, the frog's place first. */
  readonly past: readonly Place[];
  /** Where it goes, the frog's place first. */
  readonly future: readonly Place[];
  /** Where it were best to go, the frog's place first. */
  readonly advice: readonly Place[];
  /** Indices of CORNERS. */
  readonly touched: ReadonlySet<number>;
  /** The row in which the next crossing counts. */
  readonly target?: typeof NORTH | typeof SOUTH;
  /** How frog and vehicle go during a frame. */
  readonly arrows: readonly {
    readonly from: Place;
    readonly to: Place;
    readonly isFrog: boolean;
  }[];
  /** The vehicle that squashes the frog, where that is told. */
  readonly guilty?: SceneVehicle;
}

/** What the picture is made of. */
export interface SceneParts {
  readonly traffic: Traffic;
  readonly vehicles: LaneVehicles;
  /** Absent: an empty road. */
  readonly run?: ShownRun | undefined;
  /** Frames gone by, with a fraction. */
  readonly position: number;
  /** The way that lies ahead is shown. */
  readonly showsFuture: boolean;
  /** Moves that are advised from the last whole frame on. */
  readonly advice: Uint8Array;
}

/** So much of the way is shown. */
const PAST = 16;
const FUTURE = 12;
const ADVICE = 24;

/** So many columns beside the board can be seen at most. */
const BESIDE = 4;

/** The picture at a position. */
export function sceneAt(parts: SceneParts): RoadScene {
  const { position, run, traffic, vehicles } = parts;
  const frame = Math.floor(position);
  const driving = { vehicles: vehiclesAt(traffic, vehicles, position), arrows: [] };
  if (run === undefined) {
    return { ...driving, past: [], future: [], advice: [], touched: new Set() };
  }
  const { cornerMask, crossings } = stateAt(run.states, frame);
  const frog = frogAt(run, position);
  const ahead = Array.from({ length: FUTURE }, (_, at) => frame + 1 + at);
  const behind = Array.from({ length: PAST }, (_, at) => frame - at);
  return {
    ...driving,
    frog,
    past: [frog, ...behind.filter((at) => at >= 0).map((at) => cellAt(run, at))],
    future: parts.showsFuture
      ? [frog, ...ahead.filter((at) => at <= run.length).map((at) => cellAt(run, at))]
      : [],
    advice: adviceFrom(run, frame, parts.advice),
    touched: new Set([...CORNERS.keys()].filter((corner) => (cornerMask >> corner & 1) === 1)),
    target: crossings % 2 === 0 ? NORTH : SOUTH,
  };
}

/** The moment at which a squash begins, or that at which it has happened. */
export function squashScene(
  parts: Omit<SceneParts, "position" | "showsFuture" | "advice"> & { readonly run: ShownRun },
  squash: Squash,
  isAfter: boolean,
): RoadScene {
  const position = squash.frame + (isAfter ? 1 : 0);
  const scene = sceneAt({ ...parts, position, showsFuture: false, advice: new Uint8Array(0) });
  const { from, to, vehicle } = squash;
  const isStill = from.row === to.row && from.column === to.column;
  const ofFrog = isStill ? [] : [{ from, to, isFrog: true }];
  const ofVehicle = vehicle === undefined || vehicle.from === vehicle.to ? [] : [{
    from: { row: to.row, column: vehicle.from },
    to: { row: to.row, column: vehicle.to },
    isFrog: false,
  }];
  const guilty = guiltyOf(parts, squash);
  const seen = scene.vehicles.find(({ row, start }) =>
    row === guilty?.row && start === guilty.start
  );
  return {
    ...scene,
    past: [],
    arrows: isAfter ? [] : [...ofVehicle, ...ofFrog],
    ...(seen === undefined ? {} : { guilty: seen }),
  };
}

/** Those that can be seen, each lane's from west to east. */
export function vehiclesAt(
  traffic: Traffic,
  vehicles: LaneVehicles,
  position: number,
): SceneVehicle[] {
  return traffic.lanes.flatMap((lane, index) => {
    const ofLane = vehicles[index] ?? [];
    const frame = Math.floor(position);
    const share = position - frame;
    const now = columnOf(lane, 0, frame);
    const next = columnOf(lane, 0, frame + 1);
    /** The column of the lane's first character: between two frames all of them move evenly, so express lanes pass through the cell between. */
    const first = now + (next - now) * share;
    const seen: SceneVehicle[] = [];
    for (let at = firstSeen(ofLane, first); at < ofLane.length; at++) {
      const vehicle = ofLane[at];
      if (vehicle === undefined || first + vehicle.start > COLUMNS + BESIDE) break;
      seen.push({ ...vehicle, column: first + vehicle.start });
    }
    return seen;
  });
}

/** By halves: a lane has up to some thousands of vehicles. */
function firstSeen(vehicles: readonly Vehicle[], first: number): number {
  let [low, high] = [0, vehicles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const vehicle = vehicles[middle];
    if (vehicle !== undefined && first + vehicle.start + vehicle.glyphs.length < -BESIDE) {
      low = middle + 1;
    } else high = middle;
  }
  return low;
}

function frogAt(run: ShownRun, position: number): SceneFrog {
  const at = Math.min(Math.max(0, position), run.length);
  const frame = Math.floor(at);
  const share = at - frame;
  const from = cellAt(run, frame);
  const to = share === 0 ? from : cellAt(run, frame + 1);
  const isHop = from.row !== to.row || from.column !== to.column;
  const eased = share * share * (3 - 2 * share);
  return {
    row: from.row + (to.row - from.row) * eased,
    column: from.column + (to.column - from.column) * eased,
    looks: looksAt(run, isHop ? frame + 1 : frame),
    lift: isHop ? Math.sin(Math.PI * share) : 0,
    isSquashed: momentAt(run, frame).isSquashed,
  };
}

/** A frog that waits looks where it last hopped; at the start to the north. */
function looksAt(run: ShownRun, frame: number): SceneFrog["looks"] {
  for (let at = frame; at > 0; at--) {
    const [before, after] = [cellAt(run, at - 1), cellAt(run, at)];
    if (after.row < before.row) return "north";
    if (after.row > before.row) return "south";
    if (after.column < before.column) return "west";
    if (after.column > before.column) return "east";
  }
  return "north";
}

function adviceFrom(run: ShownRun, frame: number, moves: Uint8Array): Place[] {
  if (moves.length === 0) return [];
  let cell = cellAt(run, frame);
  const places: Place[] = [cell];
  for (const move of moves.subarray(0, ADVICE)) {
    cell = cellAfter(cell, moveAt(move));
    places.push(cell);
  }
  return places;
}
