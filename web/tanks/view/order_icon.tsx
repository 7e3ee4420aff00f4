/** What a tank does in a turn, as a small drawing that points where the order does. */
import type { JSX } from "preact";
import { Drawing } from "../../ui/icon.tsx";
import type { Deed } from "../model/standing.ts";

/** North is up; a look is a sector, a shot a line to a target, a move an arrow. */
const PATHS = {
  move: "M12 20V5M6 11l6-6.5 6 6.5",
  fire: "M12 21v-8M12 9.5a3 3 0 1 0-.01-6 3 3 0 1 0 .01 6M12 1.5v3M12 8.5v3M7 6.5h3M14 6.5h3",
  look: "M12 20L4.5 7.5a11 11 0 0 1 15 0z",
  lost: "M6 12h12",
  ended: "M6 6l12 12M18 6L6 18",
} as const;

/** A drawing without words; the text beside it says the same. */
export function OrderIcon({ deed }: { readonly deed: Deed }): JSX.Element {
  const turned = "to" in deed ? `rotate(${deed.to * 45} 12 12)` : undefined;
  return (
    <Drawing
      className={`order-icon ${deed.kind}`}
      path={PATHS[deed.kind]}
      size={18}
      transform={turned}
    />
  );
}
