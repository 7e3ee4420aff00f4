/** English: klotski: sliding-block puzzles to play, with a solver beside the player, and an editor. */
import { counted, whole } from "./numbers.ts";

const steps = (count: number): string => counted(count, "step", "steps");
const moves = (count: number): string => counted(count, "move", "moves");

const towards = { north: "up", west: "left", east: "right", south: "down" } as const;

export const klotski = {
  title: "Klotski",
  heading: "Sliding-block puzzles",
  lead:
    "Slide the blocks, never lift them, until the painted one lies where it belongs. In the classic, l’âne rouge, the red donkey has to reach the gate at the bottom: 81 moves, if you are very good.",
  shelf: "Puzzles",
  noShelf: "This site has no puzzles of its own. Open one, or draw one.",
  open: "Open a game or a puzzle",
  dropHere: "Drop a game or a puzzle here",
  nothingToOpen:
    "There is nothing for this page in that: games and puzzles are files that end in .txt.",
  draw: "Draw your own puzzle",
  playClassic: "Play the classic",
  goOn: "Go on playing",
  solvedCount: (solved: number, all: number) => `${solved} of ${all} solved`,
  solvedMark: "solved",
  solvedBest: (count: number) => `solved in ${count}`,
  optimum: (count: number) => moves(count),
  noSolution: "no solution",
  freePlay: "free play",
  allPuzzles: "All puzzles",
  noTitle: "A puzzle",
  busy: "Opening…",
  dismiss: "Close this message",
  share: "Copy the address",
  shared: "Copied",
  edit: "Draw on it",
  help: "Help and keys",

  board: (title: string) => `${title}: the board`,
  goalPicture: "The goal",
  goalHint: "The blocks shown have to lie there; the others may lie anywhere.",
  goalOfAll: "Every block has its place; blocks of one shape may change theirs.",
  box: (width: number, height: number) =>
    width === 1 && height === 1
      ? "small square"
      : width === height
      ? `square, ${width} by ${height}`
      : width > height
      ? `lying bar, ${width} by ${height}`
      : `standing bar, ${width} by ${height}`,
  angled: (cells: number, width: number, height: number) =>
    `angled block of ${cells} cells in ${width} by ${height}`,
  pieceAt: (name: string, shape: string, column: number, row: number) =>
    `${name}, ${shape}, column ${column}, row ${row}`,
  towards,
  moved: (name: string, way: readonly (keyof typeof towards)[], others: number) =>
    `${name} ${way.map((one) => towards[one]).join(", ")}${
      others === 0 ? "" : ` with ${counted(others, "other", "others")}`
    }`,
  toColumn: (column: number, row: number) => `now column ${column}, row ${row}`,
  blocked: (name: string) => `${name} cannot go there`,
  chosen: "chosen",
  undone: "Taken back",
  redone: "Made again",

  undo: "Take back",
  redo: "Make again",
  restart: "From the start",
  save: "Save the game",
  load: "Open a game",
  hint: "Hint",
  showMe: "Show me",
  pause: "Pause",
  resume: "Go on",
  stopShow: "Stop",
  counters: "Your game",
  steps: "Steps",
  moves: "Moves",
  pushes: "Pushes",
  stepsHint:
    "One block by one cell. A group of three that is pushed by one cell counts three; blocks that hook into each other count as one.",
  movesHint: "One block along any way, until another one moves; straight back takes it away.",
  pushesHint: "One gesture by one cell, however many blocks it takes along.",
  ofOptimum: (count: number) => `best ${count}`,

  solver: "The solver",
  solvableIn: (count: number) => `Solvable in ${moves(count)}`,
  alsoSteps: (count: number) => steps(count),
  solvableInSteps: (count: number) => `Solvable in ${steps(count)}`,
  unsolvable: "This puzzle has no solution",
  unsolvableWhy: (count: number) =>
    count === 1
      ? "No block can move, and this is not the goal."
      : `All ${
        whole(count)
      } positions that can be reached were looked at: the goal is none of them.`,
  withoutGoal: "No goal: just play",
  looking: "Looking…",
  stopped: "Stopped",
  failed: "The solver cannot work in this browser.",
  full: "More positions than there is room for",
  fullWhy: (count: number) =>
    `${whole(count)} positions were looked at; nothing is known of the rest.`,
  seen: (count: number, depth: number) => `${whole(count)} positions, ${steps(depth)} deep`,
  positions: (count: number) => counted(count, "position", "positions"),
  goals: (count: number) =>
    `${whole(count)} of them ${count === 1 ? "is a solution" : "are solutions"}`,
  farthest: (count: number) => `the farthest is ${steps(count)} away`,
  start: "Start the solver",
  stop: "Stop the solver",
  toGo: "To go",
  movesToGo: (count: number) => count === 1 ? "move to go" : "moves to go",
  stepsToGo: (count: number) => count === 1 ? "step to go" : "steps to go",
  atLeastSteps: (count: number) => `at least ${steps(count)}`,
  counted: { move: moves, step: steps },
  deadEnd: "No way from here",
  notKnown: "Distance not known",
  fromElsewhere: "counted from where this game began",
  hooked: "blocks that hook into each other move and count as one",
  curve: "Distance to the nearest solution, over your game",
  curveNow: (now: string, least: number, most: number) =>
    `Now ${now}; least ${least}, most ${most} in this game.`,

  history: "The game so far",
  gesture: (index: number) => index === 0 ? "Turn 0, the start" : `Turn ${index}`,

  won: "Solved!",
  wonPerfect: (count: number) => `${moves(count)}: nobody can do it in fewer.`,
  wonPerfectSteps: (count: number) => `${steps(count)}: nobody can do it in fewer.`,
  wonAbove: (count: number, best: number) => `${moves(count)}. The shortest solution has ${best}.`,
  wonPlain: (count: number) => `${moves(count)}.`,
  wonElsewhere: (count: number) =>
    `${moves(count)} from where this game began; only from the puzzle’s own start it counts.`,
  wonShown: "The solver showed the way. Now you.",
  elsewhere:
    "This game began in the midst of the puzzle, as the link or the file had it, so it does not count as solved. Your own game is kept apart.",
  toPuzzle: "Play the puzzle itself",
  again: "Play it again",
  next: (title: string) => `Next: ${title}`,
  stay: "Look at the board",

  helpTitle: "How to play",
  helpText: [
    "Drag a block: it goes as far as it can and pushes what lies in its way.",
    "Or click a block, then the empty cell where it shall go.",
    "Or choose a block by Tab or by its letter, and move it with the arrows.",
  ],
  literal: "A click on a neighbour pushes it",
  letters: "Letters on the blocks",
  sound: "The sound of wood",
  options: "Options",
  keys: {
    choose: "Choose a block: Tab, or its letter or digit",
    move: "Move the chosen block",
    leave: "Choose nothing",
    undo: "Take back",
    redo: "Make again",
    restart: "From the start",
    hint: "Hint",
    show: "Show me, and pause",
    help: "This help",
  },

  editor: {
    title: "Draw a puzzle",
    name: "Name",
    about: "About it",
    aboutHint: "A sentence or two; need not be.",
    newName: "My puzzle",
    copyOf: (title: string) => `${title}, changed`,
    board: "The board that you draw on",
    tools: "Tools",
    tool: {
      piece: "Block",
      wall: "Wall",
      erase: "Erase",
      goal: "Goal",
    },
    toolHint: {
      piece: "Drag over cells: they become one block. Begin on a block to make it larger.",
      wall: "Drag over cells where nothing can ever go.",
      erase: "Drag over cells to empty them.",
      goal: "Drag a block to where it shall end. A click on a goal takes it away.",
    },
    columns: "Columns",
    rows: "Rows",
    fewer: (what: string) => `${what}: one fewer`,
    more: (what: string) => `${what}: one more`,
    undo: "Undo",
    redo: "Redo",
    clear: "Empty the board",
    play: "Play it",
    share: "Share it",
    shareHint: "Whoever opens this address can play it: the whole puzzle is in it.",
    save: "Save as a file",
    judge: "What the solver says",
    judging: "Looking…",
    solvable: (count: number) => `Solvable in ${moves(count)}`,
    solvableSteps: (count: number) => `Solvable in ${steps(count)}`,
    solvedAlready: "It starts solved",
    unsolvable: "Unsolvable",
    noGoal: "No goal yet",
    noGoalHint:
      "Choose Goal and drag a block to where it shall end; or leave it: a board to play with.",
    noPieces: "Draw a block to begin.",
    problems: {
      noSpace: "Leave at least one cell empty, else nothing can move",
      overlap: (one: string, other: string) => `The goals of ${one} and ${other} overlap`,
      onWall: (name: string) => `The goal of ${name} lies on a wall`,
      words: "The name or the text about it holds a character that cannot be seen",
    },
    cell: (column: number, row: number, what: string) => `Column ${column}, row ${row}: ${what}`,
    empty: "empty",
    wall: "wall",
    block: (name: string) => `block ${name}`,
    wanted: (names: string) => `goal of ${names}`,
    carrying: (name: string) => `carrying the goal of ${name}`,
    keysHint:
      "Keys: arrows move the cursor, Space draws, Shift with an arrow draws on, Escape lets go.",
  },

  problems: {
    badLink: (why: string) => `This address cannot be read: ${why}`,
    linkTooLong: "it is longer than any that Turniir makes",
    linkOtherVersion: "a newer version of Turniir made it",
    linkNotPacked: "some of it has been lost or changed on the way",
    noVariant: (name: string) => `There is no puzzle ${name} here`,
    tooLarge: "This file is too large to be a game or a puzzle",
    fileMissing: "This file cannot be read",
  },
} as const;
