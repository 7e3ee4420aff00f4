/**
 * The way back and forth as the browser keeps it: a text beside that of its draft. Pure.
 *
 * A step is cut into runs of neighbouring places that were all of one byte and became all of another; a run is four
 * characters with the numbers place, length, byte before, byte after. None of these numbers is half of a surrogate pair.
 */
import { CELLS } from "./change.ts";
import type { History, Step } from "./history.ts";

/** So long is the text in each direction at most, in characters; the steps that are farthest away are left out. */
export const LONGEST_STEPS = 120_000;

/** Characters of a run. */
const RUN = 4;

const LARGEST_BYTE = 0xff;

/** Behind it stand the steps. */
const HEAD = /^(\d+) (\d+) (\d+)\n/;

/** The steps, and the revision of the draft to which they belong. */
export function writeHistory({ future, past }: History, revision: number): string {
  const [back, forth] = [nearest(past), nearest(future)];
  return `${revision} ${back.length} ${forth.length}\n${back.join("")}${forth.join("")}`;
}

/** The history of a circuit; `undefined`: the text is none, or belongs to another revision. */
export function readHistory(
  text: string,
  { cells, revision }: { readonly cells: Uint8Array; readonly revision: number },
): History | undefined {
  const [head, of, back, forth] = HEAD.exec(text) ?? [];
  if (head === undefined || Number(of) !== revision) return undefined;
  const steps: Step[] = [];
  for (let at = head.length; at < text.length;) {
    const end = at + 1 + RUN * text.charCodeAt(at);
    const step = readStep(text.slice(at + 1, end));
    if (step === undefined || end > text.length) return undefined;
    steps.push(step);
    at = end;
  }
  if (steps.length !== Number(back) + Number(forth)) return undefined;
  return { cells, past: steps.slice(0, Number(back)), future: steps.slice(Number(back)) };
}

/** The texts of the last steps, as many as have room: in both directions the last one is the next. */
function nearest(steps: readonly Step[]): string[] {
  const texts: string[] = [];
  let room = LONGEST_STEPS;
  for (const step of steps.toReversed()) {
    const text = writeStep(step);
    room -= text.length;
    if (room < 0) break;
    texts.push(text);
  }
  return texts.reverse();
}

function writeStep({ after, before, places }: Step): string {
  const runs: string[] = [];
  for (let first = 0; first < places.length;) {
    const [place = 0, old = 0, now = 0] = [places[first], before[first], after[first]];
    let end = first + 1;
    while (
      places[end] === place + end - first && before[end] === old && after[end] === now
    ) end++;
    runs.push(String.fromCharCode(place, end - first, old, now));
    first = end;
  }
  return String.fromCharCode(runs.length) + runs.join("");
}

/** `undefined`: its runs are not on the grid, or not in order. */
function readStep(text: string): Step | undefined {
  const places: number[] = [];
  const before: number[] = [];
  const after: number[] = [];
  for (let at = 0; at < text.length; at += RUN) {
    const [place, length, old, now] = [0, 1, 2, 3].map((part) => text.charCodeAt(at + part));
    if (place === undefined || length === undefined || old === undefined || now === undefined) {
      return undefined;
    }
    const isSound = place > (places.at(-1) ?? -1) && length > 0 && place + length <= CELLS &&
      old <= LARGEST_BYTE && now <= LARGEST_BYTE;
    if (!isSound) return undefined;
    for (let step = 0; step < length; step++) {
      places.push(place + step);
      before.push(old);
      after.push(now);
    }
  }
  if (places.length === 0) return undefined;
  return {
    places: Uint16Array.from(places),
    before: Uint8Array.from(before),
    after: Uint8Array.from(after),
  };
}
