/** The keys of a match's page besides those of every player. */
import * as strings from "../../strings/strings.ts";
import type { KeyAction } from "../../ui/player/keys.ts";
import type { TanksStore } from "../store/types.ts";
import { toggleFullScreen } from "./full_screen.ts";

/** What the page itself does at a key. */
export interface MatchActions {
  readonly toggleHeights: () => void;
  readonly openShare: () => void;
}

/** What each of them does. */
export function matchKeys(
  store: TanksStore,
  { toggleHeights, openShare }: MatchActions,
): readonly KeyAction[] {
  const words = strings.match;
  const open = (round: number | undefined) => {
    if (round !== undefined) void store.openRound(round);
  };
  const action = (key: string, description: string, run: () => void): KeyAction => (
    { keys: [key], group: "page", description, repeats: false, run }
  );
  return [
    action("]", words.keyNextRound, () => open(store.nextRound.peek())),
    action("[", words.keyPreviousRound, () => open(store.previousRound.peek())),
    action("t", words.keySeat, () => chooseNext(store)),
    action("v", words.keyFog, () => {
      if (store.seat.peek() === undefined) chooseNext(store);
      store.setFog(store.viewer.peek() === undefined);
    }),
    action("h", words.keyHeights, toggleHeights),
    action("s", words.keyShare, openShare),
    action("f", words.keyFullScreen, () => toggleFullScreen(document.querySelector(".stage"))),
  ];
}

/** The seat after the chosen one; after the last one none, or the first while one sees through its eyes. */
function chooseNext(store: TanksStore): void {
  const seats = store.recording.peek()?.seats.length ?? 0;
  const next = (store.seat.peek() ?? -1) + 1;
  const around = store.viewer.peek() === undefined ? undefined : 0;
  store.chooseSeat(next < seats ? next : around);
}
