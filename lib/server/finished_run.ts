/**
 * A run that is over, as its folder's public part tells it: table.json and logs/. An organiser may publish these alone.
 */
import { basename, join } from "@std/path";
import { unusable } from "../core/problem.ts";
import { readLog } from "../logs/files.ts";
import type { PublishedMatch } from "../logs/published.ts";
import type { LogHeader } from "../logs/types.ts";
import { FILES } from "../tournament/run_folder.ts";
import { isPlainName } from "./names.ts";
import type { RunFacts } from "./source.ts";
import { parseTableFile, type TableFile } from "./table_file.ts";
import { titleOf } from "./titles.ts";

/**
 * Says when a finished run has changed: another text, another run. `undefined`: the folder holds no finished run.
 * @throws {Deno.errors.NotFound} Never for a missing file; other errors of the system as they come.
 */
export async function finishedStamp(folder: string): Promise<string | undefined> {
  try {
    const table = await Deno.stat(join(folder, FILES.table));
    const logs = await Deno.stat(join(folder, FILES.logs));
    if (!logs.isDirectory) return undefined;
    return [table.mtime?.getTime(), table.size, logs.mtime?.getTime()].join(" ");
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/**
 * Reads a finished run.
 * @throws {UnusableInput} If its table (`TABLE_FILE`) or a log's header cannot be read.
 */
export async function readFinishedRun(folder: string): Promise<RunFacts> {
  const path = join(folder, FILES.table);
  const file = parseTableFile(await Deno.readTextFile(path));
  if (file === undefined) {
    const message = "This is not the table of a run: the file is damaged or of another program";
    throw unusable("TABLE_FILE", message, { file: path });
  }
  const logs = join(folder, FILES.logs);
  const found: { readonly header: LogHeader; readonly match: PublishedMatch }[] = [];
  for (const name of logNames(Array.from(Deno.readDirSync(logs), ({ name }) => name))) {
    const log = await readLog(join(logs, name));
    await log.close();
    found.push({ header: log.header, match: matchOf(name, log.header, file) });
  }
  const matches = inOrder(found.map(({ match }) => match));
  const played = matches.reduce((sum, match) => sum + match.played, 0);
  const stage = found[0]?.header.stage ?? "";
  return {
    title: titleOf(basename(folder), stage),
    state: "finished",
    bots: file.table.rows.map(({ bot }) => bot),
    played,
    seed: file.seed,
    stage,
    sandbox: file.sandbox,
    total: played,
    table: file.table,
    matches,
  };
}

/** The logs among the names of a folder: one for each match, packed rather than plain. */
function logNames(names: readonly string[]): string[] {
  const isLog = (name: string) => /\.jsonl(?:\.gz)?$/.test(name) && isPlainName(name);
  return names.filter((name) => isLog(name) && !names.includes(`${name}.gz`)).sort();
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
