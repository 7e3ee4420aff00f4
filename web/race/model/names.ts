/** What cars are called and how they are told apart. Pure. */
import { cleanText } from "../../../lib/race/foreign_text.ts";
import * as strings from "../../strings/strings.ts";
import type { ShownLap } from "./shown_lap.ts";

/** There are so many colours; further cars begin again at the first. */
const COLOURS = 9;

/** A, B, C …, after Z again A. */
export function letterOf(car: number): string {
  return String.fromCharCode(65 + car % 26);
}

/** The colour of a car, for styles. */
export function carColour(car: number): string {
  return `var(--car-${car % COLOURS})`;
}

/** Who drove a lap: a stranger's text, made harmless. */
export function lapName({ isBest, lap }: Pick<ShownLap, "isBest" | "lap">): string {
  return isBest ? strings.race.bestName : cleanText(lap.pilot) || strings.race.nobody;
}
