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
}

/** All of them. */
export const PAGES: readonly Page[] = [
  {
    file: "index.html",
    name: "home",
    title: "Turniir",
    description: "Contests between programs: tables, and replays of every round.",
  },
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
