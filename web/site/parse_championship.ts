/**
 * Reads what a site says of its championship (lib/race/published_championship.ts). Any host may serve anything under this
 * name, so every field is looked at; fields that this version doesn't know are ignored. Pure: nothing here throws.
 */
import type { Problem } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import { type Findings, takeText } from "../../lib/logs/fields.ts";
import type { JsonPath } from "../../lib/logs/json_places.ts";
import type {
  PublishedChampionship,
  PublishedOut,
  PublishedParticipant,
  PublishedPool,
  PublishedPoolResult,
  PublishedRace,
  PublishedRank,
  PublishedRound,
  PublishedRun,
} from "../../lib/race/published_championship.ts";
import { DECIDED_BY, type MeanTime } from "../../lib/race/ranking.ts";
import { parse } from "./parse_published.ts";
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

/** Ids and names of laps become parts of addresses. */
const takeId = named(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);
const takeLap = named(/^round-\d+\/[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.f1$/);

const takeCount = wholeFrom(0);
const takeNumberFromOne = wholeFrom(1);

/** Reads race/championship.json. Codes: `LOG_JSON`, `SITE_CHAMPIONSHIP`. */
export function parseChampionship(text: string): Result<PublishedChampionship, Problem[]> {
  return parse(
    text,
    "SITE_CHAMPIONSHIP",
    (value, findings) => takeChampionship(value, [], findings),
  );
}

const takeRun = shape<PublishedRun>(
  { pilot: takeId, points: takeCount, verdict: takeText, sentence: takeText },
  {
    position: takeNumberFromOne,
    move: takeCount,
    moves: takeCount,
    time: takeCount,
    kmhHundredths: takeCount,
    lap: takeLap,
  },
);

const takeRace = shape<PublishedRace>({ circuit: takeId, runs: listOf(takeRun) }, {});

const takeRank = shape<PublishedRank>(
  {
    rank: takeNumberFromOne,
    pilot: takeId,
    sum: takeCount,
    points: listOf(takeCount),
    isQualified: takeFlag,
  },
  { decidedBy: wordOf(DECIDED_BY) },
);

const takeMean = shape<MeanTime>({ sum: takeNumber, count: takeCount }, {});

const takeResult = shape<PublishedPoolResult>(
  { mean: takeMean, ranking: listOf(takeRank), races: listOf(takeRace) },
  {},
);

const takePool = shape<PublishedPool>(
  { number: takeNumberFromOne, members: listOf(takeId) },
  { result: takeResult },
);

const takeRound = shape<PublishedRound>(
  { number: takeNumberFromOne, isFinal: takeFlag, pools: listOf(takePool) },
  {},
);

const takeOut = shape<PublishedOut>(
  { id: takeId, name: takeName, reasons: listOf(takeText) },
  { isLeftOut: takeFlag },
);

const takeParticipant = shape<PublishedParticipant>(
  {
    id: takeId,
    name: takeName,
    firstSending: takeText,
    lastSending: takeText,
    hasHouseCircuit: takeFlag,
    par: takeCount,
    presented: takeCount,
    finished: takeCount,
  },
  { estimate: takeCount },
);

const takeChampionship = shape<PublishedChampionship>(
  {
    title: takeName,
    state: wordOf(["playing", "finished"] as const),
    limits: shape<PublishedChampionship["limits"]>(
      { seconds: takeNumber, memoryBytes: takeNumber },
      {},
    ),
    participants: listOf(takeParticipant),
    out: listOf(takeOut),
    rounds: listOf(takeRound),
    gifts: listOf(takeId),
  },
  { winner: takeId },
);

function named(pattern: RegExp): Take<string> {
  return (value: unknown, path: JsonPath, findings: Findings) => {
    const text = takeText(value, path, findings);
    return text === undefined || pattern.test(text)
      ? text
      : findings.add(path, "does not fit: it must be a plain name");
  };
}
