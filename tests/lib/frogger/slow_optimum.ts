/**
 * The optimum once more: every game that can be played, frame by frame, on the plain road. Games that have come to the
 * same count as one; of them, the one whose moves come first is kept.
 */
import { type PlainFrog, PlainRoad } from "./plain_frogger.ts";

/** The order in which moves are tried. */
const MOVES = [".", "^", "v", "<", ">"];

const CORNERS = ["nw", "ne", "sw", "se"];

/** The best end and the first moves that lead to it. */
export interface SlowOptimum {
  readonly score: number;
  readonly crossings: number;
  readonly moves: string;
}

/** What is wanted of a game. */
export type Wish = "open" | "confined" | "best";

/** A frog and how it got there. */
interface Played {
  readonly frog: PlainFrog;
  readonly moves: string;
}

/** The best of all games from a frog's state on; `undefined`: none is lived through. */
export function slowOptimum(
  lanes: readonly string[],
  wish: Wish,
  from: { readonly frog: PlainFrog; readonly frame: number } | undefined = undefined,
): SlowOptimum | undefined {
  const road = new PlainRoad(lanes);
  // In the order of their moves.
  let games: Played[] = [{ frog: from?.frog ?? road.start, moves: "" }];
  for (let frame = from?.frame ?? 0; frame < road.frames; frame++) {
    const next = new Map<number, Played>();
    for (const { frog, moves } of games) {
      for (const move of MOVES) {
        const played = road.play(frog, move, frame);
        if (typeof played === "string" || (wish === "confined" && !played.confined)) continue;
        const key = keyOf(played);
        if (!next.has(key)) next.set(key, { frog: played, moves: moves + move });
      }
    }
    games = [...next.values()];
  }
  let best: SlowOptimum | undefined;
  for (const { frog, moves } of games) {
    const score = scoreOf(road, frog, wish);
    const isBetter = best === undefined || score > best.score ||
      (score === best.score && frog.crossings > best.crossings);
    if (isBetter) best = { score, crossings: frog.crossings, moves };
  }
  return best;
}

/** The score; on the open road it does not help to be confined. */
function scoreOf(road: PlainRoad, frog: PlainFrog, wish: Wish): number {
  return road.tally(wish === "open" ? { ...frog, confined: false } : frog).score;
}

/** A number for all that counts. */
function keyOf({ column, confined, corners, crossings, row, zone }: PlainFrog): number {
  const touched = CORNERS.reduce(
    (mask, corner, bit) => mask | (corners.includes(corner) ? 1 << bit : 0),
    0,
  );
  const place = (row * 23 + column) * 2 + (zone === 6 ? 1 : 0);
  return ((crossings * 16 + touched) * 2 + (confined ? 1 : 0)) * 322 + place;
}
