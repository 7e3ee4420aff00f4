/** Which positions of a round an animated picture shows, and for how long each. Pure. */

/** More frames make a file that nobody wants to send. */
export const MOST_FRAMES = 400;

/** What is wanted; turns of the recording, both ends included. */
export interface AnimationRange {
  readonly from: number;
  readonly to: number;
  /** A whole number from 1. */
  readonly framesPerTurn: number;
}

/** What is shown. */
export interface AnimationPlan {
  /** Each frame's position. */
  readonly positions: readonly number[];
  /** How long a frame is shown, in milliseconds; the last one longer. */
  readonly delay: number;
  readonly lastDelay: number;
  /** One turn in so many is shown; 1: all of them. */
  readonly every: number;
}

/** How long a turn with several frames takes, and one that is a single picture, in milliseconds. */
const TURN_MS = 560;
const STILL_MS = 160;

/** Browsers take shorter delays for no delay at all and show the frame longer. */
const LEAST_MS = 30;

/** How long the end can be looked at, in milliseconds. */
const LAST_MS = 2000;

/** Plans the frames; where they would be too many, fewer for each turn, and at last not every turn. */
export function planAnimation({ from, to, framesPerTurn }: AnimationRange): AnimationPlan {
  const turns = Math.max(0, to - from);
  const room = MOST_FRAMES - 1;
  const perTurn = Math.max(1, Math.min(framesPerTurn, Math.floor(room / Math.max(1, turns))));
  const every = Math.max(1, Math.ceil(turns / room));
  const steps = Math.ceil(turns / every) * perTurn;
  const positions = Array.from(
    { length: steps + 1 },
    (_, step) => Math.min(to, from + (step * every) / perTurn),
  );
  const delay = perTurn === 1 ? STILL_MS : Math.max(LEAST_MS, Math.round(TURN_MS / perTurn));
  return { positions, delay, lastDelay: LAST_MS, every };
}
