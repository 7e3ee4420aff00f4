/** The words of playing a recording: the same for tanks, race and frogger. */
import type { ReadonlySignal } from "@preact/signals";
import type { Stretch } from "./stretches.ts";

/** Something on the time line that one may want to jump to. */
export interface TimelineMark {
  /** The frame in which it is seen. */
  readonly frame: number;
  /** What it is; the mark's drawing follows from it. */
  readonly kind: MarkKind;
  /** In a sentence: "turn 12: hunter hits tank1". */
  readonly label: string;
  /** A colour of the tokens, such as `var(--bot-3)`; absent: the kind's own. */
  readonly colour?: string;
  /** Who it is about, in a letter or two: written beside the mark where there is room. */
  readonly sign?: string;
}

/** The kinds of marks, the less weighty first. */
export const MARK_KINDS = ["note", "hit", "collision", "fault", "death"] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** How fast: frames go by at this times FRAMES_PER_SECOND. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64] as const;
export type Speed = (typeof SPEEDS)[number];

/** Frames a second at speed 1. */
export const FRAMES_PER_SECOND = 2;

/** Plays a recording of `length + 1` frames: frame 0 is the start, frame `length` the end. */
export interface Player {
  /** The last frame. */
  readonly length: ReadonlySignal<number>;
  /** Where it is, from 0 to `length`; between two frames a fraction. */
  readonly position: ReadonlySignal<number>;
  /** The frame that was reached last: the position, rounded down. */
  readonly frame: ReadonlySignal<number>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** It stands on the last frame: playing starts again from the first. */
  readonly isAtEnd: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  /** Where it was before the last jump; `undefined`: there was none that has not been taken back. */
  readonly cameFrom: ReadonlySignal<number | undefined>;
  /** Playing pauses when it comes to this frame. */
  readonly pauseAt: ReadonlySignal<number | undefined>;
  /** What is played fast and what is not, where quiet frames are skipped; else `undefined`. */
  readonly stretches: ReadonlySignal<readonly Stretch[] | undefined>;
  /** Plays on; from the end, plays again. */
  play(): void;
  pause(): void;
  toggle(): void;
  /** Goes to a frame at once, the nearest there is; plays on if it was playing. */
  seek(frame: number): void;
  /** Stops and goes so many whole frames on (back when negative); a single one is shown as a movement. */
  step(frames: number): void;
  /** Stops and goes to any position, between two frames as well; on is shown as a movement. */
  glide(position: number): void;
  /** Takes the last jump back. */
  goBack(): void;
  /** The nearest frame there is after the first; `undefined`: nowhere. Another recording forgets it. */
  setPauseAt(frame: number | undefined): void;
  /** The frames in which something happens: playing hurries through the others. `undefined`: it does not. */
  hurryBetween(eventful: readonly number[] | undefined): void;
  setSpeed(speed: Speed): void;
  faster(): void;
  slower(): void;
  /** Takes another recording; the speed stays. Stands still at `frame`. */
  load(length: number, frame: number): void;
  /** Ends all movement; the player is of no use any more. */
  dispose(): void;
}

/** Time as the player needs it; a test brings its own. */
export interface FrameClock {
  /** In milliseconds. */
  now(): number;
  /** Calls back before the next picture is drawn. */
  request(callback: () => void): number;
  cancel(request: number): void;
  /** Whether the reader wants no movement between frames. */
  prefersReducedMotion(): boolean;
}
