/** The keys of a road's page: one table for watching, one for playing. */
import type { Signal } from "@preact/signals";
import { indexOfMove } from "../../../lib/frogger/moves_file.ts";
import type { Move } from "../../../lib/frogger/types.ts";
import * as strings from "../../strings/strings.ts";
import type { KeyAction } from "../../ui/player/keys.ts";
import type { FroggerStore } from "../store/types.ts";
import { saveMoves } from "./save_moves.ts";

const text = strings.frogger.keys;

/** The keys of each move: arrows, and the letters that lie like them. */
const MOVE_KEYS = {
  "^": ["ArrowUp", "w"],
  "v": ["ArrowDown", "s"],
  "<": ["ArrowLeft", "a"],
  ">": ["ArrowRight", "d"],
  ".": [" ", "."],
} as const satisfies Readonly<Record<Move, readonly string[]>>;

/** What the keys of playing act on. */
export interface PlayTargets {
  /** An index in MOVES. */
  readonly onMove: (move: number) => void;
  readonly isHelpOpen: Signal<boolean>;
}

/** The keys of watching besides those of every player. */
export function watchKeys(store: FroggerStore): readonly KeyAction[] {
  return [
    once("page", ["w"], text.best, () => void store.watchBest()),
    once("page", ["y"], text.play, () => store.setView("play")),
    once("page", ["c"], text.playOn, () => void store.playFromHere()),
    once("page", ["f"], text.save, () => saveMoves(store)),
  ];
}

/** The keys of playing: all that there are, since no recording is played. */
export function playKeys(
  store: FroggerStore,
  { isHelpOpen, onMove }: PlayTargets,
): readonly KeyAction[] {
  const move = (sign: Move): KeyAction =>
    held("move", MOVE_KEYS[sign], text.moves[sign], () => onMove(indexOfMove(sign)));
  return [
    ...(["^", "v", "<", ">", "."] as const).map(move),
    held("move", ["Backspace", "u"], text.undo, () => store.undo()),
    held("move", ["Shift+Backspace"], text.undoTen, () => store.undo(10)),
    held("move", ["r"], text.redo, store.redo),
    once("move", ["Home"], text.toStart, store.toStart),
    once("play", ["h"], text.hint, () => store.setHint(!store.wantsHint.peek())),
    once("play", ["o"], text.way, () => store.setWay(!store.wantsWay.peek())),
    held("play", ["Enter"], text.takeAdvice, store.takeAdvice),
    once("play", ["l"], text.live, () => store.setLive(!store.isLive.peek())),
    once("page", ["f"], text.save, () => saveMoves(store)),
    once("page", ["y"], text.watch, () => store.setView("watch")),
    {
      ...once("page", ["?"], strings.player.keys.help, () => {
        isHelpOpen.value = !isHelpOpen.peek();
      }),
      inDialogs: true,
    },
  ];
}

type Run = () => void;
type Group = KeyAction["group"];

function once(group: Group, keys: readonly string[], description: string, run: Run): KeyAction {
  return { keys, group, description, repeats: false, run };
}

function held(group: Group, keys: readonly string[], description: string, run: Run): KeyAction {
  return { keys, group, description, repeats: true, run };
}
