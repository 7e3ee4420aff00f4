/**
 * `contest table DIR`: the table after the last stage, what has moved, and which orders are decided.
 */
import { entryBriefs } from "../../contest/describe/entries.ts";
import { ledgerOf } from "../../contest/describe/ledger.ts";
import { wholeQueue } from "../../contest/describe/stages.ts";
import { lastTable, tableAfter } from "../../contest/describe/table.ts";
import { ratingMargin } from "../../contest/published/rating.ts";
import type { ContestRow, ContestTable } from "../../contest/published/types.ts";
import { type Alignment, type Output, paint, terminal, textTable, visible } from "../printing.ts";
import { absentText } from "./absent_text.ts";
import { partQueue, queueLines } from "./queue_text.ts";
import { findStage, nothingPlayed, openRecords } from "./reading.ts";
import { listed, versionName } from "./sentences.ts";
import { situationLines } from "./situation.ts";

/** Options of the command line. */
export interface TableWords {
  /** The stage whose table it is. @default the last one that counts */
  readonly stage?: string | number;
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/**
 * Prints the table.
 * @returns 0.
 * @throws {UnusableInput} If there is no such contest or stage.
 */
export async function contestTable(
  folder: string,
  options: TableWords,
  output: Output = terminal,
): Promise<number> {
  const { folder: path, records, situation } = await openRecords(folder);
  const ledger = ledgerOf(records);
  const finished = records.stages.filter(({ state }) => state !== "playing");
  const found = options.stage === undefined
    ? lastTable(ledger)
    : tableAfter(ledger, findStage(options.stage, finished));
  const queue = partQueue(wholeQueue(ledger));
  const { title } = records.settings;
  if (options.json === true) {
    output.print(JSON.stringify({ title, table: found ?? null, ...situation }) + "\n");
    return 0;
  }
  const open = situationLines(situation, path);
  if (found === undefined) {
    output.print(open.length === 0 ? nothingPlayed(path, queue) : paragraph(open));
    return 0;
  }
  const isLast = options.stage === undefined;
  output.print(`${headline(title, found)}\n\n${tableText(found, output)}\n\n`);
  output.print(paragraph(ordersText(found.rows)));
  const notes = [
    ...(isLast ? [absentText(found, entryBriefs(ledger))] : []),
    ...open,
    ...queueLines(queue, path),
  ].filter((line) => line !== "");
  if (notes.length > 0) output.print(`\n${paragraph(notes)}`);
  return 0;
}

function paragraph(lines: readonly string[]): string {
  return visible(lines.join("\n")) + "\n";
}

function headline(title: string, { rows, stage }: ContestTable): string {
  const newcomer = rows.find(({ isNew }) => isNew);
  const why = newcomer === undefined
    ? ""
    : `, played for ${listed([versionName({ ...newcomer, name: newcomer.bot })])}`;
  return `${listed([title])}: the table after stage ${stage}${why}`;
}

interface Column {
  readonly heading: string;
  readonly align: Alignment;
  readonly cell: (row: ContestRow) => string;
}

const COLUMNS: readonly Column[] = [
  { heading: "rank", align: "right", cell: ({ rank }) => `${rank}` },
  { heading: "moved", align: "left", cell: movement },
  { heading: "program", align: "left", cell: ({ bot }) => bot },
  { heading: "version", align: "right", cell: ({ version }) => `${version}` },
  { heading: "total", align: "right", cell: ({ total }) => total.toFixed(1) },
  { heading: "95% interval", align: "right", cell: interval },
  { heading: "rating", align: "right", cell: rating },
];

/** The table's lines. The line of the version for which the stage was played stands out where colours may be. */
export function tableText({ rows }: ContestTable, output: Output): string {
  const text = textTable(
    COLUMNS.map(({ heading }) => heading),
    rows.map((row) => COLUMNS.map(({ cell }) => cell(row))),
    { align: COLUMNS.map(({ align }) => align) },
  );
  return text.split("\n")
    .map((line, at) => rows[at - 1]?.isNew === true ? paint(output, "bold", line) : line)
    .join("\n");
}

/** Whether each program is ahead of the next for certain, in sentences. */
export function ordersText(rows: readonly ContestRow[]): string[] {
  const open = rows.flatMap((row, at) => {
    const next = rows[at + 1];
    const sentence = next === undefined ? undefined : orderSentence(row, next);
    return sentence === undefined ? [] : [sentence];
  });
  if (open.length > 0) return open;
  if (rows.length < 2) return ["Nobody to be compared with."];
  return rows.slice(0, -1).every(({ lead }) => lead !== undefined)
    ? ["Every order is decided: luck could hardly have turned any of them round."]
    : ["Nothing is known about how sure the order is."];
}

/** `undefined`: there is nothing to say against their order. */
function orderSentence({ bot, lead }: ContestRow, next: ContestRow): string | undefined {
  switch (lead?.verdict) {
    case "tied":
      return `Tied: ${listed([bot, next.bot])} have the same total.`;
    case "open":
      return `Within noise: ${listed([bot])} before ${listed([next.bot])}; ` +
        `${listed([bot])} stays ahead in ${Math.round(100 * lead.share)} % of replays on paper.`;
    default:
      return undefined;
  }
}

/** How far an entry has moved since the stage before: `▲2`, `▼1`, `=`, or `new` in the table. */
function movement({ before, rank }: ContestRow): string {
  if (before === undefined) return "new";
  if (before === rank) return "=";
  return before > rank ? `▲${before - rank}` : `▼${rank - before}`;
}

/** In whole points, rounded outwards: the total never looks as if it lay beside its interval. */
function interval({ low, high }: ContestRow): string {
  return `${Math.floor(low)}–${Math.ceil(high)}`;
}

function rating({ rating }: ContestRow): string {
  return rating === undefined ? "-" : `${rating.mu.toFixed(1)} ±${ratingMargin(rating).toFixed(1)}`;
}
