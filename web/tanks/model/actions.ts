/** A turn in the actions of which it consists, in the order of the rules: all moves, all shots, all looks. Pure. */
import { eventsOfTurn, type ListedEvent, visibleTo } from "./events.ts";
import { type Recording, seatAt } from "./recording.ts";
import { knownUntil } from "./standing.ts";

/** Programs that a fault ends, and turns that are lost, belong to the moves. */
export const PHASES = ["moves", "shots", "looks"] as const;
export type Phase = (typeof PHASES)[number];

/** What happens in a phase of a turn, by all tanks at once. */
export interface Action {
  readonly turn: number;
  readonly phase: Phase;
  /** At least one. */
  readonly events: readonly ListedEvent[];
  /** The position at which all of it has been seen and nothing of the next one. */
  readonly ends: number;
}

/** Where in a turn that is (scene_time.ts), a moment before the next phase begins; the last action ends with its turn. */
const ENDS: Readonly<Record<Phase, number>> = { moves: 0.535, shots: 0.795, looks: 1 };

/** Positions nearer than this are the same. */
const NEAR = 0.01;

/**
 * Phases in which nothing happens are no actions. `viewer`: the seat whose program is to know of it; of a turn without a
 * report it knows what it did itself.
 */
export function actionsOf(
  recording: Recording,
  turn: number,
  viewer: number | undefined,
): readonly Action[] {
  const step = recording.steps[turn - 1];
  const isTold = turn <= knownUntil(recording, turn, seatAt(recording, viewer));
  if (step === undefined) return [];
  const isKnown = (event: ListedEvent) =>
    viewer === undefined || visibleTo(event, viewer) && (isTold || event.seats[0] === viewer);
  const phases = new Map<Phase, ListedEvent[]>();
  let phase: Phase = "moves";
  for (const event of eventsOfTurn(recording, step)) {
    if (event.kind.startsWith("shot")) phase = "shots";
    if (event.kind === "look") phase = "looks";
    if (!isKnown(event)) continue;
    phases.set(phase, [...phases.get(phase) ?? [], event]);
  }
  const found = [...phases];
  return found.map(([phase, events], index): Action => {
    const part = index === found.length - 1 ? 1 : ENDS[phase];
    return { turn, phase, events, ends: turn - 1 + part };
  });
}

/** The action on show at a position, or on its way to be; `undefined`: there is none in this turn. */
export function actionAt(
  recording: Recording,
  position: number,
  viewer: number | undefined,
): Action | undefined {
  return actionsOf(recording, Math.ceil(position - NEAR), viewer)
    .find(({ ends }) => ends >= position - NEAR);
}

/**
 * Where the action after a position ends (`way` 1), or the one before it (-1); a turn without actions is one step. The end and
 * the start where there is none.
 */
export function nextActionEnd(
  recording: Recording,
  position: number,
  way: 1 | -1,
  viewer: number | undefined,
): number {
  const { turns } = recording;
  const first = way > 0 ? Math.floor(position + NEAR) + 1 : Math.ceil(position - NEAR);
  for (let turn = first; turn >= 1 && turn <= turns; turn += way) {
    const actions = actionsOf(recording, turn, viewer);
    const ends = actions.length === 0 ? [turn] : actions.map((action) => action.ends);
    const next = way > 0
      ? ends.find((end) => end > position + NEAR)
      : ends.findLast((end) => end < position - NEAR);
    if (next !== undefined) return next;
  }
  return way > 0 ? turns : 0;
}
