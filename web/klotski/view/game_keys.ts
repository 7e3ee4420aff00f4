/** The keys of a game: one table, from which they act and the help is written. */
import type { Signal } from "@preact/signals";
import type { Direction } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import type { KeyAction } from "../../ui/player/keys.ts";
import type { Play } from "../store/play.ts";

const words = strings.klotski.keys;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "north",
  ArrowLeft: "west",
  ArrowRight: "east",
  ArrowDown: "south",
};

/** What the keys act on besides the game. */
export interface KeyTargets {
  readonly isHelpOpen: Signal<boolean>;
  /** A piece was chosen by its letter. */
  readonly focus: (piece: number) => void;
}

/** The table. */
export function gameKeys(play: Play, { focus, isHelpOpen }: KeyTargets): readonly KeyAction[] {
  const names = play.variant.pieces.map(({ name }) => name.toLowerCase());
  const choose = (key: string) => {
    const piece = nextNamed(names, key, play.selected.peek());
    play.select(piece);
    focus(piece);
  };
  const arrow = (key: string) => {
    const direction = ARROWS[key];
    if (direction !== undefined) play.push(direction);
  };
  return [
    action("move", [...new Set(names)], words.choose, choose),
    action("move", Object.keys(ARROWS), words.move, arrow, true),
    action("move", ["Backspace"], words.undo, play.undo, true),
    action("move", ["Shift+Backspace"], words.redo, play.redo, true),
    action("move", ["Home"], words.restart, play.restart),
    action("play", ["."], words.hint, play.toggleHint),
    action("play", [","], words.show, play.toggleShow),
    action("page", ["Escape"], words.leave, () => {
      play.stopShow();
      play.lookAway();
      play.select(undefined);
    }),
    {
      ...action("page", ["?"], words.help, () => isHelpOpen.value = !isHelpOpen.peek()),
      inDialogs: true,
    },
  ];
}

/** What Ctrl, or Cmd, does with a letter. */
export function commandOf(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
): "undo" | "redo" | undefined {
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? "redo" : "undo";
    case "y":
      return "redo";
    default:
      return undefined;
  }
}

/** Letters are called without regard to case: the same letter once more calls its other piece. */
function nextNamed(names: readonly string[], key: string, selected: number | undefined): number {
  const called = names.flatMap((name, piece) => name === key ? [piece] : []);
  return called.find((piece) => piece > (selected ?? -1)) ?? called[0] ?? 0;
}

function action(
  group: KeyAction["group"],
  keys: readonly string[],
  description: string,
  run: (key: string) => void,
  repeats = false,
): KeyAction {
  return { group, keys, description, run, repeats };
}
