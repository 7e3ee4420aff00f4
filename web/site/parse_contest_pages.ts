/** Reads contest/entries/SLUG.json, contest/matrix.json and contest/history.json. Pure: nothing here throws. */
import type {
  ContestHistory,
  ContestMatrix,
  EntryBrief,
  EntryFault,
  EntryHighlight,
  EntryPage,
  EntryResult,
  EntryVersion,
  HistoryLine,
  HistoryStage,
  MatrixPair,
  Opponent,
} from "../../lib/contest/published/types.ts";
import type { Problem } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import { isRecord, takeAmount, takeText } from "../../lib/logs/fields.ts";
import { LOG_FAULT_KINDS, type LogClock, type LogFaultKind } from "../../lib/logs/types.ts";
import { takeEntryBrief, takeEntryName, takePlace, takeRating } from "./parse_contest.ts";
import { isKnownHighlight, takeHighlight } from "./parse_highlight.ts";
import { parse } from "./parse_published.ts";
import {
  listOf,
  listOfKnown,
  orNull,
  pairOf,
  shape,
  type Take,
  takeName,
  takeNumber,
  wholeFrom,
  wordOf,
} from "./shape.ts";

/** Reads contest/entries/SLUG.json. Codes: `LOG_JSON`, `SITE_CONTEST`. */
export function parseEntryPage(text: string): Result<EntryPage, Problem[]> {
  return parse(text, "SITE_CONTEST", (value, findings) => takeEntryPage(value, [], findings));
}

/** Reads contest/matrix.json. Codes: `LOG_JSON`, `SITE_CONTEST`. */
export function parseMatrix(text: string): Result<ContestMatrix, Problem[]> {
  return parse(text, "SITE_CONTEST", (value, findings) => {
    const matrix = takeMatrix(value, [], findings);
    const most = matrix?.entries.length ?? 0;
    const isWhole = matrix?.pairs.every(({ pair: [one, other] }) => one < most && other < most);
    if (isWhole === false) return findings.add(["pairs"], "names entries that the list lacks");
    return matrix;
  });
}

/** Reads contest/history.json. Codes: `LOG_JSON`, `SITE_CONTEST`. */
export function parseHistory(text: string): Result<ContestHistory, Problem[]> {
  return parse(text, "SITE_CONTEST", (value, findings) => takeHistory(value, [], findings));
}

const takeVersion = shape<EntryVersion>(
  {
    number: wholeFrom(1),
    arrivedAt: takeText,
    state: wordOf(["waiting", "held", "playing", "played"]),
    digest: takeText,
    stages: listOf(wholeFrom(1)),
  },
  { rating: takeRating },
);

const takeResult = shape<EntryResult>(
  {
    stage: wholeFrom(1),
    run: takeText,
    version: wholeFrom(1),
    rank: wholeFrom(1),
    of: wholeFrom(1),
    total: takeAmount,
    low: takeNumber,
    high: takeNumber,
    finishedAt: takeText,
  },
  {},
);

const takeOpponent = shape<Opponent>(
  {
    entry: takeText,
    name: takeName,
    rounds: wholeFrom(0),
    points: takeAmount,
    rivalPoints: takeAmount,
    wins: wholeFrom(0),
    losses: wholeFrom(0),
    last: takePlace,
  },
  {},
);

const takeFault = shape<EntryFault>(
  {
    stage: wholeFrom(1),
    run: takeText,
    match: takeText,
    version: wholeFrom(1),
    round: wholeFrom(1),
    turn: wholeFrom(0),
    kind: wordOf(LOG_FAULT_KINDS),
    detail: takeText,
  },
  {
    rival: takeText,
    clock: shape<LogClock>(
      { allowedMs: takeAmount, wallMs: takeAmount },
      { waitedMs: takeAmount, cpuMs: takeAmount },
    ),
  },
);

const takeEntryHighlight = shape<EntryHighlight>(
  {
    stage: wholeFrom(1),
    run: takeText,
    match: takeText,
    highlight: takeHighlight,
    bots: listOf(takeName),
  },
  {},
);

type FaultCounts = { readonly [Kind in LogFaultKind]?: number };

const takeFaultCounts = shape<FaultCounts>({}, {
  timeout: wholeFrom(0),
  exit: wholeFrom(0),
  crash: wholeFrom(0),
  flood: wholeFrom(0),
  memory: wholeFrom(0),
  invalid: wholeFrom(0),
  start: wholeFrom(0),
});

/** What an entry tells nowhere but on its own page. */
type EntryExtras = Omit<EntryPage, keyof EntryBrief>;

const takeExtras = shape<EntryExtras>(
  {
    formerNames: listOf(takeName),
    versions: listOf(takeVersion),
    results: listOf(takeResult),
    opponents: listOf(takeOpponent),
    faultCounts: takeFaultCounts,
    faults: listOfKnown(takeFault, (fault) => {
      return !isRecord(fault) || LOG_FAULT_KINDS.some((kind) => kind === fault["kind"]);
    }),
    highlights: listOfKnown(takeEntryHighlight, (told) => {
      return !isRecord(told) || isKnownHighlight(told["highlight"]);
    }),
  },
  {},
);

const takeEntryPage: Take<EntryPage> = (value, path, findings) => {
  const brief = takeEntryBrief(value, path, findings);
  const extras = takeExtras(value, path, findings);
  return brief === undefined || extras === undefined ? undefined : { ...brief, ...extras };
};

const takeMatrix = shape<ContestMatrix>(
  {
    entries: listOf(takeEntryName),
    pairs: listOf(shape<MatrixPair>(
      {
        pair: pairOf(wholeFrom(0)),
        rounds: wholeFrom(0),
        points: pairOf(takeAmount),
        wins: pairOf(wholeFrom(0)),
        last: takePlace,
      },
      {},
    )),
  },
  {},
);

const takeHistory = shape<ContestHistory>(
  {
    stages: listOf(shape<HistoryStage>(
      { number: wholeFrom(1), entry: takeText, name: takeName, finishedAt: takeText },
      {},
    )),
    entries: listOf(shape<HistoryLine>(
      {
        entry: takeText,
        name: takeName,
        ranks: listOf(orNull(wholeFrom(1))),
        versions: listOf(orNull(wholeFrom(1))),
      },
      {},
    )),
  },
  {},
);
