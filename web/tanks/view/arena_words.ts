/** The picture in words: for screen readers, and for the hint at the pointer. Pure. */
import { heightAt } from "../../../lib/arena/field.ts";
import type { Position, Seat } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { nameIn } from "../model/events.ts";
import { plainName } from "../model/plain_name.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import type { SceneTank } from "../model/scene_types.ts";

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
}

/** One sentence with everything that the picture of a turn shows. */
export function describeTurn(
  recording: Recording,
  turn: number,
  viewer: Seat | undefined,
): string {
  const { tanks } = sceneAt(recording, turn, { viewer });
  const through = viewer === undefined ? undefined : words.through(nameIn(recording)(viewer));
  return words.summary(
    words.turn(turn, recording.turns),
    through,
    bySeat(tanks).map((tank) => describeTank(recording, tank)),
  );
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
  const told = tanks.map(({ name, mark, facts }) =>
    [strings.tanks.tank(plainName(name), mark), ...facts].join(", ")
  );
  const place = words.cell(cell.x, cell.y, heightAt(recording.field, cell));
  return `${place}: ${told.length === 0 ? words.emptyCell : told.join("; ")}`;
}

function bySeat(tanks: readonly SceneTank[]): SceneTank[] {
  return [...tanks].sort((one, two) => one.seat - two.seat);
}

function describeTank(recording: Recording, tank: SceneTank): string {
  const name = nameIn(recording)(tank.seat);
  const place = words.place(tank.x, tank.y);
  if (tank.ghost !== undefined && tank.ghost.state !== "wreck") {
    return words.rememberedAt(name, place, words.lives(tank.lives), memoryOf(tank) ?? "");
  }
  return tank.lives === 0
    ? words.wreckAt(name, place)
    : words.aliveAt(name, place, words.lives(tank.lives), facingOf(tank));
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

function memoryOf({ ghost }: SceneTank): string | undefined {
  if (ghost === undefined || ghost.state === "wreck") return undefined;
  return ghost.state === "dead" ? words.deadUnknown : words.seen(ghost.age);
}

function facingOf({ hull }: SceneTank): string {
  const eighth = Math.round(hull / (Math.PI / 4)) % 8;
  return words.facing(words.directions[eighth] ?? "");
}
