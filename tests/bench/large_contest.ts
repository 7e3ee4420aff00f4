/**
 * A contest that has lasted for long, made in seconds: what pages have to cope with. Its records are as true as those of
 * a contest that was played, but most stages are drawn from invented strengths; the newest have logs (sample_stage.ts).
 * The same options give the same contest.
 */
import { join } from "@std/path";
import { putBlob } from "../../lib/contest/blobs.ts";
import { Contest } from "../../lib/contest/contest.ts";
import type { ContestRules } from "../../lib/contest/published/types.ts";
import { addEntry, renameEntry, setWithdrawn } from "../../lib/contest/store/entries.ts";
import { askAgain, beginStage, finishStage, markAlone } from "../../lib/contest/store/stages.ts";
import { addVersion, recordCheck, setVersionState } from "../../lib/contest/store/versions.ts";
import type { Entry, StageResults } from "../../lib/contest/types.ts";
import { between, type Random, randomFrom } from "../../lib/core/random.ts";
import { versionOf } from "../../lib/judge/entry/fingerprint.ts";
import { inventStage, type Player } from "./invented_stage.ts";
import { readSample, SAMPLE_PROGRAMS, writeSampleStage } from "./sample_stage.ts";

/** How large it is. */
export interface LargeContest {
  /** At least 9. */
  readonly entries: number;
  /** At least as many as entries. */
  readonly stages: number;
  readonly seed: string;
  /** The newest so many stages have logs and facts: the sample run under other names, with 8 programs. @default 3 */
  readonly logged?: number;
}

const RULES: ContestRules = { duels: 4, melees: 20, places: 9, turnMs: 100, startMs: 2000 };

const BOTS = new URL("../../bots/tanks/", import.meta.url).pathname;
const FILES = ["champion.ts", "mapper.ts", "camper.ts", "tank1.ts", "hunter.ts", "dodger.ts"];
const NAMES = [
  "Ada",
  "Bruno",
  "Chen",
  "Đorđe",
  "Émile",
  "Фёдор",
  "Grace",
  "半平太",
  "Ingrid",
  "Jo_99",
];

/** A program of the samples, kept in the contest. */
interface KeptProgram {
  readonly file: string;
  readonly digest: string;
  readonly size: number;
  /** As logs name it. */
  readonly version: string;
}

/** An entry with what was invented for it. */
interface Author {
  readonly entry: Entry;
  readonly program: KeptProgram;
  readonly strength: number;
}

/** A version that stands in the table. */
interface Standing extends Player {
  readonly author: Author;
  readonly versionId: number;
}

/** Makes the contest in a new or empty folder. */
export async function makeLargeContest(folder: string, options: LargeContest): Promise<void> {
  let minutes = 0;
  const clock = () => new Date(Date.UTC(2026, 0, 5) + 60_000 * ++minutes);
  const begun = { title: "Large contest", seed: options.seed, rules: RULES };
  using contest = await Contest.create(folder, begun, { clock });
  // Nobody minds if a power cut takes it.
  contest.db.exec("PRAGMA synchronous = OFF");
  const random = randomFrom(options.seed, "large contest");
  const programs = await keepPrograms(contest);
  const sample = await readSample();
  const firstLogged = options.stages - (options.logged ?? 3) + 1;
  const standing = await playStages({
    ...{ contest, random, programs, firstLogged, options },
    play: async ({ number, seed }, players) =>
      number < firstLogged
        ? inventStage(random, RULES, players, contest.now())
        : await writeSampleStage(contest, { number, seed }, players, sample),
  });
  addOddities(contest, standing);
}

/** What is needed to play stages. */
interface Playing {
  readonly contest: Contest;
  readonly random: Random;
  readonly programs: readonly KeptProgram[];
  readonly firstLogged: number;
  readonly options: LargeContest;
  readonly play: (
    stage: { readonly number: number; readonly seed: string },
    players: readonly Player[],
  ) => Promise<StageResults>;
}

/** Plays all stages, one of them twice. @returns The last table, the best first. */
async function playStages(playing: Playing): Promise<Standing[]> {
  const { contest, firstLogged, options: { entries, stages }, random } = playing;
  const authors: Author[] = [];
  let standing: Standing[] = [];
  // The first version finds nobody to play with; from then on each one has a stage.
  for (let number = 0; number <= stages; number++) {
    const author = nextAuthor(playing, authors, entries - authors.length, stages - number + 1);
    const newcomer = enter(contest, random, author);
    const places = number < firstLogged ? RULES.places : SAMPLE_PROGRAMS;
    const others = standing.filter((other) => other.author !== author).slice(0, places - 1);
    const players = [newcomer, ...others];
    if (number === 0) {
      markAlone(contest, newcomer.versionId);
      standing = players;
      continue;
    }
    standing = await playStage(playing, players);
    if (number !== Math.floor(stages / 2)) continue;
    askAgain(contest, number);
    standing = await playStage(playing, players, number);
    number += 1;
  }
  return standing;
}

/** The first player is the one for whom the stage is played. @returns The players, the best first. */
async function playStage(
  { contest, play }: Playing,
  players: readonly Standing[],
  repeats?: number,
): Promise<Standing[]> {
  const versionIds = players.map(({ versionId }) => versionId);
  const stage = beginStage(contest, {
    versionId: versionIds[0] ?? 0,
    versionIds,
    ...(repeats === undefined ? {} : { repeats }),
  });
  const results = await play(stage, players);
  finishStage(contest, stage.number, results);
  return results.seats
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ place }) => players[place] ?? []);
}

/** A new author while there are `missing` ones to come in `left` versions, spread evenly; else one of those there are. */
function nextAuthor(
  { contest, programs, random }: Playing,
  authors: Author[],
  missing: number,
  left: number,
): Author {
  const count = authors.length;
  if (count >= RULES.places && between(random, 1, left) > missing) {
    return authors[between(random, 0, count - 1)] as Author;
  }
  const name = NAMES[count % NAMES.length] ?? "";
  const author = {
    entry: addEntry(contest, count < NAMES.length ? name : `${name} ${count}`),
    program: programs[count % programs.length] as KeptProgram,
    strength: between(random, 0, 1000),
  };
  authors.push(author);
  return author;
}

/** A new version that is fit; sometimes one that is not came before it. */
function enter(contest: Contest, random: Random, author: Author): Standing {
  const { entry: { name }, program } = author;
  if (between(random, 1, 10) === 1) send(contest, author, "unfit");
  const versionId = send(contest, author, "fit");
  const strength = author.strength + between(random, -100, 200);
  return { author, versionId, name, version: program.version, strength };
}

/** @returns The version's id. */
function send(
  contest: Contest,
  { entry, program }: Author,
  outcome: "fit" | "unfit" | "unchecked",
): number {
  const { digest, file, size, version } = program;
  return contest.transaction(() => {
    const files = [{ path: file, digest, size, isExecutable: false }];
    const { id } = addVersion(contest, entry.id, { command: file, files });
    if (outcome === "unchecked") return id;
    const isFit = outcome === "fit";
    const problems = isFit ? [] : [{ code: "BOT_IMPORT", message: "It imports too much", file }];
    const findings = isFit ? [{ isGood: true, text: "It answers in 1 ms." }] : [];
    recordCheck(contest, id, {
      ...(isFit ? { digest: version } : {}),
      report: { isFit, checkedAt: contest.now(), problems, findings, stderr: "" },
    });
    return id;
  });
}

/** What a long contest has seen besides stages: another name, somebody who left, and a queue. */
function addOddities(contest: Contest, standing: readonly Standing[]): void {
  const [first, second, third, fourth] = standing.map(({ author }) => author);
  const last = standing.at(-1)?.author;
  if (first !== undefined) renameEntry(contest, first.entry.id, `${first.entry.name} II`);
  if (second !== undefined) send(contest, second, "fit");
  if (third !== undefined) {
    setVersionState(contest, send(contest, third, "fit"), ["waiting"], "held");
  }
  if (fourth !== undefined) send(contest, fourth, "unchecked");
  if (last !== undefined) setWithdrawn(contest, last.entry.id, true);
}

async function keepPrograms(contest: Contest): Promise<KeptProgram[]> {
  return await Promise.all(FILES.map(async (file) => {
    const bytes = await Deno.readFile(join(BOTS, file));
    const digest = await putBlob(contest.filesFolder, bytes);
    const version = await versionOf("deno", [file], [{ path: file, digest }]);
    return { file, digest, size: bytes.length, version };
  }));
}
