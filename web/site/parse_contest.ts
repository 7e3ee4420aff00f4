/**
 * Reads contest/overview.json, and what contest/events tells. Any host may serve anything under these names, so every field is
 * looked at; fields that this version doesn't know are ignored. Pure: nothing here throws.
 */
import type {
  ContestEvent,
  ContestOverview,
  ContestRow,
  ContestRules,
  ContestTable,
  EntryBrief,
  EntryName,
  Lead,
  MatchPlace,
  QueuedVersion,
  Rating,
  StageBrief,
} from "../../lib/contest/published/types.ts";
import { CONTEST_STATES, STAGE_STATES } from "../../lib/contest/published/types.ts";
import type { Problem } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import { takeAmount, takeText } from "../../lib/logs/fields.ts";
import { parse } from "./parse_published.ts";
import { takeBadge } from "./parse_stage.ts";
import { takeRow } from "./parse_table.ts";
import {
  listOf,
  shape,
  type Take,
  takeFlag,
  takeName,
  takeNumber,
  wholeFrom,
  wordOf,
} from "./shape.ts";

/** Reads contest/overview.json. Codes: `LOG_JSON`, `SITE_CONTEST`. */
export function parseOverview(text: string): Result<ContestOverview, Problem[]> {
  return parse(text, "SITE_CONTEST", (value, findings) => takeOverview(value, [], findings));
}

/** Reads the data of one event. Codes: `LOG_JSON`, `SITE_EVENT`. */
export function parseContestEvent(text: string): Result<ContestEvent, Problem[]> {
  return parse(text, "SITE_EVENT", (value, findings) => takeEvent(value, [], findings));
}

/** The names of the events. */
export const CONTEST_EVENT_KINDS = ["changed", "progress"] as const;

/** How strong a version is, and how sure that is. */
export const takeRating: Take<Rating> = shape<Rating>(
  { mu: takeNumber, sigma: takeAmount, stages: wholeFrom(0) },
  {},
);

/** An entry where it is mentioned. */
export const takeEntryName: Take<EntryName> = shape<EntryName>(
  { entry: takeText, name: takeName },
  {},
);

/** A match in the viewer. */
export const takePlace: Take<MatchPlace> = shape<MatchPlace>(
  { stage: wholeFrom(1), run: takeText, match: takeText },
  {},
);

/** An entry in a list. */
export const takeEntryBrief: Take<EntryBrief> = shape<EntryBrief>(
  { entry: takeText, name: takeName, isWithdrawn: takeFlag, stages: wholeFrom(0) },
  {
    version: wholeFrom(1),
    bestRank: wholeFrom(1),
    last: shape<{ readonly stage: number; readonly rank: number }>(
      { stage: wholeFrom(1), rank: wholeFrom(1) },
      {},
    ),
    rating: takeRating,
    badge: takeBadge,
  },
);

/** What a row of the table has besides the figures of a run's table. */
type RowExtras = Pick<ContestRow, "before" | "entry" | "isNew" | "lead" | "rating" | "version">;

const takeExtras = shape<RowExtras>(
  { entry: takeText, version: wholeFrom(1), isNew: takeFlag },
  {
    before: wholeFrom(1),
    lead: shape<Lead>(
      { verdict: wordOf(["decided", "open", "tied"]), share: takeAmount },
      {},
    ),
    rating: takeRating,
  },
);

const takeContestRow: Take<ContestRow> = (value, path, findings) => {
  const row = takeRow(value, path, findings);
  const extras = takeExtras(value, path, findings);
  return row === undefined || extras === undefined ? undefined : { ...row, ...extras };
};

/** A stage in a list. */
export const takeStage: Take<StageBrief> = shape<StageBrief>(
  {
    number: wholeFrom(1),
    run: takeText,
    state: wordOf(STAGE_STATES),
    entry: takeText,
    name: takeName,
    version: wholeFrom(1),
    programs: wholeFrom(0),
    begunAt: takeText,
  },
  {
    finishedAt: takeText,
    winners: listOf(takeEntryName),
    rank: wholeFrom(1),
    repeats: wholeFrom(1),
    replacedBy: wholeFrom(1),
  },
);

/** A version that has not been played yet. */
export const takeQueued: Take<QueuedVersion> = shape<QueuedVersion>(
  {
    entry: takeText,
    name: takeName,
    version: wholeFrom(1),
    state: wordOf(["checking", "waiting", "held", "playing"]),
    arrivedAt: takeText,
  },
  {},
);

/** How stages are played. */
export const takeRules: Take<ContestRules> = shape<ContestRules>(
  {
    duels: wholeFrom(0),
    melees: wholeFrom(0),
    places: wholeFrom(0),
    turnMs: takeAmount,
    startMs: takeAmount,
  },
  {},
);

const takeOverview = shape<ContestOverview>(
  {
    title: takeName,
    state: wordOf(CONTEST_STATES),
    takesUploads: takeFlag,
    rules: takeRules,
    stages: listOf(takeStage),
    queue: listOf(takeQueued),
    entries: listOf(takeEntryBrief),
  },
  {
    table: shape<ContestTable>(
      { stage: wholeFrom(1), factor: takeAmount, rows: listOf(takeContestRow) },
      {},
    ),
  },
);

const takeChanged = shape<Extract<ContestEvent, { kind: "changed" }>>(
  { kind: wordOf(["changed"]) },
  {},
);

const takeProgress = shape<Extract<ContestEvent, { kind: "progress" }>>(
  {
    kind: wordOf(["progress"]),
    stage: wholeFrom(1),
    run: takeText,
    played: wholeFrom(0),
    total: wholeFrom(0),
  },
  {},
);

const takeEvent: Take<ContestEvent> = (value, path, findings) => {
  const isProgress = typeof value === "object" && value !== null && "kind" in value &&
    value.kind === "progress";
  return isProgress ? takeProgress(value, path, findings) : takeChanged(value, path, findings);
};
