/**
 * Which pages there are, and what stands in their heads.
 */

/** A page of the site. */
export interface Page {
  /** The HTML file's name. */
  readonly file: string;
  /** Its script and style sheet are `NAME.js` and `NAME.css`. */
  readonly name: string;
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  /** Whether search engines are asked to leave it out. @default false */
  readonly isPrivate?: boolean;
}

/**
 * What kind of site it is: one of runs; one of a contest, as files; or a contest's server, with the private pages of
 * authors and organiser, which are of no use anywhere else.
 */
export type SiteKind = "runs" | "contest" | "contest server";

const HOME: Page = {
  file: "index.html",
  name: "home",
  title: "Turniir",
  description: "Contests between programs: tables, and replays of every round.",
};

const RUNS: readonly Page[] = [
  {
    file: "run.html",
    name: "run",
    title: "Tournament – Turniir",
    description: "How a tournament between programs stands, with replays of all its matches.",
  },
  {
    file: "tanks.html",
    name: "tanks",
    title: "Tanks – Turniir",
    description: "Replays of tank battles between programs, turn by turn.",
  },
];

const GAMES: readonly Page[] = [
  {
    file: "race.html",
    name: "race",
    title: "Race – Turniir",
    description: "Racing on squared paper: circuits, laps against each other, and one by hand.",
  },
  {
    file: "circuit.html",
    name: "circuit",
    title: "Circuit editor – Turniir",
    description:
      "Draw a circuit for racing on squared paper; its rules are checked while you draw.",
  },
  {
    file: "frogger.html",
    name: "frogger",
    title: "Frogger – Turniir",
    description:
      "A frog crosses five lanes of traffic as often as possible: watch, or play yourself.",
  },
  {
    file: "klotski.html",
    name: "klotski",
    title: "Klotski – Turniir",
    description: "Sliding-block puzzles to play in the browser, with a solver beside you.",
  },
];

const CHAMPIONSHIP: Page = {
  file: "championship.html",
  name: "championship",
  title: "Championship – Turniir",
  description: "A championship of race: pools, tables, and every lap to be watched.",
};

const CONTEST: Page = {
  file: "contest.html",
  name: "contest",
  title: "Contest – Turniir",
  description: "A contest between programs that lasts: its table, its stages, and who plays in it.",
};

const PRIVATE: readonly Page[] = [
  {
    file: "author.html",
    name: "author",
    title: "Your program – Turniir",
    description: "Where an author sends his program in and sees what becomes of it.",
    isPrivate: true,
  },
  {
    file: "organiser.html",
    name: "organiser",
    title: "Organiser – Turniir",
    description: "Where the organiser keeps a contest going.",
    isPrivate: true,
  },
];

/** The pages of each kind of site. The start page of a contest's site is the contest. */
export const PAGES: Readonly<Record<SiteKind, readonly Page[]>> = {
  runs: [HOME, ...RUNS, ...GAMES, CHAMPIONSHIP],
  contest: [{ ...CONTEST, file: "index.html" }, CONTEST, ...RUNS, ...GAMES],
  "contest server": [{ ...CONTEST, file: "index.html" }, CONTEST, ...RUNS, ...GAMES, ...PRIVATE],
};
