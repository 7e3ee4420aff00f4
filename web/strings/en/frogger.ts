/** English: frogger: roads, a frog to watch, and one to be. */
import { counted, whole } from "./numbers.ts";

/** What counts for the bonus. */
interface Tally {
  readonly corners: number;
  readonly confined: boolean;
}

/** Columns that lie side by side. */
interface Columns {
  readonly first: number;
  readonly last: number;
}

/** The vehicle that squashed the frog: its characters, and where it is at the start of the frame and of the next. */
interface Guilty {
  readonly text: string;
  readonly from: Columns;
  readonly to: Columns;
}

/** How the frog was squashed; places are in words. */
interface SquashTold {
  readonly cause: "off" | "hit" | "flip";
  readonly from: string;
  readonly to: string;
  readonly side: "north" | "south" | "west" | "east";
  readonly isWaiting: boolean;
  readonly guilty?: Guilty;
}

const MOVES = {
  ".": "Wait",
  "^": "Hop north",
  "v": "Hop south",
  "<": "Hop west",
  ">": "Hop east",
} as const;

const crossings = (count: number) => counted(count, "crossing", "crossings");
/** What a vehicle does in the frame. */
const driving = ({ from, to }: Guilty): string =>
  from.first === to.first
    ? `stands in ${columns(from)}`
    : `drives from ${columns(from)} to ${columns(to).replace(/^\w+ /, "")}`;

const squashTold = ({ cause, from, guilty, isWaiting, side, to }: SquashTold): string => {
  if (cause === "off") return `The frog hops off the board to the ${side}, from ${from}.`;
  const deed = isWaiting ? `The frog waits in ${from}` : `The frog hops from ${from} to ${to}`;
  const vehicle = guilty === undefined ? "a vehicle" : `the vehicle "\u2068${guilty.text}\u2069"`;
  const way = guilty === undefined ? "" : ` It ${driving(guilty)}.`;
  if (cause === "hit") return `${deed}, and ${vehicle} is there at the end of the frame.${way}`;
  return isWaiting
    ? `${deed}, and ${vehicle} jumps over it.${way}`
    : `${deed}, and ${vehicle} comes through it: they change sides.${way}`;
};

const frames = (count: number) => counted(count, "frame", "frames");

/** `11`, or `11–13`. */
const columns = ({ first, last }: Columns): string =>
  first === last ? `column ${first}` : `columns ${first}–${last}`;

/** `+5 %`. */
const bonusOf = ({ confined, corners }: Tally): string =>
  confined ? "+25 %" : corners === 0 ? "none" : `+${corners * 2.5} %`;

export const frogger = {
  title: "Frogger",
  heading: "Why does the frog cross the road?",
  lead:
    "To get to the other side, and back, as often as it can before the traffic is over. Five lanes, all vehicles known in advance, one move a frame: wait, or hop one cell. Programs look for the most crossings; you can, too.",
  rules: [
    { sign: "+1", words: "for each crossing" },
    { sign: "+2.5 %", words: "for each corner touched" },
    { sign: "+25 %", words: "for staying in the middle nine columns" },
    { sign: "0", words: "for a frog that is squashed" },
  ],
  shelf: "Roads",
  noShelf: "This site has no traffic of its own. Drop a file of it here.",
  own: "Your own traffic, and moves of programs",
  par: "par",
  parName: "Par",
  parHint: "Par is the highest score that there is on this road: nobody can have more.",
  frames,
  crossings,
  playShort: "Play",
  playRoad: (title: string) => `Play on ${title}`,
  watchBestOn: (title: string) => `Watch the best moves on ${title}`,
  open: "Open traffic or moves",
  openMoves: "Open moves or traffic",
  openHint:
    "Traffic is five lines of text, a lane each; moves are one character a frame: < > ^ v and a dot to wait. Or drop the files anywhere on this page.",
  dropHere: "Drop traffic and moves here",
  nothingToOpen: "There is nothing for this page in that: traffic and moves are text files.",
  allRoads: "All roads",
  saveTraffic: "Save the traffic",
  noTitle: "A road",
  busy: "Opening…",
  dismiss: "Close this message",
  picture: (title: string) => `The road ${title} from above, with its traffic and the frog`,

  view: "What to do here",
  views: { watch: "Watch", play: "Play" },
  share: "Copy the address",
  shared: "Copied",
  unit: { one: "frame", many: "frames" },

  score: "Score",
  crossingsName: "Crossings",
  cornersName: "Corners",
  cornersOf: (count: number) => `${count} of 4`,
  bonus: "Bonus",
  bonusOf,
  ofPar: "Of par",
  shareOfPar: (score: number, par: number) =>
    `${whole(score)} of ${whole(par)}${par === 0 ? "" : `: ${(100 * score / par).toFixed(1)} %`}`,
  whole,
  noBonus: "none",

  watched: "The moves that are watched",
  noRun: "No moves are open yet",
  noRunHint: "See the best that there are, open what a program wrote, or play yourself.",
  origins: { best: "The best moves there are", hand: "Your moves", given: "Moves from an address" },
  watchBest: "Watch the best",
  searching: "Looking for the best moves…",
  playIt: "Play it yourself",
  playOn: "Play on from this frame",
  saveMoves: "Save the moves",
  lives: (count: number) => `The frog lives through all ${frames(count)}`,
  noVehicles: "There are no vehicles on this road, so there is no frame to play.",
  squashedIn: (frame: number) => `Squashed in frame ${frame}`,
  /** The moves were over before the frog was squashed. */
  waitedUntil: (moves: number, frame: number) =>
    moves === 0
      ? `There are no moves: the frog waited until frame ${frame}.`
      : `The moves end in frame ${moves - 1}: the frog waited until frame ${frame}.`,
  missing: (count: number) =>
    `${counted(count, "move is", "moves are")} missing at the end: there the frog waits.`,
  ignored: (count: number) =>
    `${counted(count, "move", "moves")} after the last frame did not count.`,

  marks: {
    crossing: (number: number) => `Crossing ${number}`,
    corner: (number: number) => `Corner ${number} of 4 touched`,
    left: "The frog leaves the middle nine columns",
    squash: {
      off: "Off the board",
      hit: "Squashed",
      flip: "Squashed on the way",
    },
  },
  markKinds: {
    note: "The frog leaves the middle",
    hit: "A crossing",
    collision: "A corner is touched",
    death: "The frog is squashed",
  },

  squash: {
    title: "How the frog was squashed",
    causes: {
      off: "Off the board",
      hit: "Run over",
      flip: "Through the traffic",
    },
    jumped: "Jumped over",
    before: (frame: number) => `At the start of frame ${frame}`,
    after: (frame: number) => `At the start of frame ${frame}`,
    rules: {
      off: "The board has 7 rows and 23 columns, and nothing leads round it.",
      hit: "At the end of a frame no vehicle may be in the frog's cell.",
      flip:
        "Frog and vehicle move at the same time. Within a lane they must not change sides: one would go through the other.",
    },
    told: squashTold,
    place: (row: number, column: number) =>
      `${
        row === 0 ? "the north zone" : row === 6 ? "the south zone" : `lane ${row}`
      }, column ${column}`,
    lane: (row: number) => row === 0 ? "N" : row === 6 ? "S" : String(row),
    show: "Show how it came to that",
  },

  /** Said after each move, for those who listen: the place is a sentence. */
  standing: (place: string, count: number) => `${place}. ${crossings(count)}.`,
  begin: "Press an arrow, or stroke the road. Each move is one frame.",
  pad: "Moves",
  moves: MOVES,
  padHint:
    "Arrows or W A S D hop, space waits. On the picture: stroke, or press where to hop to; press the frog to wait.",
  tools: "What you played",
  undo: "Take the last move back",
  undoTen: "Take ten moves back",
  undoSquash: "Take that back",
  playAgain: "Play again",
  redo: "Make it again",
  toStart: "Back to the start",
  live: "Let time run by itself",
  liveShort: "Real time",
  saveShort: "Save",
  watchShort: "Replay",
  watchYours: "Watch your moves",
  framesPlayed: (made: number, all: number) => `Frame ${whole(made)} of ${whole(all)}`,
  advice: "What is best from here",
  hint: "Hint",
  way: "Best way",
  thinking: "Looking ahead…",
  noAdvice: "Hints cannot be loaded: are you offline? They are tried again at the next move.",
  lost: "Whatever the frog does now, it will be squashed. Take moves back.",
  bestFromHere: (count: number) => `Best from here: ${whole(count)} more.`,
  bestScore: (score: number) => `Score at the end: ${whole(score)}.`,
  bestMove: "Best move:",
  takeAdvice: (move: string) => `Best move: ${move.toLowerCase()}`,
  finished: (score: number) => `Over, and alive: score ${whole(score)}`,
  finishedWith: (tally: Tally & { readonly crossings: number }) =>
    `${crossings(tally.crossings)}, bonus ${bonusOf(tally)}.`,
  finishedPar: "That is par. Nobody can have more.",
  finishedShort: (score: number, par: number) =>
    `That is ${(100 * score / Math.max(1, par)).toFixed(1)} % of par, which is ${whole(par)}.`,
  aside: (games: number, moves: number) =>
    games === 1
      ? `Your own game of ${counted(moves, "move", "moves")} is put aside.`
      : "Your own games on this road are put aside, the last first:",
  takeUp: "Go on with it",
  takeUpOf: (moves: number) => counted(moves, "move", "moves"),
  takeUpHint: (moves: number) => `Go on with your game of ${counted(moves, "move", "moves")}`,
  asideShort: (games: number) => `Put aside: ${games}`,
  asideHint: (games: number) =>
    `Show your ${counted(games, "game that is", "games that are")} put aside`,
  dismissAside: "Close: the games stay where they are",

  playHelp: "How to play",
  howTo: [
    "Every move is one frame: the frog hops or waits while the traffic drives. Arrows on the road tell how fast a lane is: one or two points are one cell in two frames or in one, four points are two cells a frame.",
    "A crossing counts on the side that shines. Stars are the corners; the posts on the grass enclose the middle nine columns.",
  ],
  keys: {
    best: "Watch the best moves",
    play: "Play it yourself",
    playOn: "Play on from this frame",
    watch: "Watch",
    save: "Save the moves",
    moves: MOVES,
    undo: "Take the last move back",
    undoTen: "Take ten moves back",
    redo: "Make it again",
    toStart: "Back to the start",
    hint: "Hint: what is best from here",
    way: "Show the best way",
    takeAdvice: "Make the move that is best",
    live: "Let time run by itself",
  },

  problems: {
    badLink: (why: string) => `This address cannot be read: ${why}`,
    linkTooLong: "it is longer than any that Turniir makes",
    linkOtherVersion: "a newer version of Turniir made it",
    linkNotPacked: "some of it has been lost or changed on the way",
    linkNotRoad: "it holds no traffic",
    linkNotMoves: "it holds no moves",
    noTraffic: (name: string) => `There is no traffic ${name} here`,
    noRoad: "These are moves: choose a road first, or drop them together with its traffic",
    roadLong:
      "This traffic is too long to stand in an address: a copied one will not show it to others",
    tooLarge: "This file is too large to be traffic or moves",
    noBest: "The best moves could not be found: are you offline?",
    noText: "This is no text file: traffic and moves are plain text (UTF-8)",
    emptyFile: "This file is empty",
    onlyOne: {
      traffic: (name: string) => `Only ${name} was opened: one road is shown at a time`,
      moves: (name: string) => `Only ${name} was opened: the moves of one file are shown at a time`,
    },
  },
} as const;
