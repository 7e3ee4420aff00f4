/** How frogger's figures are told. Pure. */
import { scoreOf } from "../../frogger/score.ts";
import type { Tally } from "../../frogger/types.ts";

/** `192 crossings and 10 % for 4 corners: 211`. */
export function scoreText(tally: Tally): string {
  const { confined, corners, crossings } = tally;
  const { score } = scoreOf(tally);
  const base = counted(crossings, "crossing");
  if (confined) return `${base} and 25 % for staying near the middle: ${score}`;
  if (corners === 0) return `${base}: ${score}`;
  return `${base} and ${corners * 2.5} % for ${counted(corners, "corner")}: ${score}`;
}

/** `1 frame`, `3,000 frames`. */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}

/** Which part of par a score is: 1 is all of it, also where nobody can get across. */
export function shareOf(score: number, par: number): number {
  return par === 0 ? 1 : score / par;
}

/** `96.7 %`; never rounded up to all of it. */
export function percentText(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
