/** The whole vehicle that squashed the frog, not only the character of it that did, and how all of it is told. Pure. */
import { columnOf } from "../../../lib/frogger/lanes.ts";
import type { Cell, Squash, Traffic } from "../../../lib/frogger/types.ts";
import * as strings from "../../strings/strings.ts";
import type { LaneVehicles, Vehicle } from "./vehicles.ts";

/** A road as far as it matters here. */
interface Road {
  readonly traffic: Traffic;
  readonly vehicles: LaneVehicles;
}

/** The vehicle that did it; `undefined`: the frog left the board. */
export function guiltyOf({ traffic, vehicles }: Road, squash: Squash): Vehicle | undefined {
  const { to, vehicle } = squash;
  const lane = traffic.lanes[to.row - 1];
  if (vehicle === undefined || lane === undefined) return undefined;
  const index = vehicle.from - columnOf(lane, 0, squash.frame);
  return vehicles[to.row - 1]?.find(({ glyphs, start }) =>
    index >= start && index < start + glyphs.length
  );
}

/** How the frog was squashed, in sentences. */
export function tellSquash(road: Road, squash: Squash): string {
  const { cause, from, frame, to } = squash;
  const words = strings.frogger.squash;
  const guilty = guiltyOf(road, squash);
  const lane = road.traffic.lanes[to.row - 1];
  const columnsAt = (vehicle: Vehicle, at: number) => {
    const first = (lane === undefined ? 0 : columnOf(lane, 0, at)) + vehicle.start;
    return { first, last: first + vehicle.glyphs.length - 1 };
  };
  return words.told({
    cause,
    from: words.place(from.row, from.column),
    to: words.place(to.row, to.column),
    side: sideOf(from, to),
    isWaiting: from.row === to.row && from.column === to.column,
    ...(guilty === undefined ? {} : {
      guilty: {
        text: guilty.glyphs.join(""),
        from: columnsAt(guilty, frame),
        to: columnsAt(guilty, frame + 1),
      },
    }),
  });
}

function sideOf(from: Cell, to: Cell): "north" | "south" | "west" | "east" {
  if (to.row !== from.row) return to.row < from.row ? "north" : "south";
  return to.column < from.column ? "west" : "east";
}
