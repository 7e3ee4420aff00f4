/** Where on a time line a frame lies. Pure. */
import { hasteOf, type Stretch, stretchFrom } from "./stretches.ts";

/** From frames, with fractions, to shares of the time line from 0 to 1, and back. */
export interface Scale {
  shareOf(position: number): number;
  positionAt(share: number): number;
}

/** All frames have the same room. */
export function evenScale(length: number): Scale {
  return {
    shareOf: (position) => length > 0 ? position / length : 0,
    positionAt: (share) => share * length,
  };
}

/** Each stretch has the room of the time that it takes to play. */
export function timeScale(stretches: readonly Stretch[]): Scale {
  const length = stretches.at(-1)?.to ?? 0;
  const all = stretches.reduce((sum, { time }) => sum + time, 0);
  if (all === 0) return evenScale(length);
  const starts: number[] = [];
  let passed = 0;
  for (const { time } of stretches) {
    starts.push(passed);
    passed += time;
  }
  return {
    shareOf: (position) => {
      const stretch = stretchFrom(stretches, position);
      if (stretch === undefined) return 1;
      const start = starts[stretches.indexOf(stretch)] ?? 0;
      return (start + (position - stretch.from) / hasteOf(stretch)) / all;
    },
    positionAt: (share) => {
      const time = share * all;
      const at = Math.max(0, starts.findLastIndex((start) => start <= time));
      const stretch = stretches[at];
      if (stretch === undefined) return 0;
      return Math.min(
        stretch.to,
        stretch.from + (time - (starts[at] ?? 0)) * hasteOf(stretch),
      );
    },
  };
}
