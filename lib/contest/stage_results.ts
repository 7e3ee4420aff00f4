/**
 * What a stage came to, as the contest keeps it: a function of its outcome. Pure.
 */
import type { TableRow } from "../logs/published.ts";
import type { RunOutcome } from "../tournament/run.ts";
import { logName } from "../tournament/run_folder.ts";
import type { RunSettings } from "../tournament/run_settings.ts";
import { matchesOf } from "../tournament/schedule.ts";
import type { Tally } from "../tournament/tally.ts";
import type { Lead } from "./published/types.ts";
import type { Duel, SeatResult, StageResults } from "./types.ts";

/** From this share of replays on paper on an order is decided: as sure as a 95 % interval, which has two sides. */
const DECIDED = 0.975;

/** The results of a stage that was finished at a time; places are the indexes of the plan's bots. */
export function resultsOf(
  { settings, table, tally }: Pick<RunOutcome, "settings" | "table" | "tally">,
  finishedAt: string,
): StageResults {
  const seats = table.rows.map((row, at): SeatResult => {
    const lead = leadOf(row, table.rows[at + 1], tally);
    const result = { place: row.index, rank: row.rank, result: row };
    return lead === undefined ? result : { ...result, lead };
  });
  return {
    finishedAt,
    factor: table.factor,
    sandbox: settings.sandbox,
    seats: seats.sort((one, other) => one.place - other.place),
    duels: duelsOf(settings, tally),
  };
}

/** How sure it is that a row of the table is ahead of the one below. */
function leadOf(
  row: TableRow,
  below: TableRow | undefined,
  tally: Tally,
): Lead | undefined {
  if (below === undefined) return undefined;
  const share = tally.shareAhead(row.index, below.index);
  if (row.rank === below.rank) return { verdict: "tied", share };
  return { verdict: share >= DECIDED ? "decided" : "open", share };
}

function duelsOf(settings: RunSettings, tally: Tally): Omit<Duel, "stage">[] {
  return Array.from(matchesOf(settings.plan)).flatMap((match) => {
    if (match.kind === "melee") return [];
    const [one, other] = match.bots;
    const mine = tally.headToHead(one, other);
    const theirs = tally.headToHead(other, one);
    return [{
      one,
      other,
      match: logName(settings, match),
      rounds: mine.rounds,
      points: [mine.points, theirs.points] as const,
      wins: [mine.wins, theirs.wins] as const,
    }];
  });
}
