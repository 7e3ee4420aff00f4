/** Something that is changed step by step, and the way back and forth. Pure. */

/** What is now, and what was before and after it. */
export interface History<Value> {
  readonly now: Value;
  readonly past: readonly Value[];
  /** The next one to redo is the last. */
  readonly future: readonly Value[];
}

/** More steps are forgotten, the oldest first. */
const MOST_STEPS = 500;

/** With nothing to undo. */
export function historyOf<Value>(now: Value): History<Value> {
  return { now, past: [], future: [] };
}

/** One step on; the same value is none. */
export function advance<Value>(history: History<Value>, now: Value): History<Value> {
  if (now === history.now) return history;
  return { now, past: [...history.past, history.now].slice(-MOST_STEPS), future: [] };
}

/** One step back; at the beginning nothing. */
export function undo<Value>({ future, now, past }: History<Value>): History<Value> {
  const [before] = past.slice(-1);
  return before === undefined
    ? { future, now, past }
    : { now: before, past: past.slice(0, -1), future: [...future, now] };
}

/** The step that was undone last once more; where none was, nothing. */
export function redo<Value>({ future, now, past }: History<Value>): History<Value> {
  const [after] = future.slice(-1);
  return after === undefined
    ? { future, now, past }
    : { now: after, past: [...past, now], future: future.slice(0, -1) };
}
