/** What a tank does in a turn, as a small drawing that points where the order does. */
import type { JSX } from "preact";
import { Drawing } from "../../ui/icon.tsx";
import type { Deed } from "../model/standing.ts";

/** Lines through points, each with a letter of SVG before it: M, L, or A with its radius, clockwise. */
type Step = readonly ["M" | "L", number, number] | readonly ["A", number, number, number];

/** North is up; a look is a sector, a shot a line to a target, a move an arrow. */
const POINTED: Readonly<Record<"move" | "fire" | "look", readonly Step[]>> = {
  move: [["M", 12, 20], ["L", 12, 5], ["M", 6, 11], ["L", 12, 4.5], ["L", 18, 11]],
  fire: [
    ...[["M", 12, 21], ["L", 12, 13]] as const,
    ...[["M", 12, 9.5], ["A", 3, 12, 3.5], ["A", 3, 12, 9.5]] as const,
    ...[["M", 12, 1.5], ["L", 12, 4.5], ["M", 12, 8.5], ["L", 12, 11.5]] as const,
    ...[["M", 7, 6.5], ["L", 10, 6.5], ["M", 14, 6.5], ["L", 17, 6.5]] as const,
  ],
  look: [["M", 12, 20], ["L", 4.5, 7.5], ["A", 11, 19.5, 7.5], ["L", 12, 20]],
};

/** These point nowhere. */
const PLAIN = { lost: "M6 12h12", ended: "M6 6l12 12M18 6L6 18" } as const;

const known = new Map<string, string>();

/**
 * The path, turned to one of the eight directions. Points are turned rather than the picture: a picture that is turned
 * costs the browser a layer's worth of work in each turn.
 */
function pathOf(deed: Deed): string {
  if (!("to" in deed)) return PLAIN[deed.kind];
  const { kind, to } = deed;
  const name = `${kind} ${to}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const [sin, cos] = [Math.sin(to * Math.PI / 4), Math.cos(to * Math.PI / 4)];
  const turned = (x: number, y: number) => {
    const [right, down] = [x - 12, y - 12];
    const at = [12 + right * cos - down * sin, 12 + right * sin + down * cos];
    return at.map((number) => Number(number.toFixed(2))).join(" ");
  };
  const path = POINTED[kind].map((step) =>
    step[0] === "A"
      ? `A${step[1]} ${step[1]} 0 0 1 ${turned(step[2], step[3])}`
      : `${step[0]}${turned(step[1], step[2])}`
  ).join("");
  known.set(name, path);
  return path;
}

/** A drawing without words; the text beside it says the same. */
export function OrderIcon({ deed }: { readonly deed: Deed }): JSX.Element {
  return <Drawing className={`order-icon ${deed.kind}`} path={pathOf(deed)} size={18} />;
}
