/** English: the help about playing a recording; what the keys do is told in player.ts. */
import type { Unit } from "./player.ts";

export const playerHelp = {
  until: "…",
  keyGroups: {
    play: "Playing",
    move: "Moving",
    speed: "Speed",
    page: "On this page",
  },
  legend: "On the time line",
  marks: {
    note: "Something worth knowing",
    hit: "A hit",
    collision: "A collision",
    fault: "A fault of a program",
    death: "A death",
  },
  touch: "By mouse and touch",
  touchHints: (unit: Unit) => [
    "Drag the handle along the time line, or press anywhere on it.",
    `Hold a step button down to keep going, ${unit.one} by ${unit.one}; the outermost buttons go to the start and to the end.`,
    `Press the number of the ${unit.one} to type another one.`,
    "After a jump, the bent arrow beside that number leads back.",
    "Press the number of the speed to go back to normal.",
  ],
} as const;
