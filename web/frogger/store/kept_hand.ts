/**
 * Moves by hand outlive the page: the reader's own game on each road, and own games that were put aside. Several pages may
 * have the same road open, so nothing that another one has kept is written over.
 */
import { indexOfMove, moveAt } from "../../../lib/frogger/moves_file.ts";
import type { Keep } from "../../ui/keep.ts";
import { AT_START, continues, type Hand, lengthOf } from "../model/hand.ts";

const NAME = "turniir-frog:";
const ASIDE = "turniir-frog-aside:";
const QUIET = "turniir-frog-quiet:";

/** Between the moves made and those taken back, and between games. */
const BETWEEN = "|";
const NEXT = "\n";

/** More games of one road are not put aside: the oldest goes. */
const MOST_ASIDE = 20;

/** The reader's own moves on one road. */
export interface KeptHands {
  /** The own game. */
  read(): Hand | undefined;
  /** Keeps the own game. Another one, which another page has kept meanwhile, is put aside: then true. */
  write(hand: Hand): boolean;
  /** Own games that were put aside, the last first. */
  aside(): readonly Hand[];
  putAside(hand: Hand): void;
  /** Takes those games from the ones that were put aside which this one goes on with. */
  takeUp(hand: Hand): void;
  /** Whether the reader wants to be told of games that were put aside. */
  isTold(): boolean;
  setTold(isTold: boolean): void;
}

/** `road` tells roads apart. What was kept may be anything: only moves come back, and no more than the game has frames. */
export function keptHands(keep: Keep, road: string, frames: number): KeptHands {
  const { read, write } = withMemory(keep);
  /** The own game as this page has seen it last. */
  let seen = read(NAME + road);

  const aside = () =>
    (read(ASIDE + road) ?? "").split(NEXT).flatMap((text) => handOf(text, frames) ?? []);
  const writeAside = (hands: readonly Hand[]) =>
    write(ASIDE + road, hands.flatMap((hand) => textOf(hand) ?? []).join(NEXT) || undefined);
  const putAside = (hand: Hand) => {
    const others = aside().filter((other) => textOf(other) !== textOf(hand));
    writeAside([hand, ...others].slice(0, MOST_ASIDE));
  };

  return {
    read: () => {
      seen = read(NAME + road);
      return handOf(seen, frames);
    },
    write: (hand) => {
      const now = read(NAME + road);
      const other = now === seen ? undefined : handOf(now, frames);
      const isOther = other !== undefined && !continues(hand, other);
      if (isOther) putAside(other);
      write(NAME + road, seen = textOf(hand));
      return isOther;
    },
    aside,
    putAside,
    takeUp: (hand) => writeAside(aside().filter((other) => !continues(hand, other))),
    isTold: () => read(QUIET + road) === undefined,
    setTold: (isTold) => write(QUIET + road, isTold ? undefined : "1"),
  };
}

/** Where nothing can be kept, what was written lives as long as the page. */
function withMemory(keep: Keep): Keep {
  const memory = new Map<string, string | undefined>();
  return {
    read: (name) => memory.has(name) ? memory.get(name) : keep.read(name),
    write: (name, text) => {
      keep.write(name, text);
      if (keep.read(name) === text) memory.delete(name);
      else memory.set(name, text);
    },
  };
}

function textOf(hand: Hand): string | undefined {
  const written = (moves: Uint8Array) => Array.from(moves, (move) => moveAt(move)).join("");
  return lengthOf(hand) === 0 ? undefined : written(hand.made) + BETWEEN + written(hand.undone);
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
