/** The picture in words, for screen readers; a cell alone is told by cell_words.ts. Pure. */
import type { Seat } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { nameIn } from "../model/events.ts";
import type { Recording } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";
import type { SceneTank } from "../model/scene_types.ts";

const words = strings.tanks.arena;

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

/** In the order of the seats. */
export function bySeat(tanks: readonly SceneTank[]): SceneTank[] {
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

/** Of a tank that is only remembered: how it was known last. */
export function memoryOf({ ghost }: SceneTank): string | undefined {
  if (ghost === undefined || ghost.state === "wreck") return undefined;
  return ghost.state === "dead" ? words.deadUnknown : words.seen(ghost.age);
}

/** Where it heads. */
export function facingOf({ hull }: SceneTank): string {
  const eighth = Math.round(hull / (Math.PI / 4)) % 8;
  return words.facing(words.directions[eighth] ?? "");
}
