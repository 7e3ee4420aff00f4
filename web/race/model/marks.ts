/** What is marked on the time line: where a car crashed or broke a rule, and where it finished. Pure. */
import * as strings from "../../strings/strings.ts";
import type { TimelineMark } from "../../ui/player/types.ts";
import { carColour, lapName, letterOf } from "./names.ts";
import { movesShown, type ShownLap } from "./shown_lap.ts";

/** The marks of all laps. */
export function marksOf(laps: readonly ShownLap[]): TimelineMark[] {
  return laps.flatMap((shown, index): TimelineMark[] => {
    const words = strings.race.marks;
    const name = `${letterOf(index)} ${lapName(shown)}`;
    const frame = movesShown(shown);
    const colour = carColour(index);
    switch (shown.judgement.verdict.code) {
      case "E_COLLISION":
        return [{ frame, kind: "collision", label: words.crash(name), colour }];
      case "OK":
      case "E_AFTER_FINISH":
        return [{ frame, kind: "hit", label: words.finish(name), colour }];
      case "E_NOT_FINISHED":
        return [{ frame, kind: "note", label: words.stops(name), colour }];
      default:
        return [{ frame, kind: "fault", label: words.breaks(name), colour }];
    }
  });
}
