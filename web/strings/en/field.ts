/** English: looking closer at the field, and what a tank on it could do. */
import { COMPASS, count } from "./panels.ts";

/** What is said once the page of tanks has loaded its later parts. */
export const field = {
  /** `targets` are those that a shot hits and that live. */
  reach: (cells: number, targets: readonly string[]): string =>
    `cannon reaches ${count(cells, "cell", "cells")}: ` +
    (targets.length === 0 ? "would hit nobody" : `would hit ${targets.join(", ")}`),
  /** Where others may have gone on. */
  reachIfThere: (cells: number, targets: readonly string[]): string =>
    targets.length === 0
      ? `cannon reaches ${count(cells, "cell", "cells")}: would hit nobody it knows of`
      : `cannon reaches ${count(cells, "cell", "cells")}: would hit ${
        targets.join(", ")
      }, if still there`,
  target: (mark: string, direction: number, damage: number): string =>
    `${mark} ${COMPASS[direction] ?? ""} for ${damage}`,
  view: (direction: number, seen: readonly string[]): string =>
    `a look ${COMPASS[direction] ?? ""} would show ` +
    (seen.length === 0 ? "nobody" : seen.join(", ")),

  turned: "Turn the field",
  turnedHint:
    "North lies to the right. A field much higher than wide turns by itself where that helps.",
  zoomTools: "Look closer",
  zoomHint: "Also by the wheel or two fingers; pressing twice goes in and back.",
  zoomIn: "Larger",
  zoomOut: "Smaller",
  zoomEnd: "The whole field",

  copyCell: "Copied what is on this cell.",
  copyField: "Copied the field as text.",
  notCopied: "The browser did not allow copying.",
} as const;
