/** English: frogger: roads, a frog to watch, and one to be. */
import { counted } from "./numbers.ts";

/** What counts for the bonus. */
interface Tally {
  readonly corners: number;
  readonly confined: boolean;
}

const MOVES = {
  ".": "Wait",
  "^": "Hop north",
  "v": "Hop south",
  "<": "Hop west",
  ">": "Hop east",
} as const;

const crossings = (count: number) => counted(count, "crossing", "crossings");
const frames = (count: number) => counted(count, "frame", "frames");

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
  views: { watch: "Watch", play: "Play it yourself" },
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
    par === 0 ? `${score} of 0` : `${score} of ${par}: ${(100 * score / par).toFixed(1)} %`,

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
  squashedIn: (frame: number) => `Squashed in frame ${frame}`,
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
  redo: "Make it again",
  toStart: "Back to the start",
  live: "Let time run by itself",
  liveShort: "Real time",
  saveShort: "Save",
  watchShort: "Watch",
  watchYours: "Watch your moves",
  framesPlayed: (made: number, all: number) => `Frame ${made} of ${all}`,
  advice: "What is best from here",
  hint: "Hint",
  way: "Best way",
  thinking: "Looking ahead…",
  lost: "Whatever the frog does now, it will be squashed. Take moves back.",
  bestFromHere: (count: number) => `Best from here: ${count} more.`,
  bestScore: (score: number) => `Score at the end: ${score}.`,
  takeAdvice: (move: string) => `Best move: ${move.toLowerCase()}`,
  finished: (score: number) => `Over, and alive: score ${score}`,
  finishedWith: (tally: Tally & { readonly crossings: number }) =>
    `${crossings(tally.crossings)}, bonus ${bonusOf(tally)}.`,
  finishedPar: "That is par. Nobody can have more.",
  finishedShort: (score: number, par: number) =>
    `That is ${(100 * score / Math.max(1, par)).toFixed(1)} % of par, which is ${par}.`,
  aside: (moves: number) => `Your own game of ${counted(moves, "move", "moves")} was put aside.`,
  takeUp: "Go on with it",

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
    noBest: "The best moves could not be found",
    pageFailed: (why: string) => `The page failed by a mistake of its own: ${why}`,
  },
} as const;
