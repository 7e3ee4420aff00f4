/** What is marked on the time line: crossings, corners, where confinement ends, and the squash. Pure. */
import * as strings from "../../strings/strings.ts";
import type { TimelineMark } from "../../ui/player/types.ts";
import type { ShownRun } from "./shown_run.ts";

/** The marks of a run; each where what it tells of is first seen: at the start of the frame after. */
export function marksOf(run: ShownRun | undefined): TimelineMark[] {
  if (run === undefined) return [];
  const { judgement: { cornerFrames, crossingFrames }, leftAt, length, squash } = run;
  const words = strings.frogger.marks;
  const isShown = (frame: number) => frame < length;
  return [
    ...crossingFrames.filter(isShown).map((frame, index): TimelineMark => ({
      frame: frame + 1,
      kind: "hit",
      label: words.crossing(index + 1),
    })),
    ...cornerFrames.filter(isShown).map((frame, index): TimelineMark => ({
      frame: frame + 1,
      kind: "collision",
      label: words.corner(index + 1),
    })),
    ...(leftAt === undefined ? [] : [
      { frame: leftAt, kind: "note", label: words.left } satisfies TimelineMark,
    ]),
    ...(squash === undefined ? [] : [
      {
        frame: squash.frame + 1,
        kind: "death",
        label: words.squash[squash.cause],
      } satisfies TimelineMark,
    ]),
  ];
}
