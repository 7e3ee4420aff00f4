/** English: the editor of circuits. */
import { counted, whole } from "./numbers.ts";

export const circuit = {
  title: "Circuit editor",
  copyOf: (name: string) => `${name} (copy)`,
  templateNames: { oval: "Oval", start: "New circuit" },
  randomName: "Random circuit",

  // The head.
  name: "Name",
  nameHint: "What the draft and its files are called",
  untouched: "Nothing drawn yet",
  waiting: "Keeping…",
  kept: "Kept in this browser",
  full: "Not kept: there is no room in this browser",
  fullMeans:
    "This browser keeps nothing more for this page. Save your circuit as a file before you leave, or throw old drafts away.",
  begin: "New",
  drafts: "Drafts",
  openFile: "Open",
  openHint: "Open a file: .cir, .bmp or .png",
  save: "Save",
  share: "Share",
  drive: "Drive it",
  driveNot: "Put right what is told beside the drawing, then it can be driven.",
  undo: "Undo",
  redo: "Redo",
  help: "Keys and touch",

  // Tools.
  tools: "Tools",
  tool: {
    pencil: "Pencil",
    brush: "Brush",
    line: "Line",
    rectangle: "Rectangle",
    fill: "Fill",
    copy: "Copy",
    paste: "Paste",
    pick: "Pick",
    move: "Move",
  },
  toolHint: {
    pencil: "Draws cell by cell",
    brush: "Draws 3 × 3 cells",
    line: "Draws a straight line",
    rectangle: "Fills a rectangle",
    fill: "Fills all that hangs together in one colour",
    copy: "Frame what you want to copy",
    paste: "Lays down what was copied",
    pick: "Takes up the colour of a cell",
    move: "Moves the picture",
  },
  copyFirst: "Copy something first",
  colours: "Colours",
  track: "track",
  colourName: (name: string, key: string) => `${name} (${key})`,
  otherSign: "another sign",
  dress: "Kerbs and grass",
  dressHint: "Colours all scenery: kerbs along the track, grass and trees elsewhere",

  // The drawing.
  drawing:
    "Circuit, 150 × 100 cells. Arrow keys move the cursor, space draws, question mark lists all keys.",
  cursorAt: (x: number, y: number, colour: string, rules: string) =>
    `${x}, ${y}: ${colour}${rules === "" ? "" : `, breaks ${rules}`}`,
  rule: (rule: number) => `rule ${rule}`,
  outside: "–",
  zoomIn: "Larger",
  zoomOut: "Smaller",
  zoomFit: "All of it",
  grid: "Grid",
  showPar: "Best lap",

  // Conformity.
  check: "The five rules",
  conforming: "This circuit conforms to all five rules.",
  conformingShort: "Conforms",
  brokenShort: (count: number) => `${whole(count)} to put right`,
  broken: (count: number) => `${counted(count, "thing", "things")} to put right`,
  nextFinding: "Show the next",
  showAll: (count: number) => `Show all ${whole(count)}`,
  showFewer: "Show fewer",
  rules: {
    1: "Size",
    2: "Edge",
    3: "Start zone",
    4: "One way round",
    5: "Width",
  } as Readonly<Record<number, string>>,
  ruleTitle: (rule: number, title: string) => `Rule ${rule}: ${title}`,
  laterRules: (rules: readonly number[]) =>
    `${rules.length === 1 ? "Rule" : "Rules"} ${rules.join(" and ")} ${
      rules.length === 1 ? "is" : "are"
    } looked at when these are kept.`,

  // Par.
  par: "Par",
  parOf: (text: string) => `Par ${text} s`,
  parHint: "The best lap that there is: nobody can be faster.",
  parNone: "Computed as soon as the circuit conforms.",
  parSearching: "Computing…",
  parFailed: "It cannot be computed in this browser.",
  parMoves: (count: number) => counted(count, "move", "moves"),
  seconds: (text: string) => `${text} s`,
  kmh: (hundredths: number) => `${(hundredths / 100).toFixed(1)} km/h on average`,

  // Beginning.
  beginTitle: "New circuit",
  beginMeans: "What you have drawn so far stays under “Drafts”.",
  template: {
    oval: "An oval",
    start: "Only the start",
  },
  templateHint: {
    oval: "Conforms already: bend it, cut corners into it, add chicanes.",
    start: "Grass, and the start zone. Draw the rest yourself.",
  },
  random: "A random one",
  randomHint: "Another one each time, and it conforms.",
  fromSite: "A copy of one of these",
  siteMissing: "The circuits of this site cannot be had just now.",
  siteBusy: "Looking for the circuits of this site…",

  // Drafts.
  draftsTitle: "Drafts in this browser",
  draftsNone: "There are none yet. Whatever you draw is kept here by itself.",
  draftNow: "open",
  draftRemove: (name: string) => `Throw “${name}” away`,
  removeTitle: (name: string) => `Throw “${name}” away?`,
  removeMeans: "It is gone for good then, unless you have saved it as a file.",
  removeDeed: "Throw it away",
  parted: (name: string) =>
    `This draft was changed in another window too. So that nothing is lost, this one goes on as “${name}”.`,
  renamed: (name: string) => `Another draft is called so: this one is called “${name}”.`,

  // Saving.
  saveTitle: "Save as a file",
  saveKinds: {
    cir: "Circuit (.cir)",
    bmp: "Bitmap (.bmp)",
    png: "Picture (.png)",
  },
  saveHints: {
    cir: "What a contest takes",
    bmp: "16 colours, for any painting program; the editor opens it again",
    png: "The same as a smaller picture",
  },
  saveNotConforming:
    "It does not conform yet: a contest would refuse it. You can save it all the same.",
  saveUnknown: (count: number) =>
    `${
      counted(count, "cell", "cells")
    } of it hold signs that stand for none of the 16 colours: a picture shows them as green, and they do not come back from it.`,

  // Sharing.
  shareTitle: "Share as a link",
  shareEdit: "To draw on",
  shareEditHint:
    "Opens a copy in the editor. The circuit is in the link itself; nothing is uploaded.",
  shareDrive: "To drive",
  shareDriveHint: "Opens the circuit to be driven by hand and with laps.",

  // Opening.
  dropHere: "Drop a circuit here: .cir, .bmp or .png",
  opened: (name: string) => `“${name}” is open. What you drew before is under “Drafts”.`,
  openedWith: (name: string, warnings: readonly string[]) =>
    `“${name}” is open. ${warnings.join(". ")}.`,
  sizeTitle: "This file has another size",
  sizeMeans: "Rule 1: a circuit has 100 lines of 150 characters each.",
  sizeFit:
    "It can be cut and filled up with grass to the right size. Look closely at what becomes of it.",
  sizeDeed: "Cut and fill up",
  coloursTitle: "This picture has other colours",
  coloursFit: (count: number) =>
    `${counted(count, "cell", "cells")} can be given the nearest of the 16 colours.`,
  coloursDeed: "Take the nearest colours",
  draftMissing:
    "This browser does not keep that draft; perhaps another one does, or it was thrown away.",
  circuitMissing: (id: string) => `This site has no circuit “${id}”, or it cannot be had just now.`,
  tooLarge: "This file is too large to be a circuit.",
  fileMissing: "This file cannot be read.",

  // Help.
  helpTitle: "Keys and touch",
  helpGroups: {
    draw: "Drawing",
    tools: "Tools",
    picture: "Picture",
    page: "Page",
  },
  keys: {
    move: "Move the cursor",
    far: "Ten cells at once",
    draw: "Draw; hold it and move on. Line, rectangle and copy: once at each end",
    pen: "Pen down, and up again",
    undo: "Undo",
    redo: "Redo",
    colour: "Colour before, colour after",
    track: "Draw track",
    finding: "To the next place to put right",
    zoomIn: "Larger",
    zoomOut: "Smaller",
    fit: "All of it",
    grid: "Grid",
    par: "Best lap",
    save: "Save as a file",
    help: "These keys",
    close: "Stop the stroke; close",
  },
  touch: "Fingers and mouse",
  touchHints: [
    "One finger draws with the tool that is chosen.",
    "Two fingers move the picture and make it larger or smaller.",
    "With a mouse: the wheel makes it larger or smaller, the right button moves it.",
    "Alt and a click take up the colour of a cell.",
  ],
} as const;
