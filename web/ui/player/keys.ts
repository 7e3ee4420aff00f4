/** The keys of the player: one table, from which keys act, buttons show hints and the help is written. */
import * as strings from "../../strings/strings.ts";
import { nextMark, previousMark } from "./marks.ts";
import type { Player, TimelineMark } from "./types.ts";
import type { Unit } from "./unit.ts";

/** The groups of the help, in its order. */
export const KEY_GROUPS = ["play", "move", "speed", "page"] as const;
export type KeyGroup = (typeof KEY_GROUPS)[number];

/** What some keys do. A page may add its own. */
export interface KeyAction {
  /** Names as in `KeyboardEvent.key`, letters small; `Shift+` before a named key when Shift must be held. */
  readonly keys: readonly string[];
  readonly group: KeyGroup;
  /** For the help: "One turn on". */
  readonly description: string;
  /** Whether it acts again and again while the key is held down. */
  readonly repeats: boolean;
  /** Whether it acts while a dialog is open, too. */
  readonly inDialogs?: boolean;
  /** `key` is the name by which it was called. */
  readonly run: (key: string) => void;
}

/** Every key of the player, by what it does. */
export const PLAYER_KEYS = {
  toggle: [" "],
  back: ["ArrowLeft"],
  forward: ["ArrowRight"],
  tenBack: ["Shift+ArrowLeft"],
  tenForward: ["Shift+ArrowRight"],
  previousEvent: ["p", ","],
  nextEvent: ["n", "."],
  toStart: ["Home", "0"],
  toEnd: ["End"],
  tenths: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
  goTo: ["g"],
  goBack: ["b"],
  pauseHere: ["m"],
  faster: ["ArrowUp", "+"],
  slower: ["ArrowDown", "-"],
  help: ["?"],
  close: ["Escape"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The key of a page's options (options_button.tsx), for the page's own table. */
export const OPTIONS_KEY = "o";

/** What the keys act on. */
export interface KeyTargets {
  readonly player: Player;
  readonly unit: Unit;
  /** The marks as they are when a key is pressed. */
  readonly marks: () => readonly TimelineMark[];
  readonly openGoTo: () => void;
  readonly toggleHelp: () => void;
  readonly close: () => void;
}

/** The table of the player's actions. */
export function playerActions(targets: KeyTargets): readonly KeyAction[] {
  const { player, unit, marks, openGoTo, toggleHelp, close } = targets;
  const words = strings.player.keys;
  const keys = PLAYER_KEYS;
  return [
    once("play", keys.toggle, words.toggle, player.toggle),
    held("move", keys.back, words.back(unit), () => player.step(-1)),
    held("move", keys.forward, words.forward(unit), () => player.step(1)),
    held("move", keys.tenBack, words.tenBack(unit), () => player.step(-10)),
    held("move", keys.tenForward, words.tenForward(unit), () => player.step(10)),
    held("move", keys.previousEvent, words.previousEvent, () => toPreviousMark(player, marks())),
    held("move", keys.nextEvent, words.nextEvent, () => toNextMark(player, marks())),
    once("move", keys.toStart, words.toStart, () => player.seek(0)),
    once("move", keys.toEnd, words.toEnd, () => player.seek(player.length.peek())),
    once(
      "move",
      keys.tenths,
      words.tenths,
      (key) => player.seek(player.length.peek() * Number(key) / 10),
    ),
    once("move", keys.goTo, words.goTo(unit), openGoTo),
    once("move", keys.goBack, words.goBack, player.goBack),
    once("play", keys.pauseHere, words.pauseHere(unit), () => togglePause(player)),
    held("speed", keys.faster, words.faster, player.faster),
    held("speed", keys.slower, words.slower, player.slower),
    { ...once("page", keys.help, words.help, toggleHelp), inDialogs: true },
    { ...once("page", keys.close, words.close, close), inDialogs: true },
  ];
}

/** Goes to the nearest mark after the frame shown; without one nowhere. */
export function toNextMark(player: Player, marks: readonly TimelineMark[]): void {
  const frame = nextMark(marks, player.frame.peek());
  if (frame !== undefined) player.seek(frame);
}

/** Goes to the nearest mark before the frame shown; without one nowhere. */
export function toPreviousMark(player: Player, marks: readonly TimelineMark[]): void {
  const frame = previousMark(marks, player.frame.peek());
  if (frame !== undefined) player.seek(frame);
}

/** Playing will pause at the frame shown; if it would have done so, it will no more. */
function togglePause({ frame, pauseAt, setPauseAt }: Player): void {
  setPauseAt(pauseAt.peek() === frame.peek() ? undefined : frame.peek());
}

type Run = (key: string) => void;

function once(group: KeyGroup, keys: readonly string[], description: string, run: Run): KeyAction {
  return { keys, group, description, repeats: false, run };
}

function held(group: KeyGroup, keys: readonly string[], description: string, run: Run): KeyAction {
  return { keys, group, description, repeats: true, run };
}
