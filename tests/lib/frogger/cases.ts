/**
 * Games whose ends are worked out by hand from the rules. They are played by the judge, and by every misreading of
 * plain_frogger.ts, of which each must come to another end in at least one of them.
 */

/** A game and its end. */
export interface Case {
  /** The rules that decide it, and what happens. */
  readonly name: string;
  /** Five lanes. */
  readonly lanes: readonly string[];
  readonly moves: string;
  /** Cause and frame, or `OK crossings score`, and confinement and corners. */
  readonly end: string;
}

/** A road with something in one lane only. */
export function lane(row: number, text: string): readonly string[] {
  return Array.from({ length: 5 }, (_, index) => index === row - 1 ? text : "");
}

/** Spaces. */
export function gap(cells: number): string {
  return " ".repeat(cells);
}

/** Waits. */
export function wait(frames: number): string {
  return ".".repeat(frames);
}

const NORTH = "^^^^^^";
const SOUTH = "vvvvvv";
const WEST = "<<<<<<<<<<<";
const EAST = ">>>>>>>>>>>";

/** One vehicle of one cell: lanes 1 and 5 are clear after 12 frames, lane 3 after 24, lanes 2 and 4 after 48. */
const ONE = "=";

/** Long enough for anything: a vehicle that passes by the 24th frame, and one that comes 200 frames later. */
const QUIET = lane(3, `=${gap(199)}=`);

export const CASES: readonly Case[] = [
  // The board.
  { name: "[BOARD-2] [OFF-1] twelve hops east", lanes: QUIET, moves: `${EAST}>`, end: "off 11" },
  { name: "[BOARD-2] [OFF-1] twelve hops west", lanes: QUIET, moves: `${WEST}<`, end: "off 11" },
  { name: "[OFF-1] south at once", lanes: QUIET, moves: "v", end: "off 0" },
  { name: "[OFF-1] beyond the north", lanes: lane(1, ONE), moves: `${NORTH}^`, end: "off 6" },
  { name: "[ZONE-1] doing nothing", lanes: QUIET, moves: "", end: "OK 0 0 confined" },

  // The lanes, met in the middle.
  { name: "[HIT-1] lane 1", lanes: lane(1, ONE), moves: ".^^^^^", end: "hit 5" },
  { name: "[HIT-1] lane 2", lanes: lane(2, ONE), moves: `${wait(20)}^^^^`, end: "hit 23" },
  { name: "[HIT-1] lane 3", lanes: lane(3, ONE), moves: `${wait(9)}^^^`, end: "hit 11" },
  { name: "[HIT-1] lane 4", lanes: lane(4, ONE), moves: `${wait(22)}^^`, end: "hit 23" },
  { name: "[HIT-1] lane 5", lanes: lane(5, ONE), moves: `${wait(5)}^`, end: "hit 5" },
  {
    name: "[LANE-3] a half-speed lane has not come yet",
    lanes: lane(4, ONE),
    moves: `${wait(21)}^^^`,
    end: "OK 0 0 confined",
  },
  {
    name: "[LANE-3] and is gone two frames later",
    lanes: lane(4, ONE),
    moves: `${wait(24)}^^^`,
    end: "OK 0 0 confined",
  },
  { name: "[LANE-3] not one", lanes: lane(4, ONE), moves: `${wait(23)}^^`, end: "hit 24" },
  { name: "[LANE-3] to the east", lanes: lane(2, ONE), moves: `${wait(21)}^^^^`, end: "hit 24" },

  // The lines.
  {
    name: "[ENTRY-2] read from the left",
    lanes: lane(3, "=  =="),
    moves: `${wait(12)}^^^`,
    end: "hit 14",
  },
  {
    name: "[ENTRY-3] read from the right",
    lanes: lane(2, "=  =="),
    moves: `${wait(22)}^^^^`,
    end: "hit 25",
  },
  {
    name: "[FILE-5] blanks in front",
    lanes: lane(3, "   ="),
    moves: `${wait(9)}^^^`,
    end: "hit 11",
  },
  { name: "[FILE-5] blanks behind", lanes: lane(5, "=   "), moves: `${wait(5)}^`, end: "hit 5" },
  {
    name: "[FILE-2] all of a vehicle",
    lanes: lane(3, "(="),
    moves: `${wait(10)}^^^`,
    end: "hit 12",
  },

  // Waiting in an express lane.
  { name: "[FLIP-2] lane 1", lanes: lane(1, ONE), moves: "<^^^^^.", end: "flip 6" },
  { name: "[FLIP-2] lane 5", lanes: lane(5, ONE), moves: "....>^.", end: "flip 6" },
  { name: "[FLIP-2] in time", lanes: lane(1, ONE), moves: "<^^^^^^", end: "OK 1 1 confined" },

  // Against the traffic.
  {
    name: "[FLIP-3] lane 3, next cell",
    lanes: lane(3, ONE),
    moves: `${wait(8)}^^^>`,
    end: "flip 11",
  },
  { name: "[FLIP-3] lane 3, 2 ahead", lanes: lane(3, ONE), moves: `${wait(7)}^^^>`, end: "hit 10" },
  {
    name: "[FLIP-3] lane 3, 3 ahead",
    lanes: lane(3, ONE),
    moves: `${wait(6)}^^^>^`,
    end: "OK 0 0 confined",
  },
  { name: "[FLIP-3] lane 1, next cell", lanes: lane(1, ONE), moves: "<^^^^^>", end: "flip 6" },
  { name: "[FLIP-3] lane 1, 2 ahead", lanes: lane(1, ONE), moves: "^^^^^>", end: "flip 5" },
  { name: "[FLIP-3] lane 1, 3 ahead", lanes: lane(1, "=   ="), moves: ">^^^^^>", end: "hit 6" },
  { name: "[FLIP-3] lane 5, 2 ahead", lanes: lane(5, ONE), moves: "....^<", end: "flip 5" },
  { name: "[FLIP-3] lane 4 stands", lanes: lane(4, ONE), moves: `${wait(21)}<^^>`, end: "hit 24" },
  { name: "[FLIP-3] lane 4 moves", lanes: lane(4, ONE), moves: `${wait(22)}<^^>`, end: "flip 25" },

  // With the traffic.
  {
    name: "[FLIP-4] behind a vehicle",
    lanes: lane(3, ONE),
    moves: `${wait(10)}^^^<`,
    end: "OK 0 0 confined",
  },
  { name: "[FLIP-4] too slow", lanes: lane(1, ONE), moves: "<^^^^^<", end: "hit 6" },

  // North and south.
  {
    name: "[FLIP-5] under a vehicle into the lane",
    lanes: lane(1, ONE),
    moves: "<^^^^.^^",
    end: "OK 1 1 confined",
  },
  {
    name: "[HIT-2] behind one that leaves",
    lanes: lane(3, ONE),
    moves: `${wait(10)}^^^`,
    end: "OK 0 0 confined",
  },

  // Crossings and the end.
  {
    name: "[CROSS-1] in the last frame",
    lanes: lane(1, ONE),
    moves: NORTH + SOUTH,
    end: "OK 2 3 confined",
  },
  {
    name: "[END-3] nothing after it",
    lanes: lane(1, ONE),
    moves: `${NORTH}${SOUTH}v`,
    end: "OK 2 3 confined",
  },
  { name: "[CROSS-2] back again", lanes: lane(1, ONE), moves: "^v^v", end: "OK 0 0 confined" },
  {
    name: "[CROSS-2] back in the north",
    lanes: lane(1, ONE),
    moves: `${NORTH}v^`,
    end: "OK 1 1 confined",
  },
  { name: "[END-2] after a gap", lanes: QUIET, moves: wait(30) + NORTH, end: "OK 1 1 confined" },

  // Corners and confinement.
  { name: "[CORNER-1] south-west", lanes: QUIET, moves: `${WEST}><`, end: "OK 0 0 corners 1" },
  { name: "[CORNER-1] south-east", lanes: QUIET, moves: EAST, end: "OK 0 0 corners 1" },
  {
    name: "[CORNER-1] in the last frame",
    lanes: lane(1, ONE),
    moves: `.${WEST}`,
    end: "OK 0 0 corners 1",
  },
  {
    name: "[CORNER-1] all four",
    lanes: QUIET,
    moves: `${wait(24)}${WEST}${NORTH}${EAST}${EAST}${SOUTH}`,
    end: "OK 2 2 corners 4",
  },
  { name: "[CONFINED-1] 4 to the east", lanes: QUIET, moves: ">>>>", end: "OK 0 0 confined" },
  { name: "[CONFINED-1] 4 to the west", lanes: QUIET, moves: "<<<<", end: "OK 0 0 confined" },
  { name: "[CONFINED-1] 5 to the east", lanes: QUIET, moves: ">>>>><", end: "OK 0 0" },
  { name: "[CONFINED-1] 5 to the west", lanes: QUIET, moves: "<<<<<>", end: "OK 0 0" },

  // The last frame, at the western edge: one vehicle leaves the board in it.
  {
    name: "[FLIP-2] in the last frame",
    lanes: lane(1, `=${gap(15)}=`),
    moves: `${WEST}^^^^^....`,
    end: "flip 19",
  },
  {
    name: "[FLIP-3] in the last frame",
    lanes: lane(1, `=${gap(15)}=`),
    moves: `${WEST}^^^^^...>`,
    end: "flip 19",
  },
  {
    name: "[FLIP-5] in the last frame",
    lanes: lane(1, `=${gap(15)}=`),
    moves: `${WEST}^^^^^...^`,
    end: "OK 1 1 corners 2",
  },
];
