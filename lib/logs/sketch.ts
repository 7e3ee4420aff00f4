/**
 * Draws the field as text: heights, tanks with the direction of their tracks, wrecks.
 * Browser-safe: no Deno, no DOM.
 *
 *     2  4    5A↑  4
 *     1  4    4    5Bx
 *        1    2    3
 */
import type { Direction, RoundState } from "../arena/types.ts";

/** An arrow for each direction. */
const ARROWS = ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"] as const;

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What stands for the tank in a seat: a letter where letters suffice for all, else the seat's number in brackets. */
export function markOf(seat: number, tanks: number): string {
  return tanks <= LETTERS.length ? LETTERS.charAt(seat) : `(${seat})`;
}

/** The arrow of a direction. */
export function arrowOf(direction: Direction): string {
  return ARROWS[direction];
}

/** The field, north at the top, with coordinates at its west and south edges. No line feed at the end. */
export function sketch({ field, tanks }: RoundState): string {
  const labels = new Map<string, string>();
  for (const [seat, { x, y, lives, tracks }] of tanks.entries()) {
    labels.set(`${x} ${y}`, markOf(seat, tanks.length) + (lives > 0 ? arrowOf(tracks) : "x"));
  }
  const widest = Math.max(...[...labels.values()].map((label) => label.length), 0);
  const cell = Math.max(1 + widest, String(field.width).length);
  const margin = String(field.height).length;
  const rows: string[] = [];
  for (let y = field.height; y >= 1; y--) {
    let row = String(y).padStart(margin) + " ";
    for (let x = 1; x <= field.width; x++) {
      const height = field.heights[(y - 1) * field.width + x - 1] ?? "";
      row += " " + `${height}${labels.get(`${x} ${y}`) ?? ""}`.padEnd(cell);
    }
    rows.push(row.trimEnd());
  }
  let foot = " ".repeat(margin + 1);
  for (let x = 1; x <= field.width; x++) foot += " " + String(x).padEnd(cell);
  return [...rows, foot.trimEnd()].join("\n");
}
