/**
 * Whether a run's table says what the results in its logs add up to. Not compared is the range of each total: it is
 * drawn (lib/tournament/bootstrap.ts), and only looked at for having the total in it.
 * Browser-safe: no Deno, no DOM.
 */
import { commonFactor, pointsOf, totalOf } from "../arena/points.ts";
import type { RoundKind } from "../arena/types.ts";
import type { Table, TableRow } from "./published.ts";
import type { RoundSummary } from "./summary.ts";
import { LOG_FAULT_KINDS, type LogFaultKind, type LogHeader } from "./types.ts";

/** What a comparison came to. */
export type TableVerdict =
  | { readonly state: "agrees"; readonly rounds: number }
  /** In a plain sentence. */
  | { readonly state: "differs"; readonly message: string }
  /** So many logs are not there: the sums cannot be known. */
  | { readonly state: "incomplete"; readonly missing: number };

/** What the rounds of one log add up to. */
export interface LogSums {
  readonly kind: RoundKind;
  /** Rounds that were counted. */
  readonly rounds: number;
  /** By the programs' names, which are unique in a run. */
  readonly bots: ReadonlyMap<string, BotSums>;
}

/** What a program came to in one log. */
interface BotSums {
  rounds: number;
  points: number;
  wins: number;
  damage: number;
  readonly faults: Record<LogFaultKind, number>;
}

/** What a program came to in all logs. */
interface Sums {
  readonly rounds: Record<RoundKind, number>;
  readonly points: Record<RoundKind, number>;
  readonly wins: Record<RoundKind, number>;
  damage: number;
  readonly faults: Record<LogFaultKind, number>;
}

/** Decimals of a table may differ by so much of their size: they were written and read again. */
const TOLERANCE = 1e-9;

/** Adds up one log, round by round; a number that comes twice counts once. */
export function createLogSums(header: Pick<LogHeader, "kind" | "bots">): {
  add(round: RoundSummary): void;
  sums(): LogSums;
} {
  const all = header.bots.map(() => ({
    rounds: 0,
    points: 0,
    wins: 0,
    damage: 0,
    faults: noFaults(),
  }));
  const seen = new Set<number>();
  return {
    add: ({ bots, faults, result, round }) => {
      if (seen.has(round)) return;
      seen.add(round);
      const points = pointsOf(result);
      for (const [seat, bot] of bots.entries()) {
        const sums = all[bot];
        if (sums === undefined) continue;
        sums.rounds += 1;
        sums.points += points[seat] ?? 0;
        // Only who is alive alone in the end has a bonus [SCORE-2].
        sums.wins += (result.bonus[seat] ?? 0) > 0 ? 1 : 0;
        sums.damage += result.damage[seat] ?? 0;
      }
      for (const { kind, seat } of faults) {
        const sums = all[bots[seat] ?? -1];
        if (sums !== undefined) sums.faults[kind] += 1;
      }
    },
    sums: () => ({
      kind: header.kind,
      rounds: seen.size,
      bots: new Map(all.map((sums, bot) => [header.bots[bot]?.name ?? "", sums])),
    }),
  };
}

/** Compares a run's table with all its logs. */
export function compareTable(table: Table, logs: readonly LogSums[]): TableVerdict {
  const missing = missingLogs(table.rows, logs);
  if (missing > 0) return { state: "incomplete", missing };
  const message = differenceIn(table, addUp(logs));
  if (message !== undefined) return { state: "differs", message };
  return { state: "agrees", rounds: logs.reduce((all, { rounds }) => all + rounds, 0) };
}

function addUp(logs: readonly LogSums[]): ReadonlyMap<string, Sums> {
  const all = new Map<string, Sums>();
  for (const { bots, kind } of logs) {
    for (const [name, { damage, faults, points, rounds, wins }] of bots) {
      const sums = all.get(name) ?? noSums();
      all.set(name, sums);
      sums.rounds[kind] += rounds;
      sums.points[kind] += points;
      sums.wins[kind] += wins;
      sums.damage += damage;
      for (const fault of LOG_FAULT_KINDS) sums.faults[fault] += faults[fault];
    }
  }
  return all;
}

/** Each pair has a log where duels were played, and the melee one. */
function missingLogs(rows: readonly TableRow[], logs: readonly LogSums[]): number {
  const pairs = rows.length * (rows.length - 1) / 2;
  const missing = (kind: RoundKind, due: number) =>
    rows.some(({ rounds }) => rounds[kind] > 0)
      ? Math.max(0, due - logs.filter((log) => log.kind === kind).length)
      : 0;
  return missing("duel", pairs) + missing("melee", 1);
}

/** The first difference, in a sentence. */
function differenceIn(
  { factor, rows }: Table,
  sums: ReadonlyMap<string, Sums>,
): string | undefined {
  const stranger = [...sums.keys()].find((name) => !rows.some(({ bot }) => bot === name));
  if (stranger !== undefined) return `${stranger} plays in the logs, but is not in the table`;
  for (const row of rows) {
    const found = sums.get(row.bot);
    if (found === undefined) return `${row.bot} is in the table, but plays in no log`;
    const different = figuresOf(row, found).find(({ stated, counted }) => !isSame(stated, counted));
    if (different === undefined) continue;
    const { what, stated, counted } = different;
    return `${row.bot}: the table says ${shown(stated)} ${what}, the logs come to ${
      shown(counted)
    }`;
  }
  return differenceInTotals({ factor, rows });
}

/** What follows from the sums within the table. */
function differenceInTotals({ factor, rows }: Table): string | undefined {
  const sum = (kind: "duels" | "melee") => rows.reduce((all, row) => all + row[kind], 0);
  const right = commonFactor(sum("duels"), sum("melee"));
  if (!isSame(factor, right)) {
    return `the table says ${shown(factor)} for the common factor of the duel points, its own ` +
      `points come to ${shown(right)}`;
  }
  for (const { bot, duels, duelsCorrected, high, low, melee, rank, total } of rows) {
    const told = (what: string, stated: number, counted: number): string =>
      `${bot}: the table says ${shown(stated)} ${what}, its own points come to ${shown(counted)}`;
    const corrected = duels * right;
    if (!isSame(duelsCorrected, corrected)) {
      return told("corrected duel points", duelsCorrected, corrected);
    }
    const points = totalOf(duels, melee, right);
    if (!isSame(total, points)) return told("points in total", total, points);
    const place = 1 + rows.filter((other) => isMore(other.total, total)).length;
    if (rank !== place) return told("as its rank", rank, place);
    if (isMore(low, total) || isMore(total, high)) {
      return `${bot}: its total of ${shown(total)} is not within its range in the table`;
    }
  }
  return undefined;
}

interface Figure {
  readonly what: string;
  readonly stated: number;
  readonly counted: number;
}

function figuresOf(row: TableRow, sums: Sums): Figure[] {
  const { damage, faults, points, rounds, wins } = sums;
  const played = rounds.duel + rounds.melee;
  const figure = (what: string, stated: number, counted: number) => ({ what, stated, counted });
  return [
    figure("duel rounds", row.rounds.duel, rounds.duel),
    figure("melee rounds", row.rounds.melee, rounds.melee),
    figure("duel points", row.duels, points.duel),
    figure("melee points", row.melee, points.melee),
    figure("duel wins", row.wins.duel, wins.duel),
    figure("melee wins", row.wins.melee, wins.melee),
    figure("damage a round", row.averageDamage, played === 0 ? 0 : damage / played),
    ...LOG_FAULT_KINDS.map((kind) =>
      figure(`faults of the kind "${kind}"`, row.faults[kind], faults[kind])
    ),
  ];
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one), Math.abs(other));
}

function isMore(one: number, other: number): boolean {
  return one > other && !isSame(one, other);
}

/** With as many decimals as tell. */
function shown(value: number): string {
  return String(Number(value.toPrecision(10)));
}

function noSums(): Sums {
  const none = () => ({ duel: 0, melee: 0 });
  return { rounds: none(), points: none(), wins: none(), damage: 0, faults: noFaults() };
}

function noFaults(): Record<LogFaultKind, number> {
  return { timeout: 0, exit: 0, crash: 0, flood: 0, memory: 0, invalid: 0, start: 0 };
}
