/**
 * `contest show DIR STAGE`: one stage, who played and what happened.
 */
import { join } from "@std/path";
import { PRIVATE } from "../../contest/contest_folder.ts";
import { ledgerOf, runOf } from "../../contest/describe/ledger.ts";
import { stageBriefs } from "../../contest/describe/stages.ts";
import { tableAfter } from "../../contest/describe/table.ts";
import type { ContestTable, StageBrief } from "../../contest/published/types.ts";
import { readFacts, type StageFacts } from "../../contest/stage_facts.ts";
import type { Stage } from "../../contest/types.ts";
import { FILES } from "../../tournament/run_folder.ts";
import { asTyped } from "../paths.ts";
import { type Output, paint, terminal, textTable, visible } from "../printing.ts";
import { taskCommand } from "../task_command.ts";
import { type DuelPoints, duelPoints, duelText } from "./duel_text.ts";
import { highlightWords } from "./highlight_words.ts";
import { findStage, openRecords } from "./reading.ts";
import { counted, listed, shortTime, versionName } from "./sentences.ts";
import { openText, type Situation } from "./situation.ts";
import { ordersText, tableText } from "./table.ts";

/** Options of the command line. */
export interface ShowWords {
  /** One JSON object instead of text. */
  readonly json?: boolean;
}

/** So many rounds worth watching are named. */
const HIGHLIGHTS = 10;

/** A stage with all that is told of it. */
interface Shown {
  /** The stage's folder, absolute. */
  readonly folder: string;
  readonly stage: Stage;
  readonly brief: StageBrief;
  /** What the programs were called, by place. */
  readonly names: readonly string[];
  /** Without rows while the stage is played. */
  readonly table: ContestTable;
  readonly duels: DuelPoints;
  readonly facts: StageFacts | undefined;
  readonly situation: Situation;
  /** The contest's folder, absolute. */
  readonly contest: string;
}

/**
 * Shows a stage.
 * @returns 0.
 * @throws {UnusableInput} If there is no such contest or stage.
 */
export async function contestShow(
  folder: string,
  stage: string | number,
  options: ShowWords,
  output: Output = terminal,
): Promise<number> {
  const shown = await read(folder, stage);
  if (options.json === true) output.print(JSON.stringify(toJson(shown)) + "\n");
  else for (const part of partsOf(shown, output)) output.print(part + "\n");
  return 0;
}

async function read(folder: string, given: string | number): Promise<Shown> {
  const { folder: path, records, situation } = await openRecords(folder);
  const stage = findStage(given, records.stages);
  const ledger = ledgerOf(records);
  const brief = findStage(stage.number, stageBriefs(ledger));
  const stageFolder = join(path, PRIVATE.stages, runOf(stage.number));
  const table = tableAfter(ledger, stage);
  const names = records.seats
    .filter((seat) => seat.stage === stage.number)
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
  const duels = records.duels.filter((duel) => duel.stage === stage.number);
  const facts = await readFacts(stageFolder);
  return {
    ...{ folder: stageFolder, stage, brief, names, table },
    duels: duelPoints(duels, table.rows),
    ...{ facts, situation, contest: path },
  };
}

function toJson({ brief, duels, facts, names, situation, stage, table }: Shown): unknown {
  const { rules, seed, sandbox } = stage;
  return {
    ...brief,
    ...{ seed, rules },
    sandbox: sandbox ?? null,
    programs: names,
    table,
    duels,
    highlights: facts?.highlights ?? [],
    ...(situation.playing?.stage === stage.number ? { playing: situation.playing } : {}),
    ...(situation.again === stage.number ? { isToBeRepeated: true } : {}),
  };
}

/** Paragraphs, each followed by a line feed. */
function partsOf(shown: Shown, output: Output): string[] {
  const { brief, contest, duels, folder, names, situation, table } = shown;
  const head = headOf(shown, output);
  if (table.rows.length === 0) {
    const { playing } = situation;
    const how = playing === undefined ? "is being played." : visible(openText(playing, contest));
    return [
      `${head}\n\nPrograms: ${listed(names)}.`,
      `It ${how}`,
      `\nWatch it: ${serveCommand(folder)}`,
    ];
  }
  return [
    head,
    "",
    tableText(table, output),
    "",
    ...ordersText(table.rows),
    ...(duels.points.length === 0 ? [] : ["", duelText(duels)]),
    "",
    faultsText(table),
    ...highlightsText(shown),
    "",
    `Watch the rounds: ${serveCommand(folder)}`,
    ...(brief.replacedBy === undefined
      ? []
      : [`It counts no more: it was played again as stage ${brief.replacedBy}.`]),
    ...(situation.again === brief.number
      ? ["It is to be played again, before all that waits."]
      : []),
  ];
}

function headOf({ brief, stage }: Shown, output: Output): string {
  const { begunAt, finishedAt, number, repeats } = brief;
  const { rules: { duels, melees, turnMs, startMs }, sandbox, seed } = stage;
  const end = finishedAt === undefined ? "" : `, finished ${shortTime(finishedAt)}`;
  return [
    paint(output, "bold", `Stage ${number}, played for ${listed([versionName(brief)])}`) +
    (repeats === undefined ? "" : `; it repeats stage ${repeats}`),
    `Begun ${shortTime(begunAt)}${end} (UTC); ${counted(brief.programs, "program")}`,
    `${counted(duels, "duel round")} of each pair and ${counted(melees, "melee round")}, ` +
    `${turnMs} ms a turn, ${startMs} ms to start`,
    `Seed ${visible(seed)}${sandbox === undefined ? "" : `; sandbox: ${sandbox.join(", ")}`}`,
  ].join("\n");
}

function faultsText({ rows }: ContestTable): string {
  const found = rows.flatMap(({ bot, faults }) =>
    Object.entries(faults)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => [bot, kind, `${count}`])
  );
  if (found.length === 0) return "No program has failed.";
  return textTable(["program", "fault", "times"], found, { align: ["left", "left", "right"] });
}

function highlightsText({ facts, folder, names }: Shown): string[] {
  const best = facts?.highlights.slice(0, HIGHLIGHTS) ?? [];
  if (best.length === 0) return [];
  const [first] = best;
  const rows = best.map(({ highlight, match, places }) => [
    match,
    `${highlight.round}`,
    `${highlight.turn}`,
    highlightWords(highlight, places.map((place) => names[place] ?? "?")),
  ]);
  const table = textTable(["match", "round", "turn", "what happens"], rows, {
    align: ["left", "right", "right"],
  });
  const log = asTyped(join(folder, FILES.logs, `${first?.match}.jsonl.gz`));
  const place = ["--round", `${first?.highlight.round}`, "--turn", `${first?.highlight.turn}`];
  const command = taskCommand("turniir", ["tanks", "show", log, ...place]);
  return ["", "Rounds worth watching:", table, "", `In the terminal: ${visible(command)}`];
}

function serveCommand(folder: string): string {
  return visible(taskCommand("serve", [asTyped(folder)]));
}
