/**
 * Contests with programs that can really be played, for tests of whoever plays them.
 */
import { fromFileUrl, join } from "@std/path";
import { putBlob } from "../../../lib/contest/blobs.ts";
import { Contest } from "../../../lib/contest/contest.ts";
import { materialise } from "../../../lib/contest/materialise.ts";
import { type PlayerOptions, type PlayerWatcher, playStages } from "../../../lib/contest/player.ts";
import type { ContestRules } from "../../../lib/contest/published/types.ts";
import { addEntry, findEntry } from "../../../lib/contest/store/entries.ts";
import { addVersion, recordCheck } from "../../../lib/contest/store/versions.ts";
import type { Version } from "../../../lib/contest/types.ts";
import { enterProgram } from "../../../lib/judge/entry/enter.ts";
import { checkReport, steadyClock, withFolder } from "./temp_contest.ts";

export const TANK1 = new URL("../../../bots/tanks/tank1.ts", import.meta.url);
export const RAMMER = new URL("../../../bots/tanks/rammer.js", import.meta.url);
export const CRASHER = new URL("../../../fixtures/bots/crasher.ts", import.meta.url);

/** Few rounds, and nobody loses by clock in a test, however busy the machine is. */
export const QUICK: ContestRules = {
  ...{ duels: 2, melees: 2, places: 3 },
  ...{ turnMs: 60_000, startMs: 60_000 },
};

/** Makes a contest of quick stages for one test. */
export async function withQuickContest(
  test: (contest: Contest, folder: string) => Promise<void>,
  rules: Partial<ContestRules> = {},
): Promise<void> {
  await withFolder(async (folder) => {
    using contest = await makeContest(join(folder, "contest"), rules);
    await test(contest, folder);
  });
}

/** A contest of quick stages; always the same. */
export async function makeContest(
  folder: string,
  rules: Partial<ContestRules> = {},
): Promise<Contest> {
  const begin = { title: "Quick", seed: "quick", rules: { ...QUICK, ...rules } };
  return await Contest.create(folder, begin, { clock: steadyClock() });
}

/** Enters a program that is fit, without the trial; lines may be added to its source. */
export async function enterQuickly(
  contest: Contest,
  name: string,
  program: URL,
  more = "",
): Promise<Version> {
  const path = fromFileUrl(program).replace(/.*\//, "");
  const bytes = new TextEncoder().encode(await Deno.readTextFile(program) + more);
  const digest = await putBlob(contest.filesFolder, bytes);
  const entry = findEntry(contest, name) ?? addEntry(contest, name);
  const version = addVersion(contest, entry.id, {
    command: path,
    files: [{ path, digest, size: bytes.length, isExecutable: false }],
  });
  recordCheck(contest, version.id, {
    digest: await identityOf(contest, version),
    report: checkReport(true),
  });
  return version;
}

/** What the check finds out about a version: `sha256:…`. */
async function identityOf(contest: Contest, version: Version): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-identity-" });
  try {
    const from = join(folder, "sent");
    const { word, ...laidOut } = await materialise(contest, version.id, from);
    const into = join(folder, "entered");
    const entered = await enterProgram(word, { ...laidOut, from, into, deno: Deno.execPath() });
    if (!entered.ok) throw new Error(JSON.stringify(entered.error));
    await Deno.chmod(into, 0o755);
    return entered.value.version;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** What a player told, one line each. */
export class Told implements PlayerWatcher {
  readonly lines: string[] = [];
  /** Called after each round. */
  readonly #round: () => void;

  constructor(round: () => void = () => {}) {
    this.#round = round;
  }

  stageBegins: PlayerWatcher["stageBegins"] = ({ number }, seats) => {
    this.lines.push(`stage ${number}: ${seats.map(({ name }) => name).join(" ")}`);
    return { begun() {}, roundFinished: this.#round, roundVoid() {} };
  };

  stageFinished: PlayerWatcher["stageFinished"] = ({ number }) => {
    this.lines.push(`stage ${number} is finished`);
  };

  stageDropped: PlayerWatcher["stageDropped"] = ({ number }) => {
    this.lines.push(`stage ${number} is dropped`);
  };

  failing: PlayerWatcher["failing"] = (message) => {
    this.lines.push(`failing: ${message}`);
  };
}

/** Plays all stages that wait, and tells what was heard. */
export async function playAll(
  contest: Contest,
  options: Partial<PlayerOptions> = {},
): Promise<string[]> {
  const told = new Told();
  await playStages(contest, {
    ...{ watch: false, jobs: 2, bubblewrap: true, trustNative: false, watcher: told },
    tableText: ({ rows }) => rows.map(({ bot, rank }) => `${rank} ${bot}\n`).join(""),
    signal: new AbortController().signal,
    ...options,
  });
  return told.lines;
}

/** What is published of a stage and facts.json, as text of bytes, by name. */
export function publishedOf(contest: Contest, stage: number): Record<string, string> {
  const folder = contest.stageFolder(stage);
  const logs = [...Deno.readDirSync(join(folder, "logs"))].map(({ name }) => `logs/${name}`).sort();
  return Object.fromEntries(
    ["table.json", "table.txt", "facts.json", ...logs]
      .map((name) => [name, Deno.readFileSync(join(folder, name)).toBase64()]),
  );
}
