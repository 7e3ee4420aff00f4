/**
 * `race rank RESULTS.json`: the ranking in a pool, and what decided it. lib/race/results_file.ts describes the file.
 */
import { unusable } from "../../core/problem.ts";
import { showHundredths } from "../../race/chronometer.ts";
import { type PoolTable, tableOfPool } from "../../race/pool_table.ts";
import type { DecidedBy } from "../../race/ranking.ts";
import { parseResults } from "../../race/results_file.ts";
import { jsonText } from "../json_text.ts";
import { readNamedFile } from "../named_file.ts";
import { type Output, terminal, textTable } from "../printing.ts";

/** Options of the command line. */
export interface RankWords {
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/** What put a pilot ahead of the next one. */
export const DECIDED: Readonly<Record<DecidedBy, string>> = {
  points: "more points",
  results: "its better results alone",
  estimate: "its estimate",
  arrival: "it arrived first",
};

/**
 * Prints the ranking.
 * @returns 0.
 * @throws {UnusableInput} RESULTS: the file is none of results.
 */
export async function raceRank(
  file: string,
  options: RankWords = {},
  output: Output = terminal,
): Promise<number> {
  const results = parseResults(new TextDecoder().decode(await readNamedFile(file)));
  if (!results.ok) throw unusable("RESULTS", results.error, { file });
  const table = tableOfPool(results.value.pilots, results.value.runs);
  output.print(options.json === true ? `${jsonText(jsonOf(table))}\n` : textOf(table));
  return 0;
}

function jsonOf({ circuits, mean, ranking }: PoolTable) {
  return {
    ranking: ranking.map(({ decidedBy, estimate, isQualified, pilot, points, rank, sum }) => ({
      rank,
      pilot,
      sum,
      points,
      estimate: estimate ?? null,
      qualified: isQualified,
      decidedBy: decidedBy ?? null,
    })),
    mean: mean.count === 0 ? null : mean.sum / mean.count,
    circuits: circuits.map(({ name, rows }) => ({
      circuit: name,
      runs: rows.map(({ pilot, points, position, run }) => ({
        pilot,
        position: position ?? null,
        points,
        verdict: run?.verdict ?? null,
        time: run?.time?.hundredths ?? null,
        kmh: run?.time === undefined ? null : run.time.kmhHundredths / 100,
      })),
    })),
  };
}

function textOf({ circuits, mean, ranking }: PoolTable): string {
  const parts = circuits.map(({ name, rows }) =>
    textTable(
      [name, "pilot", "points", "time", "km/h"],
      rows.map(({ pilot, points, position, run }) => [
        position === undefined ? "-" : String(position),
        pilot,
        String(points),
        run?.time === undefined
          ? run?.verdict ?? "not driven"
          : showHundredths(run.time.hundredths),
        run?.time === undefined ? "" : showHundredths(run.time.kmhHundredths),
      ]),
      { align: ["right", "left", "right", "right", "right"] },
    )
  );
  const table = textTable(
    ["rank", "pilot", "sum", "points", "goes on", "ahead of the next by"],
    ranking.map(({ decidedBy, isQualified, pilot, points, rank, sum }) => [
      String(rank),
      pilot,
      String(sum),
      points.join(" "),
      isQualified ? "yes" : "",
      decidedBy === undefined ? "" : DECIDED[decidedBy],
    ]),
    { align: ["right", "left", "right"] },
  );
  const told = mean.count === 0
    ? "No run is valid."
    : `Mean of ${mean.count} valid ${mean.count === 1 ? "time" : "times"}: ${
      showHundredths(Math.round(mean.sum / mean.count))
    } s`;
  return [...parts, table, told].join("\n\n") + "\n";
}
