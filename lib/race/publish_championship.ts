/** Makes of a championship what is stored and published of it. Pure. */
import {
  type Championship,
  type ChampionshipPool,
  type ChampionshipRound,
  type DriveName,
  drivenCircuits,
  type DrivenRun,
  giftNames,
} from "./championship.ts";
import type { CircuitRow, PoolTable } from "./pool_table.ts";
import type {
  PublishedChampionship,
  PublishedOut,
  PublishedParticipant,
  PublishedPool,
  PublishedPoolResult,
  PublishedRound,
  PublishedRun,
} from "./published_championship.ts";

/** What is known of a participant before the first race. */
export type KnownParticipant = Omit<PublishedParticipant, "finished" | "presented">;

/** A drive as it is published. */
export interface KnownRun extends DrivenRun {
  /** Whether the lap can be shown. */
  readonly hasLap: boolean;
}

/** What a championship is published with. */
export interface PublishFacts {
  readonly title: string;
  readonly limits: PublishedChampionship["limits"];
  /** By the date of their first sending. */
  readonly participants: readonly KnownParticipant[];
  readonly out: readonly PublishedOut[];
  /** What came of a drive. */
  readonly runOf: (drive: DriveName) => KnownRun | undefined;
}

/** The whole contest. */
export function publishChampionship(
  championship: Championship,
  { limits, out, participants, runOf, title }: PublishFacts,
): PublishedChampionship {
  const { missing, rounds, winner } = championship;
  const driven = drivenCircuits(championship);
  const isOver = missing.length === 0;
  // ISO times in one form are in order when their letters are.
  const sendings = participants.map(({ lastSending }) => lastSending).toSorted();
  const candidates = participants.map(({ hasHouseCircuit, id, lastSending }) => ({
    name: id,
    lastSending: sendings.indexOf(lastSending),
    isFair: !hasHouseCircuit,
  }));
  return {
    title,
    state: isOver ? "finished" : "playing",
    limits,
    participants: participants.map((participant) => ({
      ...participant,
      ...(driven.get(participant.id) ?? { presented: 0, finished: 0 }),
    })),
    out,
    rounds: rounds.map((round) => publishRound(round, runOf)),
    ...(winner === undefined ? {} : { winner }),
    gifts: isOver ? giftNames(championship, candidates) : [],
  };
}

/** The name of a lap's file below `laps/`. */
export function lapName({ circuit, pilot, round }: DriveName): string {
  return `round-${round}/${pilot}.${circuit}.f1`;
}

function publishRound(
  { isFinal, number, pools }: ChampionshipRound,
  runOf: PublishFacts["runOf"],
): PublishedRound {
  return { number, isFinal, pools: pools.map((pool) => publishPool(pool, number, isFinal, runOf)) };
}

function publishPool(
  { members, number, table }: ChampionshipPool,
  round: number,
  isFinal: boolean,
  runOf: PublishFacts["runOf"],
): PublishedPool {
  if (table === undefined) return { number, members };
  return { number, members, result: publishTable(table, round, isFinal, runOf) };
}

function publishTable(
  { circuits, mean, ranking }: PoolTable,
  round: number,
  isFinal: boolean,
  runOf: PublishFacts["runOf"],
): PublishedPoolResult {
  return {
    mean,
    ranking: ranking.map(({ decidedBy, isQualified, pilot, points, rank, sum }) => ({
      rank,
      pilot,
      sum,
      points,
      isQualified: isQualified && !isFinal,
      ...(decidedBy === undefined ? {} : { decidedBy }),
    })),
    races: circuits.map(({ name: circuit, rows }) => ({
      circuit,
      runs: rows.map((row) => publishRun(row, { round, pilot: row.pilot, circuit }, runOf)),
    })),
  };
}

function publishRun(
  { pilot, points, position, run }: CircuitRow,
  drive: DriveName,
  runOf: PublishFacts["runOf"],
): PublishedRun {
  const known = runOf(drive);
  const verdict = known?.verdict ?? run?.verdict ?? "";
  return {
    pilot,
    ...(position === undefined ? {} : { position }),
    points,
    verdict,
    sentence: known?.sentence ?? "",
    ...(known?.move === undefined ? {} : { move: known.move }),
    ...(known?.moves === undefined ? {} : { moves: known.moves }),
    ...(known?.time === undefined ? {} : { time: known.time }),
    ...(known?.kmhHundredths === undefined ? {} : { kmhHundredths: known.kmhHundredths }),
    ...(known?.hasLap === true ? { lap: lapName(drive) } : {}),
  };
}
