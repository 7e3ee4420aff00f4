/** The scene at a position of the recording: a list of things to draw. Pure; the painter knows no rules. */
import { seatsOf } from "../../../lib/arena/seats.ts";
import type { Seat } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import type { Recording } from "./recording.ts";
import { type Effects, EFFECTS_END, effectsOf, NO_EFFECTS, together } from "./scene_effects.ts";
import { effectsKnown, ghostsDuring } from "./scene_fog.ts";
import { standingTank, tankDuring } from "./scene_tanks.ts";
import type { Scene, SceneTank } from "./scene_types.ts";

/** How a scene is looked at. */
export interface SceneOptions {
  /** Only what the program in this seat knows. */
  readonly viewer?: Seat | undefined;
  /** Nothing between whole turns. */
  readonly reducedMotion?: boolean;
}

/**
 * The scene at a position from 0 to the number of turns. Between t and t+1, turn t+1 happens: moves, shots, looks; what
 * happened in turn t fades. At t itself the state after turn t is seen, with all that happened in turn t.
 */
export function sceneAt(
  recording: Recording,
  position: number,
  { viewer, reducedMotion = false }: SceneOptions = {},
): Scene {
  const inside = Math.min(recording.turns, Math.max(0, position || 0));
  const whole = Math.floor(inside);
  const part = reducedMotion ? 0 : inside - whole;
  const step = recording.steps[part > 0 ? whole : whole - 1];
  if (step === undefined) return startOf(recording, viewer);
  const time = part > 0 ? part : 1;
  const fading = part > 0 && 1 + part < EFFECTS_END ? recording.steps[whole - 1] : undefined;
  const effects = seenOf(recording, step, viewer, time);
  return {
    field: recording.field,
    turn: step.turn,
    time,
    viewer,
    tanks: tanksDuring(recording, step, viewer, time),
    ...(fading === undefined
      ? effects
      : together(seenOf(recording, fading, viewer, 1 + part), effects)),
  };
}

function startOf(recording: Recording, viewer: Seat | undefined): Scene {
  const tanks = recording.start.tanks.map((tank, seat) =>
    standingTank(recording, seat as Seat, tank)
  );
  return {
    field: recording.field,
    turn: 0,
    time: 1,
    viewer,
    tanks: viewer === undefined ? tanks : tanks.filter(({ seat }) => seat === viewer),
    ...NO_EFFECTS,
  };
}

function tanksDuring(
  recording: Recording,
  step: ReplayedTurn,
  viewer: Seat | undefined,
  time: number,
): SceneTank[] {
  const seats = viewer === undefined ? seatsOf(recording.seats.length) : [viewer];
  const tanks = seats.flatMap((seat) => tankDuring(recording, step, seat, time) ?? []);
  return viewer === undefined
    ? tanks
    : [...ghostsDuring(recording, viewer, step.turn, time), ...tanks];
}

function seenOf(
  recording: Recording,
  step: ReplayedTurn,
  viewer: Seat | undefined,
  time: number,
): Effects {
  return viewer === undefined
    ? effectsOf(recording, step, time)
    : effectsKnown(recording, step, viewer, time);
}
