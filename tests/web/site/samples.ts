/** Runs, tables and events that tests show or take apart. */
import type {
  Catalog,
  PublishedMatch,
  PublishedRun,
  Table,
  TableRow,
} from "../../../lib/logs/published.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";

/** A row of a table in which everything else follows from place and total. */
export function row(rank: number, bot: string, index: number, total: number): TableRow {
  return {
    rank,
    bot,
    index,
    duels: total * 2,
    duelsCorrected: total / 2,
    melee: total / 2,
    total,
    low: total - 10,
    high: total + 10,
    wins: { duel: 7, melee: 3 },
    rounds: { duel: 20, melee: 10 },
    averageDamage: 12.25,
    faults: { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 },
  };
}

/** Three programs, the last entered in front. */
export const TABLE: Table = {
  factor: 0.25,
  rows: [row(1, "champion", 2, 100), row(2, "tank1", 0, 60), row(3, "rammer", 1, 20)],
};

function match(
  id: string,
  bots: readonly string[],
  played: number,
  kind: PublishedMatch["kind"] = "duel",
): PublishedMatch {
  const entries = bots.map((bot) => ["tank1", "rammer", "champion"].indexOf(bot));
  return { id, kind, bots, entries, played, total: 10, file: `${id}.jsonl.gz` };
}

/** A finished run of three programs, but for one duel that was never begun. */
export const RUN: PublishedRun = {
  id: "spring",
  title: "Spring tournament",
  state: "finished",
  bots: ["champion", "tank1", "rammer"],
  played: 40,
  seed: "abc",
  stage: "",
  sandbox: ["permissions", "rlimits"],
  total: 40,
  table: TABLE,
  matches: [
    match("melee", ["tank1", "rammer", "champion"], 10, "melee"),
    match("duel-1-2-tank1-rammer", ["tank1", "rammer"], 10),
    match("duel-1-3-tank1-champion", ["tank1", "champion"], 4),
    match("duel-2-3-rammer-champion", ["rammer", "champion"], 0),
  ],
};

/** A site with that run and another one. */
export const CATALOG: Catalog = {
  runs: [
    { id: "spring", title: RUN.title, state: RUN.state, bots: RUN.bots, played: RUN.played },
    { id: "2026-11-30", title: "Autumn", state: "stopped", bots: ["a", "b", "c", "d"], played: 5 },
  ],
};

/** A round by what is left of its seats and what they scored. */
export function summary(
  round: number,
  lives: readonly number[],
  damage: readonly number[],
  more: Partial<RoundSummary> & { readonly turns?: number } = {},
): RoundSummary {
  const { turns = 10, ...given } = more;
  return {
    round,
    bots: lives.map((_, seat) => seat),
    result: { turns, lives, damage, bonus: lives.map(() => 0) },
    faults: [],
    ...given,
  };
}
