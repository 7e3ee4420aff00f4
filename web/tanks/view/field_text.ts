/** The field as text, as `turniir tanks show` prints it. Pure. */
import type { Seat, Tank } from "../../../lib/arena/types.ts";
import { sketch } from "../../../lib/logs/sketch.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { sceneAt } from "../model/scene.ts";

/** A tank of which nobody knows where it is stands beside the field, where it is not drawn. */
const NOWHERE = { x: 0, y: 0, lives: 0, tracks: 0, cannon: 0, periscope: 0 } as const;

/** After a turn; in fog with those that the viewer knows of, where it saw them last. */
export function fieldText(recording: Recording, turn: number, viewer: Seat | undefined): string {
  const state = stateAt(recording, turn);
  if (viewer === undefined) return sketch(state);
  const known = new Map(
    sceneAt(recording, turn, { viewer }).tanks.map((tank) => [tank.seat, tank]),
  );
  const tanks = state.tanks.map((_, seat): Tank => {
    const tank = known.get(seat as Seat);
    if (tank === undefined || tank.ghost?.state === "dead") return NOWHERE;
    const { x, y, lives, hull } = tank;
    const tracks = Math.round(hull / (Math.PI / 4)) % 8 as Tank["tracks"];
    return { ...NOWHERE, x, y, lives, tracks };
  });
  return sketch({ ...state, tanks });
}
