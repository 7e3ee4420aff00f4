/**
 * Roads for tests.
 */
import fc from "fast-check";
import { parseTraffic } from "../../../lib/frogger/traffic_file.ts";
import type { Traffic } from "../../../lib/frogger/types.ts";

/** The traffic of five lines. */
export function read(lanes: readonly string[]): Traffic {
  const parsed = parseTraffic(new TextEncoder().encode(`${lanes.join("\n")}\n`));
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join("\n"));
  return parsed.value.traffic;
}

/** Roads of short lanes, empty ones among them; slow lanes are half as long as the others. */
export function roads(longest: number): fc.Arbitrary<string[]> {
  const cell = fc.constantFrom(" ", " ", "=", "o");
  const upTo = (maxLength: number) => fc.array(cell, { maxLength }).map((cells) => cells.join(""));
  const [line, slow] = [upTo(longest), upTo(Math.floor(longest / 2))];
  return fc.tuple(line, slow, line, slow, line);
}

/** Moves, mostly ahead. */
export function hops(longest: number): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(".", "^", "^", "v", "<", ">"), { maxLength: longest }).map((
    all,
  ) => all.join(""));
}
