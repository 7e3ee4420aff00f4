/** Opens the first of the files that were chosen or dropped: one is played at a time. */
import type { KlotskiStore } from "../store/types.ts";

/** See the head of this file. */
export function openFirst(store: KlotskiStore): (files: readonly File[]) => void {
  return ([file]) => {
    if (file !== undefined) void store.openFile(file);
  };
}
