/** A circuit that is drawn, and the way back and forth through what was done. Pure. */

/** What one step changed. */
export interface Step {
  readonly places: Uint16Array;
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

/** The bytes of the circuit as it is, and the steps on both sides of it. */
export interface History {
  readonly cells: Uint8Array;
  readonly past: readonly Step[];
  /** The next one to redo is the last. */
  readonly future: readonly Step[];
}

/** More steps are forgotten, the oldest first: hours of drawing. */
export const MOST_STEPS = 10_000;

/** With nothing to undo. */
export function historyOf(cells: Uint8Array): History {
  return { cells, past: [], future: [] };
}

/** One step on; what was undone before is forgotten. A step that changes nothing is none. */
export function advance(history: History, cells: Uint8Array): History {
  const step = stepBetween(history.cells, cells);
  if (step === undefined) return history;
  return { cells, past: [...history.past, step].slice(-MOST_STEPS), future: [] };
}

/** One step back; at the beginning nothing. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (step === undefined) return history;
  return {
    cells: withBytes(history.cells, step.places, step.before),
    past: history.past.slice(0, -1),
    future: [...history.future, step],
  };
}

/** The step that was undone last once more; where none was, nothing. */
export function redo(history: History): History {
  const step = history.future.at(-1);
  if (step === undefined) return history;
  return {
    cells: withBytes(history.cells, step.places, step.after),
    past: [...history.past, step],
    future: history.future.slice(0, -1),
  };
}

function stepBetween(before: Uint8Array, after: Uint8Array): Step | undefined {
  if (before === after) return undefined;
  const places: number[] = [];
  after.forEach((byte, place) => {
    if (byte !== before[place]) places.push(place);
  });
  if (places.length === 0) return undefined;
  return {
    places: Uint16Array.from(places),
    before: Uint8Array.from(places, (place) => before[place] ?? 0),
    after: Uint8Array.from(places, (place) => after[place] ?? 0),
  };
}

function withBytes(cells: Uint8Array, places: Uint16Array, bytes: Uint8Array): Uint8Array {
  const changed = cells.slice();
  places.forEach((place, at) => changed[place] = bytes[at] ?? 0);
  return changed;
}
