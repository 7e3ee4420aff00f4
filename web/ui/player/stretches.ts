/** A recording in stretches: those in which something happens, and the quiet ones between them. Pure. */

/** Frames from one to another; a frame f lies between f-1 and f. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** How long it takes to play, in frames at an even pace: a quiet one less than it has. */
  readonly time: number;
}

/** Fewer frames without anything are no quiet stretch: playing would only stumble. */
const LEAST_QUIET = 4;

/** A quiet stretch takes this part of its time, and no more than `most` frames' time. */
const QUIET = { part: 1 / 16, most: 2 } as const;

/**
 * The stretches of a recording of so many frames, one after the other. `eventful` are the frames in which something
 * happens, in any order; the one before such a frame is part of it.
 */
export function stretchesOf(eventful: readonly number[], length: number): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const add = (from: number, to: number, isQuiet: boolean) => {
    if (to <= from) return;
    const frames = to - from;
    const time = isQuiet ? Math.min(frames * QUIET.part, QUIET.most) : frames;
    stretches.push({ from, to, time });
  };
  /** Where the stretch in which something happens began, and how far all has been told. */
  let begun = 0;
  let until = 0;
  const frames = [...new Set(eventful)].filter((frame) => frame > 0 && frame <= length);
  for (const frame of frames.sort((a, b) => a - b)) {
    const from = Math.max(until, frame - 2);
    if (from - until >= LEAST_QUIET) {
      add(begun, until, false);
      add(until, from, true);
      begun = from;
    }
    until = frame;
  }
  const hasQuietEnd = length - until >= LEAST_QUIET;
  add(begun, hasQuietEnd ? until : length, false);
  if (hasQuietEnd) add(until, length, true);
  return stretches;
}

/** How many times faster than at an even pace a stretch is played. */
export function hasteOf({ from, time, to }: Stretch): number {
  return (to - from) / time;
}

/** The stretch that is played from a position on; `undefined` at the end. */
export function stretchFrom(stretches: readonly Stretch[], position: number): Stretch | undefined {
  return stretches.find(({ to }) => to > position);
}
