/** A cell of the field in words: for the hint at the pointer, for fingers, and for whoever walks over it by keyboard. Pure. */
import { heightAt } from "../../../lib/arena/field.ts";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { reachAt } from "../model/reach.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import type { SceneTank } from "../model/scene_types.ts";
import { bySeat, facingOf, memoryOf } from "./arena_words.ts";

const words = strings.tanks.arena;

/** A cell and who is on it, as far as the viewer knows. */
export interface CellWords {
  readonly place: string;
  readonly height: string;
  readonly tanks: readonly TankWords[];
}

/** A tank in a few words; `name` is a stranger's text. */
export interface TankWords {
  readonly seat: Seat;
  readonly entry: number;
  readonly mark: string;
  readonly name: string;
  readonly isWreck: boolean;
  readonly facts: readonly string[];
  /** What it could do from there, the weightiest first. */
  readonly could: readonly string[];
}

/** What is on a cell after a turn. */
export function describeCell(
  recording: Recording,
  turn: number,
  viewer: Seat | undefined,
  cell: Position,
): CellWords {
  const { tanks } = sceneAt(recording, turn, { viewer });
  return {
    place: words.cellShort(cell.x, cell.y),
    height: words.height(heightAt(recording.field, cell)),
    tanks: bySeat(tanks.filter(({ x, y }) => x === cell.x && y === cell.y)).map((tank) => ({
      seat: tank.seat,
      entry: tank.entry,
      mark: tank.mark,
      name: recording.seats[tank.seat]?.name ?? "",
      isWreck: tank.lives === 0,
      facts: factsOf(recording, turn, viewer, tank),
      could: couldDo(recording, turn, viewer, tank.seat),
    })),
  };
}

/** A cell in one sentence. */
export function speakCell(
  recording: Recording,
  turn: number,
  viewer: Seat | undefined,
  cell: Position,
): string {
  const { tanks } = describeCell(recording, turn, viewer, cell);
  const told = tanks.map(({ name, mark, facts, could }) =>
    [strings.tanks.tank(name, mark), ...facts, ...could].join(", ")
  );
  const place = words.cell(cell.x, cell.y, heightAt(recording.field, cell));
  return `${place}: ${told.length === 0 ? words.emptyCell : told.join("; ")}`;
}

function factsOf(
  recording: Recording,
  turn: number,
  viewer: Seat | undefined,
  tank: SceneTank,
): string[] {
  const facts = tank.lives === 0 ? [] : [words.lives(tank.lives), facingOf(tank)];
  const memory = memoryOf(tank);
  if (memory !== undefined) facts.push(memory);
  else if (tank.lives === 0) facts.push(words.wreck);
  // A program is never told what it has done to others.
  if (viewer === undefined) {
    facts.push(words.damage(stateAt(recording, turn).damage[tank.seat] ?? 0));
  }
  return facts;
}

/** What it could do from there: whom it would hit, and whom it would see. */
function couldDo(
  recording: Recording,
  turn: number,
  viewer: Seat | undefined,
  seat: Seat,
): string[] {
  const reach = reachAt(recording, turn, viewer, seat);
  if (reach === undefined) return [];
  const mark = (other: Seat) => recording.seats[other]?.mark ?? "";
  const targets = reach.targets.map(({ direction, hit }) =>
    later.field.target(mark(hit.seat), direction, hit.damage)
  );
  const tell = viewer === undefined ? later.field.reach : later.field.reachIfThere;
  return [
    tell(reach.cells, targets),
    // What a look shows of tanks that have gone on since is known to nobody in fog.
    ...(viewer === undefined ? [later.field.view(reach.periscope, reach.seen.map(mark))] : []),
  ];
}
