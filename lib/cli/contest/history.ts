/**
 * `contest history DIR [NAME]`: all stages and who won them, or one entry's ranks.
 */
import { allBriefs } from "../../contest/describe/entries.ts";
import { ledgerOf } from "../../contest/describe/ledger.ts";
import { entryResults } from "../../contest/describe/results.ts";
import { stageBriefs, wholeQueue } from "../../contest/describe/stages.ts";
import type { EntryBrief, EntryResult, StageBrief } from "../../contest/published/types.ts";
import { type Output, terminal, textTable, visible } from "../printing.ts";
import { partQueue } from "./queue_text.ts";
import { findNamed, nothingPlayed, openRecords } from "./reading.ts";
import { listed, shortTime, versionName } from "./sentences.ts";
import { type Situation, situationLines } from "./situation.ts";

/** Options of the command line. */
export interface HistoryWords {
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Prints the history, the newest stage first.
 * @param name The entry whose ranks are wanted; `undefined`: all stages are.
 * @returns 0.
 * @throws {UnusableInput} If there is no such contest or entry.
 */
export async function contestHistory(
  folder: string,
  name: string | undefined,
  options: HistoryWords,
  output: Output = terminal,
): Promise<number> {
  const { folder: path, records, situation } = await openRecords(folder);
  const ledger = ledgerOf(records);
  if (name !== undefined) {
    const entry = findNamed(name, allBriefs(ledger));
    const results = entryResults(ledger, entry.entry);
    const text = options.json === true
      ? JSON.stringify({ ...entry, results })
      : entryText(entry, results);
    output.print(text + "\n");
    return 0;
  }
  const stages = stageBriefs(ledger);
  if (options.json === true) {
    output.print(JSON.stringify({ title: records.settings.title, stages, ...situation }) + "\n");
  } else if (stages.length === 0) {
    output.print(nothingPlayed(path, partQueue(wholeQueue(ledger))));
  } else {
    const open = situationLines(situation, path);
    output.print(stagesText(stages, situation) + "\n");
    if (open.length > 0) output.print(visible(`\n${open.join("\n")}\n`));
  }
  return 0;
}

function stagesText(stages: readonly StageBrief[], { playing }: Situation): string {
  const unfinished = playing?.isPlayed === false ? "broke off" : "being played";
  return textTable(
    ["stage", "finished (UTC)", "played for", "its rank", "programs", "winner", "remark"],
    stages.map((stage) => [
      `${stage.number}`,
      stage.finishedAt === undefined ? unfinished : shortTime(stage.finishedAt),
      versionName(stage),
      `${stage.rank ?? "-"}`,
      `${stage.programs}`,
      listed((stage.winners ?? []).map(({ name }) => name)) || "-",
      remark(stage),
    ]),
    { align: ["right", "left", "left", "right", "right"] },
  );
}

function remark({ repeats, state, replacedBy }: StageBrief): string {
  return [
    ...(repeats === undefined ? [] : [`repeats stage ${repeats}`]),
    ...(state !== "annulled" ? [] : [
      replacedBy === undefined ? "counts no more" : `counts no more, played again as ${replacedBy}`,
    ]),
  ].join(", ");
}

function entryText(entry: EntryBrief, results: readonly EntryResult[]): string {
  const name = listed([entry.name]);
  const withdrawn = entry.isWithdrawn ? " (withdrawn)" : "";
  if (results.length === 0) return `${name}${withdrawn} has not played a stage yet.`;
  const rows = textTable(
    ["stage", "finished (UTC)", "version", "rank", "of", "total", "95% interval"],
    results.map(({ finishedAt, high, low, of, rank, stage, total, version }) => [
      `${stage}`,
      shortTime(finishedAt),
      `${version}`,
      `${rank}`,
      `${of}`,
      total.toFixed(1),
      `${Math.floor(low)}–${Math.ceil(high)}`,
    ]),
    { align: ["right", "left", "right", "right", "right", "right", "right"] },
  );
  return `${name}${withdrawn}, best rank ${entry.bestRank ?? "-"}\n\n${rows}`;
}
