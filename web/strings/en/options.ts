/** English: what can be chosen about how a match of tanks is shown and played. */
import type { Phase } from "../../tanks/model/actions.ts";
import { whole } from "./numbers.ts";

const PHASES: Readonly<Record<Phase, string>> = { moves: "moves", shots: "shots", looks: "looks" };

/** A turn, action by action. */
export const actions = {
  title: "Action by action",
  on: "One action on",
  back: "One action back",
  close: "No longer by actions",
  start: "The round is about to begin.",
  nothing: "It knows of nothing in this turn.",
  /** What a sentence is about: "Turn 12, shots:". */
  place: (turn: string, phase: Phase): string => `${turn}, ${PHASES[phase]}:`,
} as const;

/** The choices, with what they do. */
export const options = {
  hurries: {
    title: "Skip quiet turns",
    hint: "Fast to where something happens.",
  },
  byActions: {
    title: "Step by actions",
    hint: "Moves, then shots, then looks.",
  },
  pause: {
    title: "Pause at turn",
    nowhere: "none",
    /** What can be typed: "1 to 38". */
    hint: (last: number) => `1 to ${whole(last)}; beyond that, the nearest.`,
  },
  heights: {
    title: "Heights as numbers",
    hint: undefined,
  },
  eyesInTurn: {
    title: "Each tank’s eyes in turn",
    hint: "Another one every few seconds while it plays.",
  },
  hidesResults: {
    title: "Hide results",
    hint: "And what comes; kept in this browser.",
  },
} as const;
