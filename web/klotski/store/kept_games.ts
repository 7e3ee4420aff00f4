/**
 * Games outlive the page: for each puzzle the reader's own, and apart from it one that began elsewhere, as a link had it;
 * and which one was played last.
 */
import { type Game, isFromStart } from "../../../lib/klotski/game.ts";
import { makeGame, parseGame } from "../../../lib/klotski/game_file.ts";
import { makeVariant } from "../../../lib/klotski/variant_file.ts";
import type { Variant } from "../../../lib/klotski/types.ts";
import type { Keep } from "../../ui/keep.ts";

const NAME = "turniir-klotski-game:";
const OTHER = "turniir-klotski-other:";
const LAST = "turniir-klotski-last";

/** What is kept of a puzzle. */
export interface KeptOfPuzzle {
  /** From the puzzle's start. */
  readonly own?: Game | undefined;
  /** From another position. */
  readonly other?: Game | undefined;
}

/** Games by the key of their puzzle. */
export interface KeptGames {
  /** Only what is of this very puzzle. */
  read(key: string, variant: Variant): KeptOfPuzzle;
  /** Takes the place of the one that began likewise. `hash` is where it is found. */
  write(key: string, game: Game, hash: string): void;
  /** The address of the puzzle that was played last. */
  readLast(): string | undefined;
}

/** See the head of this file. What was kept may be anything: only games that could have been played come back. */
export function keptGames(keep: Keep): KeptGames {
  function read(name: string, variant: Variant): Game | undefined {
    const text = keep.read(name);
    const parsed = text === undefined ? undefined : parseGame(text);
    if (parsed === undefined || !parsed.ok) return undefined;
    // The site may have got another puzzle of that name.
    return samePuzzle(parsed.value.variant, variant) ? { ...parsed.value, variant } : undefined;
  }

  return {
    read: (key, variant) => ({
      own: read(NAME + key, variant),
      other: read(OTHER + key, variant),
    }),
    write: (key, game, hash) => {
      const isOwn = isFromStart(game);
      // Where one begins is told by the address.
      const isFresh = game.moments.length === 1;
      keep.write((isOwn ? NAME : OTHER) + key, isFresh ? undefined : makeGame(game));
      keep.write(LAST, isFresh && isOwn ? undefined : hash);
    },
    readLast: () => {
      const hash = keep.read(LAST);
      return hash !== undefined && /^#[\w=&-]+$/.test(hash) ? hash : undefined;
    },
  };
}

/** Whether two variants are played alike, whatever they are called. */
export function samePuzzle(one: Variant, other: Variant): boolean {
  return drawing(one) === drawing(other);
}

/** What of a variant is not words about it. */
function drawing(variant: Variant): string {
  const { board, goal, pieces } = variant;
  return makeVariant({ name: "", about: "", board, goal, pieces });
}
