/** The keys of a match's page besides those of every player. */
import * as strings from "../../strings/strings.ts";
import { type KeyAction, OPTIONS_KEY } from "../../ui/player/keys.ts";
import { firstLiving, nextSeat } from "../model/next_seat.ts";
import { stateAt } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { type FieldLook, ZOOM_STEP } from "./field_look.ts";
import { toggleFullScreen } from "./full_screen.ts";

/** What the page itself does at a key. */
export interface MatchActions {
  readonly toggleOptions: () => void;
  /** One action on (1) or back (-1). */
  readonly stepByAction: (way: 1 | -1) => void;
  readonly openShare: () => void;
  readonly look: Pick<FieldLook, "toggleTurned" | "zoomBy">;
}

/** What each of them does. */
export function matchKeys(
  store: TanksStore,
  { toggleOptions, stepByAction, openShare, look }: MatchActions,
): readonly KeyAction[] {
  const words = strings.match;
  const open = (round: number | undefined) => {
    if (round !== undefined) void store.openRound(round);
  };
  const zoomBy = (factor: number) => {
    const recording = store.recording.peek();
    if (recording !== undefined) look.zoomBy(recording.field, factor);
  };
  const action = (key: string, description: string, run: () => void): KeyAction => (
    { keys: [key], group: "page", description, repeats: false, run }
  );
  const byAction = (key: string, description: string, way: 1 | -1): KeyAction => (
    {
      keys: [key],
      group: "move",
      description,
      repeats: true,
      run: () => stepByAction(way),
    }
  );
  return [
    action("]", words.keyNextRound, () => open(store.nextRound.peek())),
    action("[", words.keyPreviousRound, () => open(store.previousRound.peek())),
    action("t", words.keySeat, () => chooseNext(store)),
    action("v", words.keyFog, () => {
      if (store.seat.peek() === undefined) chooseLiving(store);
      store.setFog(store.viewer.peek() === undefined);
    }),
    action("e", words.keyEyesInTurn, () => {
      store.setOptions({ eyesInTurn: !store.options.peek().eyesInTurn });
    }),
    action("h", words.keyHeights, () => {
      store.setOptions({ heights: !store.options.peek().heights });
    }),
    action(OPTIONS_KEY, strings.player.options, toggleOptions),
    byAction("d", words.keyActionOn, 1),
    byAction("a", words.keyActionBack, -1),
    action("r", words.keyTurned, look.toggleTurned),
    action("z", words.keyLarger, () => zoomBy(ZOOM_STEP)),
    action("x", words.keySmaller, () => zoomBy(1 / ZOOM_STEP)),
    action("s", words.keyShare, openShare),
    action(
      "f",
      words.keyFullScreen,
      () => toggleFullScreen(document.querySelector<HTMLElement>(".stage")),
    ),
  ];
}

/** The next tank in seat order; after all of them none, or the first while one sees through its eyes. */
function chooseNext(store: TanksStore): void {
  const recording = store.recording.peek();
  if (recording === undefined) return;
  const seats = recording.seats.length;
  const around = store.viewer.peek() === undefined ? undefined : nextSeat(seats, undefined);
  store.chooseSeat(nextSeat(seats, store.seat.peek()) ?? around);
}

/** Nobody has chosen eyes: those of a living tank see most. */
function chooseLiving(store: TanksStore): void {
  const recording = store.recording.peek();
  if (recording === undefined) return;
  const { tanks } = stateAt(recording, store.player.frame.peek());
  store.chooseSeat(firstLiving(tanks.map(({ lives }) => lives)));
}
