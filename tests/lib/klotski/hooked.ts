/** Variants whose pieces hook into each other. */
import { HOOKS, read } from "./drawn.ts";

/** A ring round a piece: neither goes anywhere without the other. */
export const RING = read("aaa.. aba.. aaa..", "goal: a 2 0");

/** A ring with room in it, which a piece may use. */
export const WIDE_RING = read("aaaa. ab.a. a..a. aaaa. .....", "goal: a 1 1");

/** A cap on a stick. */
export const CAP = read("aaa. aba. .b.. ....", "goal: a 1 2");

/** Two hooks that have to be taken along before they can be taken apart. */
export const APART = read("a.a. aba. aaa. ....", "goal: a 1 1", "goal: b 0 0");

/** A ring on a board that is its own mirror image. */
export const SYMMETRIC = read(".aaa. .aba. .aaa. .....", "goal: a 1 1");

/** By name. */
export const HOOKED = {
  RING,
  WIDE_RING,
  CAP,
  APART,
  SYMMETRIC,
  HOOKS: { ...HOOKS, goal: [] },
};
