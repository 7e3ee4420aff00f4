/** What an animated picture comes to, told before it is made. Pure. */
import { type AnimationRange, planAnimation } from "./animation_plan.ts";

/** Frames, time and size of a picture; the size is a guess. */
export interface AnimationEstimate {
  readonly frames: number;
  readonly seconds: number;
  readonly bytes: number;
  /** As in AnimationPlan. */
  readonly every: number;
}

/**
 * Measured in pictures of real rounds with a side of 480 pixels: the first frame is written whole, of each other one
 * what changed, which is more where a frame is a whole turn. Other rounds take half of that or double.
 */
const MEASURED_SIZE = 480;
const FIRST_BYTES = 25_000;
const FRAME_BYTES = 6_000;
const TURN_BYTES = 20_000;

/** Large pictures have large parts of one colour, so bytes grow slower than pixels. */
const GROWTH = 1.5;

/** Estimates the picture of a range whose field has a side of `size` pixels. */
export function estimateAnimation(range: AnimationRange, size: number): AnimationEstimate {
  const { positions, delay, lastDelay, perTurn, every } = planAnimation(range);
  const later = positions.length - 1;
  const usual = FIRST_BYTES + later * (FRAME_BYTES + TURN_BYTES / perTurn);
  return {
    frames: positions.length,
    seconds: (later * delay + lastDelay) / 1000,
    bytes: usual * (size / MEASURED_SIZE) ** GROWTH,
    every,
  };
}
