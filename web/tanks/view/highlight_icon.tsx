/** A drawing for each kind of round worth watching: 24 by 24, in the colour of the text around it. */
import type { JSX } from "preact";
import { Drawing } from "../../ui/icon.tsx";
import type { HighlightKind } from "../../../lib/logs/highlights.ts";

const PATHS = {
  turnaround: "M5 15a7 7 0 0 1 12-7l2.5 2.5M20 5v5.5h-5.5",
  closest: "M12 20S4 14.7 4 9.3A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 8 1.7C20 14.7 12 20 12 20z",
  death:
    "M6 11a6 6 0 1 1 12 0c0 2.3-1.2 3.6-2.5 4.5V19h-7v-3.5C7.2 14.6 6 13.3 6 11zM9.5 11v.1M14.5 11v.1M12 16v3",
  draw: "M5 9h14M5 15h14",
  lastMoment: "M12 4a8 8 0 1 0 .01 0M12 7.5V12l3 2",
  fault: "M12 4L2.8 19.5h18.4zM12 10v4.2M12 16.8v.1",
  pacifist: "M12 3.5a8.5 8.5 0 1 0 .01 0M12 3.5v17M12 12l-6 6M12 12l6 6",
  untouched: "M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM9 12l2.2 2.2L15.5 10",
  biggestTurn:
    "M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M5.6 18.4l2.9-2.9M15.5 8.5l2.9-2.9",
  mostDamage: "M12 4a8 8 0 1 0 .01 0M12 8.5a3.5 3.5 0 1 0 .01 0M12 2v4M12 18v4M2 12h4M18 12h4",
  fastest: "M13 3L5 13.5h6L10.5 21 19 10h-6.5z",
  longest: "M7 3.5h10M7 20.5h10M8 3.5c0 5 8 5 8 8.5s-8 3.5-8 8.5M16 3.5c0 5-8 5-8 8.5s8 3.5 8 8.5",
} as const satisfies Record<HighlightKind, string>;

/** Says nothing that the title beside it does not say. */
export function HighlightIcon({ kind }: { readonly kind: HighlightKind }): JSX.Element {
  return <Drawing className="icon" path={PATHS[kind]} />;
}
