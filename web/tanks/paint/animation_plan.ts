/** Which positions of a round an animated picture shows, and for how long each. Pure. */

/** More frames make a file that nobody wants to send. */
export const MOST_FRAMES = 400;

/** What is wanted; turns of the recording, both ends included. */
export interface AnimationRange {
  readonly from: number;
  readonly to: number;
  /** A whole number from 1. */
  readonly framesPerTurn: number;
  /** Turns from 1, ascending: of the range only these are played, and its two ends shown. Without: all. */
  readonly only?: readonly number[] | undefined;
}

/** What is shown. */
export interface AnimationPlan {
  /** Each frame's position. */
  readonly positions: readonly number[];
  /** How long a frame is shown, in milliseconds; the last one longer. */
  readonly delay: number;
  readonly lastDelay: number;
  /** How many frames a turn has, at least 1. */
  readonly perTurn: number;
  /** One in so many of the turns to play is shown; 1: all of them. */
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
export function planAnimation({ from, to, framesPerTurn, only }: AnimationRange): AnimationPlan {
  const turns = only?.filter((turn) => turn > from && turn <= to) ?? turnsBetween(from, to);
  // Besides the frames of the turns there are the two ends.
  const room = MOST_FRAMES - 2;
  // Where turns are left out, a turn begins with the moment before it.
  const before = only === undefined ? 0 : 1;
  const fitting = Math.floor(room / Math.max(1, turns.length)) - before;
  const perTurn = Math.max(1, Math.min(framesPerTurn, fitting));
  const every = Math.max(1, Math.ceil(turns.length / room));
  const positions = [from];
  for (const turn of turns.filter((_, index) => (index + 1) % every === 0)) {
    if (perTurn > 1 && positions.at(-1) !== turn - 1) positions.push(turn - 1);
    for (let step = 1; step <= perTurn; step++) positions.push(turn - 1 + step / perTurn);
  }
  if (positions.at(-1) !== to) positions.push(to);
  const delay = perTurn === 1 ? STILL_MS : Math.max(LEAST_MS, Math.round(TURN_MS / perTurn));
  return { positions, delay, lastDelay: LAST_MS, perTurn, every };
}

function turnsBetween(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index + 1);
}
