/** The keys of a circuit's page: one table for watching, one for driving. */
import type { Signal } from "@preact/signals";
import * as strings from "../../strings/strings.ts";
import type { KeyAction } from "../../ui/player/keys.ts";
import { type Choice, choicesAfter } from "../model/choices.ts";
import type { RaceStore } from "../store/types.ts";
import { saveDriven } from "./save_driven.ts";

const text = strings.race;

/** As the number block has them: 5 is the middle. */
const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

/** Letters in the order of the cells, row by row; Z and Y change places on German keyboards. */
const LETTERS: Readonly<Record<string, number>> = {
  ...{ q: 7, w: 8, e: 9, a: 4, s: 5, d: 6, z: 1, y: 1, x: 2, c: 3 },
};

/** Which way an arrow points from digit to digit, in columns and rows of the number block. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What the keys of driving act on. */
export interface DriveTargets {
  /** The digit of the cell that arrows point at. */
  readonly pointed: Signal<number | undefined>;
  readonly isHelpOpen: Signal<boolean>;
  readonly choose: (choice: Choice) => void;
}

/** The keys of watching laps besides those of every player. */
export function watchKeys(store: RaceStore): readonly KeyAction[] {
  return [
    once("page", ["v"], text.keyNear, () => toggleNear(store)),
    once("page", ["h"], text.keyDrive, () => store.setView("drive")),
    once("page", ["t"], text.keyLap, () => lookAtNext(store)),
    once("page", ["a"], text.keyBest, () => void store.addBest()),
  ];
}

/** The keys of driving: all that there are, since nothing is played. */
export function driveKeys(
  store: RaceStore,
  { choose, isHelpOpen, pointed }: DriveTargets,
): readonly KeyAction[] {
  const go = (digit: number | undefined) => {
    const choice = choicesNow(store).find((one) => one.digit === digit);
    if (choice !== undefined) choose(choice);
  };
  const point = (key: string) => {
    pointed.value = pointOn(pointed.peek() ?? 5, ARROWS[key] ?? [0, 0]);
  };
  const toggleHelp = () => {
    isHelpOpen.value = !isHelpOpen.peek();
  };
  return [
    once("move", DIGITS, text.keyGo, (key) => go(Number(key))),
    once("move", Object.keys(LETTERS), text.keyGoLetters, (key) => go(LETTERS[key])),
    { ...once("move", Object.keys(ARROWS), text.keyPoint, point), repeats: true },
    once("move", ["Enter", " "], text.keyTake, () => go(pointed.peek() ?? 5)),
    { ...once("move", ["Backspace", "u"], text.keyUndo, store.undo), repeats: true },
    { ...once("move", ["r"], text.keyRedo, store.redo), repeats: true },
    once("move", ["Home"], text.keyToStart, store.toStart),
    once("page", ["f"], text.keySave, () => saveDriven(store)),
    once("page", ["v"], text.keyNear, () => toggleNear(store)),
    once("page", ["h"], text.keyWatch, () => store.setView("watch")),
    { ...once("page", ["?"], strings.player.keys.help, toggleHelp), inDialogs: true },
  ];
}

function once(
  group: KeyAction["group"],
  keys: readonly string[],
  description: string,
  run: (key: string) => void,
): KeyAction {
  return { keys, group, description, repeats: false, run };
}

function toggleNear({ isNear, setNear }: RaceStore): void {
  setNear(!isNear.peek());
}

/** The next digit in the direction of an arrow, at the edge the same. */
function pointOn(digit: number, [right, up]: readonly [number, number]): number {
  const column = Math.min(2, Math.max(0, (digit - 1) % 3 + right));
  const row = Math.min(2, Math.max(0, Math.floor((digit - 1) / 3) + up));
  return row * 3 + column + 1;
}

function choicesNow({ circuit, drive, driven }: RaceStore): Choice[] {
  const shown = circuit.peek();
  const isOver = driven.peek()?.clock !== undefined;
  return shown === undefined || isOver ? [] : choicesAfter(shown.circuit, drive.peek().points);
}

function lookAtNext({ chooseLap, chosen, laps }: RaceStore): void {
  if (laps.peek().length > 0) chooseLap((chosen.peek() + 1) % laps.peek().length);
}
