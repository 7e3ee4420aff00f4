/** English: playing a recording: the controls, the time line, the keys. */
import { whole } from "./numbers.ts";

/** What a frame of the recording is called: "turn" and "turns". */
export interface Unit {
  readonly one: string;
  readonly many: string;
}

export const player = {
  controls: "Playback",
  play: "Play",
  pause: "Pause",
  replay: "Play again",
  toStart: "To the start",
  toEnd: "To the end",
  previousEvent: "Previous event",
  nextEvent: "Next event",
  back: (unit: Unit) => `One ${unit.one} back`,
  forward: (unit: Unit) => `One ${unit.one} on`,
  /** Where it is: "turn 12 of 40". */
  place: (unit: Unit, at: number, of: number) => `${unit.one} ${whole(at)} of ${whole(of)}`,
  /** The same with what happens there: "Turn 12 of 40: hunter hits tank1". */
  told: (place: string, happened: readonly string[]) =>
    [place, happened.join("; ")].filter(Boolean).join(": "),
  /** A frame on the time line: "turn 12". */
  frame: (unit: Unit, at: number) => `${unit.one} ${whole(at)}`,
  /** Stands after the frame: "turn 12" "of 40". */
  of: (last: number) => `of ${whole(last)}`,
  /** Stands after the first few events of a frame. */
  more: (count: number) => `and ${count} more`,
  goTo: (unit: Unit) => `Go to a ${unit.one}`,
  goToNumber: (unit: Unit, last: number) => `Go to ${unit.one}, 0 to ${whole(last)}`,
  go: "Go",
  /** The way back after a jump. */
  backTo: (unit: Unit, at: number) => `Back to ${unit.one} ${whole(at)}`,
  number: whole,
  options: "Options",
  timeline: "Time line",
  speed: "Speed",
  /** How many times the normal speed: "2×". */
  times: (speed: number) => `${({ 0.25: "¼", 0.5: "½" })[speed] ?? speed}×`,
  slower: "Slower",
  faster: "Faster",
  normalSpeed: "Back to normal speed",
  speedIs: (times: string) => `Speed ${times}`,

  help: "Keys and signs",
  space: "Space",
  shift: "Shift",
  keys: {
    toggle: "Play or pause",
    back: (unit: Unit) => `One ${unit.one} back`,
    forward: (unit: Unit) => `One ${unit.one} on`,
    tenBack: (unit: Unit) => `10 ${unit.many} back`,
    tenForward: (unit: Unit) => `10 ${unit.many} on`,
    previousEvent: "To the previous event",
    nextEvent: "To the next event",
    toStart: "To the start",
    toEnd: "To the end",
    tenths: "To 10 % … 90 %",
    goTo: (unit: Unit) => `Go to a ${unit.one} by its number`,
    goBack: "Back to where you were before a jump",
    pauseHere: (unit: Unit) => `Pause at this ${unit.one} when playing, or no longer`,
    faster: "Faster",
    slower: "Slower",
    help: "Show or hide this help",
    close: "Close what is open",
  },
} as const;
