/** Moves by hand outlive the page: those of each road, and those that were put aside. */
import { indexOfMove, moveAt } from "../../../lib/frogger/moves_file.ts";
import { AT_START, type Hand } from "../model/hand.ts";
import type { Keep } from "./types.ts";

const NAME = "turniir-frog:";
const ASIDE = "turniir-frog-aside:";

/** Between the moves made and those taken back. */
const BETWEEN = "|";

/** The moves on one road. */
export interface KeptHands {
  read(): Hand | undefined;
  write(hand: Hand): void;
  readAside(): Hand | undefined;
  writeAside(hand: Hand | undefined): void;
}

/** `road` tells roads apart. What was kept may be anything: only moves come back, and no more than the game has frames. */
export function keptHands(keep: Keep, road: string, frames: number): KeptHands {
  const write = (name: string, hand: Hand | undefined) =>
    keep.write(name + road, hand === undefined ? undefined : textOf(hand));
  const read = (name: string) => handOf(keep.read(name + road), frames);
  return {
    read: () => read(NAME),
    write: (hand) => write(NAME, hand),
    readAside: () => read(ASIDE),
    writeAside: (hand) => write(ASIDE, hand),
  };
}

function textOf({ made, undone }: Hand): string | undefined {
  const written = (moves: Uint8Array) => Array.from(moves, (move) => moveAt(move)).join("");
  return made.length + undone.length === 0 ? undefined : written(made) + BETWEEN + written(undone);
}

function handOf(text: string | undefined, frames: number): Hand | undefined {
  const [made = "", undone = "", ...more] = (text ?? "").split(BETWEEN);
  const isWhole = more.length === 0 && made.length + undone.length <= frames &&
    [...made, ...undone].every((sign) => indexOfMove(sign) >= 0);
  if (!isWhole || made.length + undone.length === 0) return undefined;
  return {
    ...AT_START,
    made: Uint8Array.from(made, indexOfMove),
    undone: Uint8Array.from(undone, indexOfMove),
  };
}
