/** What a server says to the pages of an author and of the organiser, in tests. */
import type {
  AuthorVersion,
  AuthorView,
  OrganiserEntry,
  OrganiserView,
} from "../../../lib/contest/published/api.ts";
import type { ContestRules, StageBrief } from "../../../lib/contest/published/types.ts";

export const RULES: ContestRules = {
  duels: 100,
  melees: 1000,
  places: 9,
  turnMs: 100,
  startMs: 1000,
};

/** One that is played, in two stages, with a fault in the second. */
export const PLAYED: AuthorVersion = {
  number: 1,
  arrivedAt: "2026-11-20T17:05:00Z",
  state: "played",
  command: "python3 tank.py",
  files: [
    { path: "maps/hills.txt", size: 812 },
    { path: "tank.py", size: 3120 },
  ],
  check: {
    isFit: true,
    checkedAt: "2026-11-20T17:05:20Z",
    problems: [],
    findings: [
      { isGood: true, text: "It starts in 48 ms; 1,000 are allowed" },
      { isGood: true, text: "All of its 412 lines are orders" },
      { isGood: false, text: "Its slowest turn took 81 of 100 ms: that is close" },
    ],
    stderr: "",
  },
  stages: [
    { number: 11, run: "stage-11", rank: 2 },
    { number: 12, run: "stage-12", rank: 3 },
  ],
  errors: [{
    stage: 12,
    run: "stage-12",
    match: "duel-1-2-bob-eve",
    rival: "Eve",
    round: 7,
    turn: 31,
    detail: "The program crashed with status 1",
    stderr:
      'Traceback (most recent call last):\n  File "tank.py", line 61, in <module>\n    look(here)\nIndexError: list index out of range\n',
  }],
};

/** One that the check refused, with all kinds of findings. */
export const REFUSED: AuthorVersion = {
  ...PLAYED,
  number: 2,
  arrivedAt: "2026-11-28T09:30:00Z",
  state: "refused",
  stages: [],
  errors: [],
  check: {
    isFit: false,
    checkedAt: "2026-11-28T09:30:10Z",
    problems: [
      {
        code: "ENTRY_SYNTAX",
        message: "This line is no Python: a bracket is opened and never closed",
        file: "tank.py",
        line: 12,
        column: 5,
      },
    ],
    findings: [
      { isGood: true, text: "It can be started" },
      {
        isGood: false,
        text: "It answered the first report with “hello”; an order such as M3 is right",
      },
    ],
    stderr: "SyntaxError: '(' was never closed\n",
  },
};

/** One that waits. */
export const WAITING: AuthorVersion = {
  ...PLAYED,
  number: 3,
  arrivedAt: "2026-11-29T20:00:00Z",
  state: "waiting",
  place: 2,
  stages: [],
  errors: [],
};

/** An author with a good version and a refused one. */
export const AUTHOR: AuthorView = {
  title: "Winter cup",
  state: "open",
  rules: RULES,
  limits: { bytes: 1_000_000, files: 50, perHour: 10 },
  left: { now: 8, moreAt: "2026-11-29T20:30:00Z" },
  entry: {
    entry: "bob",
    name: "Bob",
    isWithdrawn: false,
    version: 1,
    stages: 2,
    bestRank: 2,
    last: { stage: 12, rank: 3 },
  },
  versions: [REFUSED, PLAYED],
};

/** A stage that was played for Bob. */
export const STAGE: StageBrief = {
  number: 12,
  run: "stage-12",
  state: "finished",
  entry: "bob",
  name: "Bob",
  version: 1,
  programs: 9,
  begunAt: "2026-11-29T10:00:00Z",
  finishedAt: "2026-11-29T10:20:00Z",
  winners: [{ entry: "eve", name: "Eve" }],
  rank: 3,
};

/** Bob, as the organiser sees him. */
export const BOB: OrganiserEntry = {
  ...AUTHOR.entry,
  isInvited: true,
  versions: [REFUSED, PLAYED].map(({ number, arrivedAt, state, check }) => ({
    number,
    arrivedAt,
    state,
    ...(state === "played" ? { digest: `sha256:${"0123456789abcdef".repeat(4)}` } : {}),
    ...(check === undefined ? {} : {
      check: {
        isFit: check.isFit,
        checkedAt: check.checkedAt,
        problems: check.problems,
        findings: check.findings,
      },
    }),
  })),
};

/** Somebody who has sent nothing in. */
export const ADA: OrganiserEntry = {
  entry: "ada",
  name: "Ada",
  isWithdrawn: false,
  stages: 0,
  isInvited: false,
  versions: [],
};

/** A contest with one who waits, one who is held, and a player that fails. */
export const ORGANISER: OrganiserView = {
  title: "Winter cup",
  state: "open",
  rules: RULES,
  workers: [
    {
      task: "check",
      state: "idle",
      message: "Nothing waits to be checked.",
      at: "2026-11-30T10:00:00Z",
    },
    {
      task: "play",
      state: "failing",
      message: "The disk is full: stage 13 goes on as soon as there is room.",
      at: "2026-11-30T10:00:00Z",
    },
  ],
  entries: [ADA, BOB],
  queue: [
    { entry: "bob", name: "Bob", version: 3, state: "waiting", arrivedAt: "2026-11-30T09:00:00Z" },
    { entry: "eve", name: "Eve", version: 9, state: "held", arrivedAt: "2026-11-30T09:30:00Z" },
  ],
  stages: [
    STAGE,
    { ...STAGE, number: 11, run: "stage-11", state: "annulled", replacedBy: 12 },
  ],
};
