/** English: race: circuits, laps against each other, and one driven by hand. */
import { counted } from "./numbers.ts";

/** A displacement on one axis: "3 right". */
const along = (amount: number, positive: string, negative: string): string[] =>
  amount === 0 ? [] : [`${Math.abs(amount)} ${amount > 0 ? positive : negative}`];

const displacement = (x: number, y: number): string => {
  const parts = [...along(x, "right", "left"), ...along(y, "down", "up")];
  return parts.length === 0 ? "standing" : parts.join(", ");
};

export const race = {
  title: "Race",
  heading: "Racing on squared paper",
  lead:
    "A Formula 1 car, a circuit of 150 by 100 cells, one move a second. From move to move the speed changes by one cell at most: whoever brakes too late is in the scenery. Programs race here; you can, too.",
  shelf: "Circuits",
  noShelf: "This site has no circuits of its own. Drop one here, or draw one.",
  par: "par",
  parHint: "Par is the time of the best lap that there is, in seconds: nobody can be faster.",
  seconds: (time: string) => `${time} s`,
  moves: (count: number) => counted(count, "move", "moves"),
  open: "Open laps or circuits",
  openHint: "Files that end in .F1 or .cir; or drop them anywhere on this page.",
  openLap: "Open a lap (.F1)",
  dropHere: "Drop laps (.F1) and circuits (.cir) here",
  nothingToOpen: "There is nothing for this page in that: laps end in .F1, circuits in .cir.",
  draw: "Draw your own circuit",
  championship: (title: string) => `Championship: ${title}`,
  edit: "Draw on it",
  allCircuits: "All circuits",
  download: "Save the circuit",
  noTitle: "A circuit",
  busy: "Opening…",
  dismiss: "Close this message",
  picture: (title: string) => `The circuit ${title} from above, with the cars on it`,

  view: "What to do here",
  watch: "Watch laps",
  driveIt: "Drive it yourself",
  near: "From near",
  share: "Copy the address",
  shared: "Copied",
  keyNear: "From near, or the whole circuit",
  keyDrive: "Drive it yourself",
  keyWatch: "Watch laps",
  keyLap: "Look at the next car",
  keyBest: "Add the best lap",
  unit: { one: "second", many: "seconds" },

  laps: "Laps",
  noLaps: "No lap is open yet.",
  noLapsHint:
    "Open one that a program wrote, see the best lap that there is, or drive one yourself. Several race against each other.",
  addBest: "Add the best lap",
  searching: "Looking for the best lap…",
  bestName: "Best lap",
  nobody: "Without a name",
  you: "You",
  remove: (name: string) => `Take ${name} away`,
  look: (name: string) => `Look at ${name}`,
  time: "Time",
  speed: "Speed",
  kmh: (speed: number) => `${speed.toFixed(0)} km/h`,
  displacement: "Displacement",
  displacementOf: displacement,
  cell: "Cell",
  cellOf: (x: number, y: number) => `${x},${y}`,
  /** Said after each step, for those who listen. */
  moment: (
    { at, kmh, move }: {
      readonly at: { readonly x: number; readonly y: number };
      readonly kmh: number;
      readonly move: { readonly x: number; readonly y: number };
    },
  ) => `cell ${at.x},${at.y}, ${kmh.toFixed(0)} km/h, ${displacement(move.x, move.y)}`,
  /** The mean speed of a lap. */
  meanSpeed: (kmhHundredths: number) => `${(kmhHundredths / 100).toFixed(2)} km/h`,
  curve: "Speed, move by move",
  notFinished: "does not reach the line",
  crashShort: (move: number) => `crash in move ${move}`,
  ruleShort: (move: number) => `breaks a rule in move ${move}`,
  afterShort: "goes on after the finish",
  startShort: "does not begin at the start",

  marks: {
    crash: (name: string) => `${name} crashes`,
    finish: (name: string) => `${name} crosses the line`,
    stops: (name: string) => `${name} ends here`,
    breaks: (name: string) => `${name} breaks a rule`,
  },
  markKinds: {
    note: "A lap ends before the line",
    hit: "A car crosses the line",
    collision: "A crash",
    fault: "A move against the rules",
  },

  driveHelp: "How to drive",
  pad: "Where to go next",
  padHint:
    "The middle cell repeats the last move. Press a cell in the picture or here, or a key: the number block, or Q W E, A S D, Z X C.",
  choice: (x: number, y: number) => `${displacement(x, y)}`,
  choiceCrash: (x: number, y: number) => `${displacement(x, y)}: a crash`,
  choiceStays: "The first move cannot stand still",
  staysAhead: "The first move cannot stand still: choose another cell.",
  crashAhead: "That would be a crash: choose another cell, or take moves back.",
  noWay: "All nine cells are crashes. Take some moves back and brake earlier.",
  undo: "Take the last move back",
  redo: "Make it again",
  toStart: "Back to the start",
  fewest: (moves: number) => `${counted(moves, "move", "moves")} made`,
  finished: (time: string) => `Across the line in ${time} s`,
  finishedPar: "That is par. Nobody can be faster.",
  finishedAbove: (above: string) => `That is ${above}.`,
  saveLap: "Save as .F1",
  watchIt: "Watch your lap",
  driveAgain: "Drive again",
  aside: (laps: number, moves: number) =>
    laps === 1
      ? `Your own lap of ${counted(moves, "move", "moves")} is put aside.`
      : "Your own laps on this circuit are put aside, the last first:",
  takeUp: "Go on with it",
  takeUpOf: (moves: number) => counted(moves, "move", "moves"),
  takeUpHint: (moves: number) => `Go on with your lap of ${counted(moves, "move", "moves")}`,
  asideShort: (laps: number) => `Put aside: ${laps}`,
  asideHint: (laps: number) =>
    `Show your ${counted(laps, "lap that is", "laps that are")} put aside`,
  dismissAside: "Close: the laps stay where they are",
  keyGo: "Drive to a cell: as the number block lies",
  keyGoLetters: "The same by letters: Q W E, A S D, Z X C",
  keyPoint: "Point at a cell",
  keyTake: "Drive to the cell pointed at",
  keyUndo: "Take the last move back",
  keyRedo: "Make it again",
  keyToStart: "Back to the start",
  keySave: "Save the lap as .F1",

  problems: {
    badLink: (why: string) => `This address cannot be read: ${why}`,
    linkTooLong: "it is longer than any that Turniir makes",
    linkOtherVersion: "a newer version of Turniir made it",
    linkNotPacked: "some of it has been lost or changed on the way",
    linkNotCircuit: "it holds no circuit",
    linkNotLap: "it holds no lap",
    noCircuit: (name: string) => `There is no circuit ${name} here`,
    notConforming: (why: string) => `Nobody can race on this circuit. ${why}`,
    otherCircuit: (name: string) =>
      name === ""
        ? "Line 2 of this lap names no circuit"
        : `This lap was driven on ${name}, which is not the circuit shown here`,
    tooLarge: "This file is too large to be a circuit or a lap",
    picture: "This is a picture: the circuit editor opens it, and saves it as a circuit",
    noBest: "The best lap could not be found",
  },
} as const;
