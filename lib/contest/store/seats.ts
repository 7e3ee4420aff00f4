/**
 * Who sat where in a stage and what came of it, and the duels of each pair.
 */
import type { Contest, Row } from "../contest.ts";
import { takeTableRow } from "../../logs/table_row.ts";
import type { Duel, Seat } from "../types.ts";
import { takeLead } from "./json_values.ts";
import {
  countOf,
  fittingOf,
  given,
  optionalJsonOf,
  optionalWholeOf,
  textOf,
  wholeOf,
} from "./rows.ts";

/** The seats of a stage, in the order of the plan. */
export function seatsOf(contest: Contest, stage: number): Seat[] {
  return contest.all("SELECT * FROM seat WHERE stage = ? ORDER BY place", stage).map(readSeat);
}

/** The seats of all stages, the oldest stage first. */
export function allSeats(contest: Contest): Seat[] {
  return contest.all("SELECT * FROM seat ORDER BY stage, place").map(readSeat);
}

/** The duels of a stage, by pair; none while it is played. */
export function duelsOf(contest: Contest, stage: number): Duel[] {
  return contest.all("SELECT * FROM duel WHERE stage = ? ORDER BY one, other", stage).map(readDuel);
}

/** The duels of all stages, the oldest stage first. */
export function allDuels(contest: Contest): Duel[] {
  return contest.all("SELECT * FROM duel ORDER BY stage, one, other").map(readDuel);
}

function readSeat(row: Row): Seat {
  return {
    stage: countOf(row, "stage", 1),
    place: countOf(row, "place"),
    versionId: wholeOf(row, "version_id"),
    name: textOf(row, "name"),
    ...given("rank", optionalWholeOf(row, "rank")),
    ...given("result", optionalJsonOf(row, "result", takeTableRow)),
    ...given("lead", optionalJsonOf(row, "lead", takeLead)),
  };
}

function readDuel(row: Row): Duel {
  return {
    stage: countOf(row, "stage", 1),
    one: countOf(row, "one"),
    other: countOf(row, "other"),
    match: fittingOf(row, "match", isMatchName),
    rounds: countOf(row, "rounds"),
    points: [wholeOf(row, "points_one"), wholeOf(row, "points_other")],
    wins: [wholeOf(row, "wins_one"), wholeOf(row, "wins_other")],
  };
}

/** As logName makes them: a file of the stage's folder is called so. */
function isMatchName(text: string): boolean {
  return /^[\w.-]{1,80}$/.test(text) && !text.startsWith(".");
}
