/** Games outlive the page: one for each puzzle, and which one was played last. */
import { samePosition, startPosition } from "../../../lib/klotski/board.ts";
import { type Game, momentOf } from "../../../lib/klotski/game.ts";
import { makeGame, parseGame } from "../../../lib/klotski/game_file.ts";
import { makeVariant } from "../../../lib/klotski/variant_file.ts";
import type { Variant } from "../../../lib/klotski/types.ts";
import type { Keep } from "./outside.ts";

const NAME = "turniir-klotski-game:";
const LAST = "turniir-klotski-last";

/** Games by the key of their puzzle. */
export interface KeptGames {
  /** `undefined`: none of this very puzzle. */
  read(key: string, variant: Variant): Game | undefined;
  write(key: string, game: Game, hash: string): void;
  /** The address of the puzzle that was played last. */
  readLast(): string | undefined;
}

/** See the head of this file. What was kept may be anything: only games that could have been played come back. */
export function keptGames(keep: Keep): KeptGames {
  return {
    read: (key, variant) => {
      const text = keep.read(NAME + key);
      const parsed = text === undefined ? undefined : parseGame(text);
      if (parsed === undefined || !parsed.ok) return undefined;
      // The site may have got another puzzle of that name.
      return samePuzzle(parsed.value.variant, variant) ? { ...parsed.value, variant } : undefined;
    },
    write: (key, game, hash) => {
      const isAtStart = game.moments.length === 1 &&
        samePosition(momentOf(game).position, startPosition(game.variant));
      keep.write(NAME + key, isAtStart ? undefined : makeGame(game));
      keep.write(LAST, isAtStart ? undefined : hash);
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
