/** The keys of a match's page besides those of every player. */
import * as strings from "../../strings/strings.ts";
import type { KeyAction } from "../../ui/player/keys.ts";
import { nextSeat } from "../model/next_seat.ts";
import { standingsAt } from "../model/standing.ts";
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

/** The next tank, the dead last; after all of them none, or the first while one sees through its eyes. */
function chooseNext(store: TanksStore): void {
  const recording = store.recording.peek();
  if (recording === undefined) return;
  const viewer = store.viewer.peek();
  const turn = store.player.frame.peek();
  const lives = standingsAt(recording, turn, viewer).map((standing) => standing.lives);
  const around = viewer === undefined ? undefined : nextSeat(lives, undefined);
  store.chooseSeat(nextSeat(lives, store.seat.peek()) ?? around);
}
