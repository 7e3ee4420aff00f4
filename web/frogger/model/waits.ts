/** Where a way stands still: it looks like any other cell of it unless somebody says so. Pure. */
import type { Place } from "./viewport.ts";

/** A place, and for how many frames the frog waits there. */
export interface Waits {
  readonly place: Place;
  readonly frames: number;
}

/** Where somebody on this way waits, in the order of the way. */
export function waitsOn(places: readonly Place[]): Waits[] {
  const waits: Waits[] = [];
  let frames = 0;
  places.forEach((place, at) => {
    const next = places[at + 1];
    if (next?.row === place.row && next.column === place.column) return void frames++;
    if (frames > 0) waits.push({ place, frames });
    frames = 0;
  });
  return waits;
}
