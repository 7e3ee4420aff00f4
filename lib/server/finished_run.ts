/**
 * A run that is over, as its folder's public part tells it: table.json and logs/. An organiser may publish these alone.
 */
import { basename, join } from "@std/path";
import { unusable } from "../core/problem.ts";
import type { PublishedMatch } from "../logs/published.ts";
import type { LogHeader } from "../logs/types.ts";
import { FILES } from "../tournament/run_folder.ts";
import { LogHeaders } from "./log_headers.ts";
import { isPlainName } from "./names.ts";
import { readSmall, stampOf, statOf } from "./ordinary_file.ts";
import { Remembered } from "./remembered.ts";
import { dateOfRun } from "./run_date.ts";
import type { RunFacts } from "./source.ts";
import { parseTableFile, type TableFile } from "./table_file.ts";
import { titleOf } from "./titles.ts";

/** So many logs of a run are shown. */
export const MOST_LOGS = 5000;

/** See the head of this file. */
export class FinishedRun {
  readonly #folder: string;
  readonly #warn: (sentence: string) => void;
  readonly #table = new Remembered<TableFile>();
  readonly #headers: LogHeaders;
  // A log may be mended without a change of the folder; who failed is remembered with the table and the headers.
  readonly #facts = new Remembered<RunFacts>(() => false);

  /** The folder is absolute; nothing is read yet. Told of what is not shown. */
  constructor(folder: string, warn: (sentence: string) => void) {
    this.#folder = folder;
    this.#warn = warn;
    this.#headers = new LogHeaders(join(folder, FILES.logs));
  }

  /**
   * The run as it is now; `undefined`: the folder holds no finished run.
   * @throws {UnusableInput} If its table (`TABLE_FILE`) or a log's header cannot be read.
   */
  async facts(): Promise<RunFacts | undefined> {
    const table = await statOf(join(this.#folder, FILES.table));
    const logs = await statOf(join(this.#folder, FILES.logs));
    if (table === undefined || logs?.isDirectory !== true) return undefined;
    const stamp = stampOf(table);
    return await this.#facts.get(`${stamp} ${stampOf(logs)}`, () => this.#read(stamp));
  }

  async #read(stamp: string): Promise<RunFacts> {
    const file = await this.#table.get(stamp, () => readTable(join(this.#folder, FILES.table)));
    const names = await this.#logNames();
    const headers = await this.#headers.of(names);
    const matches = inOrder(headers.map((header, at) => matchOf(names[at] ?? "", header, file)));
    const played = matches.reduce((sum, match) => sum + match.played, 0);
    const stage = headers[0]?.stage ?? "";
    return {
      title: titleOf(basename(this.#folder), stage),
      state: "finished",
      bots: file.table.rows.map(({ bot }) => bot),
      played,
      seed: file.seed,
      stage,
      sandbox: file.sandbox,
      total: played,
      table: file.table,
      matches,
      ...await dateOfRun(this.#folder),
    };
  }

  async #logNames(): Promise<string[]> {
    const logs = join(this.#folder, FILES.logs);
    const names = logNames(await Array.fromAsync(Deno.readDir(logs), ({ name }) => name));
    if (names.length <= MOST_LOGS) return names;
    // Without their number, so that it is said once however many come.
    this.#warn(`${logs}: There are more than ${MOST_LOGS} logs here: so many are shown`);
    return names.slice(0, MOST_LOGS);
  }
}

async function readTable(path: string): Promise<TableFile> {
  const file = parseTableFile(await readSmall(path, "the table of a run"));
  if (file !== undefined) return file;
  const message = "This is not the table of a run: the file is damaged or of another program";
  throw unusable("TABLE_FILE", message, { file: path });
}

/**
 * The logs among the names of a folder: one for each match, packed rather than plain. Duels come last, as there may be
 * too many of them.
 */
function logNames(names: readonly string[]): string[] {
  const all = new Set(names);
  const isLog = (name: string) => /\.jsonl(?:\.gz)?$/.test(name) && isPlainName(name);
  const logs = names.filter((name) => isLog(name) && !all.has(`${name}.gz`)).sort();
  const isDuel = (name: string) => name.startsWith("duel-");
  return [...logs.filter((name) => !isDuel(name)), ...logs.filter(isDuel)];
}

function matchOf(name: string, header: LogHeader, file: TableFile): PublishedMatch {
  const indexes = new Map(file.table.rows.map(({ bot, index }) => [bot, index]));
  const rounds = header.kind === "duel" ? file.duels : file.melees;
  return {
    id: matchIdOfFile(name),
    kind: header.kind,
    bots: header.bots.map((bot) => bot.name),
    entries: header.bots.map(({ name }, place) => indexes.get(name) ?? place),
    played: rounds,
    total: rounds,
    file: name,
  };
}

/** A log's name without its ending. */
export function matchIdOfFile(name: string): string {
  return name.replace(/\.jsonl(?:\.gz)?$/, "");
}

/** Duels first; 2 before 10. */
function inOrder(matches: readonly PublishedMatch[]): PublishedMatch[] {
  const order = new Intl.Collator("en", { numeric: true });
  return [...matches].sort((one, other) =>
    Number(one.kind === "melee") - Number(other.kind === "melee") || order.compare(one.id, other.id)
  );
}
