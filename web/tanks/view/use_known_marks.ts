/** The marks of the time line, as far as whoever looks may know: in fog those of the past that the program learnt of. */
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { TimelineMark } from "../../ui/player/types.ts";
import { marksKnownTo } from "../model/marks.ts";
import { type Recording, seatAt } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";

/** Everything without a viewer; else a list that grows with the turns, and shrinks when one goes back. */
export function useKnownMarks(store: TanksStore, recording: Recording): readonly TimelineMark[] {
  const viewer = seatAt(recording, store.viewer.value);
  const known = useMemo(
    () => viewer === undefined ? undefined : marksKnownTo(recording, viewer),
    [recording, viewer],
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
  return past ?? store.marks.value;
}
