/** The marks of the time line, as far as whoever looks may know: in fog those of the past that the program learnt of. */
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { TimelineMark } from "../../ui/player/types.ts";
import { marksKnownTo } from "../model/marks.ts";
import { type Recording, seatAt } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";

/** Marks for two purposes; none of them more than whoever looks may know. */
export interface KnownMarks {
  /** On the time line. */
  readonly seen: readonly TimelineMark[];
  /** To jump to: where results are hidden one may go to what one does not see yet. */
  readonly reached: readonly TimelineMark[];
}

/**
 * Everything, where nothing is hidden; else lists that grow with the turns, and shrink when one goes back.
 */
export function useKnownMarks(store: TanksStore, recording: Recording): KnownMarks {
  const viewer = seatAt(recording, store.viewer.value);
  const all = store.marks.value;
  const { hidesResults } = store.options.value;
  const known = useMemo(
    () => viewer !== undefined ? marksKnownTo(recording, viewer) : hidesResults ? all : undefined,
    [recording, viewer, hidesResults, all],
  );
  // A number, so that turns in which nothing new is learnt draw nothing anew.
  const count = useMemo(
    () =>
      computed(() => {
        const learnt = (known?.length ?? 0) > 0 ? store.player.frame.value : 0;
        return known?.filter(({ frame }) => frame <= learnt).length ?? 0;
      }),
    [known, store],
  ).value;
  const past = useMemo(() => known?.slice(0, count), [known, count]);
  const seen = past ?? all;
  return { seen, reached: viewer === undefined ? all : seen };
}
