/** When in a turn what is seen: parts of the turn from 0 to 1, and a while after it in which it fades. Pure. */

/** A stretch of a turn. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The phases of a turn as they are shown: moves, shots, looks. What turns, turns before it is needed. */
export const TIMES = {
  faultBlast: { from: 0.03, to: 0.33 },
  tracksTurn: { from: 0, to: 0.14 },
  drive: { from: 0.06, to: 0.46 },
  /** Where a blocked tank is farthest forward, and two collide. */
  bump: { from: 0.3, to: 0.46 },
  cannonTurns: { from: 0.44, to: 0.54 },
  shotFlies: { from: 0.54, to: 0.64 },
  shotHits: { from: 0.64, to: 0.8 },
  periscopeTurns: { from: 0.74, to: 0.83 },
  lookOpens: { from: 0.8, to: 0.96 },
  /** After the turn, while the next one begins. */
  fade: { from: 1, to: 1.28 },
} as const satisfies Record<string, Span>;

/** How much of a stretch has gone by, from 0 to 1. */
export function share(time: number, { from, to }: Span): number {
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

/** A movement that starts and ends gently. */
export function gentle(part: number): number {
  return part * part * (3 - 2 * part);
}

/** How strongly something that happened is still seen: 1 in its turn, then fading into the next. */
export function afterglow(time: number): number {
  return 1 - share(time, TIMES.fade);
}

/** Rises from 0 to 1 and falls back to 0 within a stretch. */
export function pulse(time: number, span: Span): number {
  return Math.sin(Math.PI * share(time, span));
}

/** A pulse that starts at once and dies away within a stretch. */
export function flash(time: number, span: Span): number {
  return time < span.from ? 0 : (1 - share(time, span)) ** 2;
}
