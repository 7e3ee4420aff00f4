/** Moves by hand outlive the page, on each road. */
import { indexOfMove, moveAt } from "../../../lib/frogger/moves_file.ts";
import type { Keep } from "../../ui/keep.ts";
import { type KeptGames, keptGames } from "../../ui/kept_games.ts";
import { AT_START, type Hand, HANDS } from "../model/hand.ts";

const NAMES = {
  own: "turniir-frog:",
  aside: "turniir-frog-aside:",
  quiet: "turniir-frog-quiet:",
} as const;

/** Between the moves made and those taken back. */
const BETWEEN = "|";

/** `road` tells roads apart. Only moves come back, and no more than the game has frames. */
export function keptHands(keep: Keep, road: string, frames: number): KeptGames<Hand> {
  const kind = { ...HANDS, textOf, gameOf: (text: string) => handOf(text, frames) };
  return keptGames(keep, { names: NAMES, thing: road }, kind);
}

function textOf({ made, undone }: Hand): string {
  const written = (moves: Uint8Array) => Array.from(moves, (move) => moveAt(move)).join("");
  return written(made) + BETWEEN + written(undone);
}

function handOf(text: string, frames: number): Hand | undefined {
  const [made = "", undone = "", ...more] = text.split(BETWEEN);
  const isWhole = more.length === 0 && made.length + undone.length <= frames &&
    [...made, ...undone].every((sign) => indexOfMove(sign) >= 0);
  if (!isWhole || made.length + undone.length === 0) return undefined;
  return {
    ...AT_START,
    made: Uint8Array.from(made, indexOfMove),
    undone: Uint8Array.from(undone, indexOfMove),
  };
}
