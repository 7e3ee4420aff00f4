/** The grain of a piece's wood: a few wavy lines along its longer side, other ones for each piece. Pure. */
import type { Shape } from "../../../lib/klotski/types.ts";

/** Lines for each cell across the grain. */
const LINES = 9;

/** Path data for a piece whose cells have this side; the same for the same seed. */
export function grainPath({ height, width }: Shape, side: number, seed: number): string {
  const isTall = height > width;
  const [length, breadth] = isTall ? [height * side, width * side] : [width * side, height * side];
  const next = numbersFrom(seed);
  const lines = (isTall ? width : height) * LINES;
  const parts: string[] = [];
  // A knot or the heart of the trunk: the lines bend round it.
  const heart = { along: (0.2 + 0.6 * next()) * length, across: next() * breadth };
  for (let line = 0; line < lines; line++) {
    const across = (line + 0.2 + 0.6 * next()) / lines * breadth;
    const away = across - heart.across;
    const bend = Math.sign(away || 1) * side * 0.14 * Math.exp(-Math.abs(away) / (side * 0.35));
    const drift = (next() - 0.5) * side * 0.08;
    const place = (along: number, by: number) =>
      isTall ? `${fixed(across + by)} ${fixed(along)}` : `${fixed(along)} ${fixed(across + by)}`;
    const reach = side * 0.45;
    parts.push(
      `M${place(0, drift)}` +
        `C${place(heart.along - reach, drift)} ${place(heart.along - reach / 2, bend)} ` +
        `${place(heart.along, bend)}` +
        `S${place(heart.along + reach, -drift)} ${place(length, -drift)}`,
    );
  }
  return parts.join("");
}

/** Numbers from 0 to 1 that look like chance (a linear congruential generator). */
function numbersFrom(seed: number): () => number {
  let state = (seed + 1) * 2654435761 % 4294967296;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}
