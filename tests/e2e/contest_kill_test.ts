/** Contests whose commands are killed, `kill -9`, at any moment: nothing is lost, and nothing counts twice. */
import { assert, assertEquals } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { Contest } from "../../lib/contest/contest.ts";
import { findEntry } from "../../lib/contest/store/entries.ts";
import { listStages } from "../../lib/contest/store/stages.ts";
import { allVersions, queue, versionsOf } from "../../lib/contest/store/versions.ts";
import { between, type Random, randomFrom } from "../../lib/core/random.ts";
import {
  enterQuickly,
  makeContest,
  publishedOf,
  RAMMER,
  TANK1,
} from "../lib/contest/kept_programs.ts";
import { inPlace, outcomeOf, type Place, sizeOf, waitFor } from "./turniir.ts";

/** Who sends in what, in this order; the last is a new version of the first. */
const ARRIVALS = [
  { name: "Öland 2", program: TANK1 },
  { name: "rammer", program: RAMMER },
  { name: "third", program: TANK1 },
  { name: "Öland 2", program: RAMMER },
];

const KILLS_OF_ENTERING = 6;

/** What a command that plays stages is at when it is killed: `time` is any moment after its start. */
const KILLS_OF_STAGES = [
  ...["time", "settings", "round", "round", "time", "round", "logs"],
  ...["table", "settings", "round", "time", "round", "round", "table"],
] as const;

/** Makes the same contest each time. */
async function makeQuick(place: Place, name: string): Promise<string> {
  const folder = place.path(name);
  (await makeContest(folder, { duels: 2, melees: 3, places: 3 })).close();
  return folder;
}

async function look<Answer>(folder: string, read: (contest: Contest) => Answer): Promise<Answer> {
  using contest = await Contest.open(folder, { readOnly: true });
  return read(contest);
}

/** Starts a command and kills it as soon as something is so; false: it had ended before. */
async function killWhen(
  place: Place,
  args: readonly string[],
  isSo: () => boolean,
): Promise<boolean> {
  const process = place.start(args);
  let hasEnded = false;
  const output = outcomeOf(process.output()).finally(() => {
    hasEnded = true;
  });
  await waitFor("the moment of the kill", () => hasEnded || isSo());
  if (!hasEnded) process.kill("SIGKILL");
  const { err, status } = await output;
  assert(status === 0 || status === 128 + 9, `${args.join(" ")}: ${status}\n${err}`);
  return status !== 0;
}

/** A moment some milliseconds from now. */
function after(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() >= end;
}

/** A moment in which a command that plays a stage has come some way. */
function momentOf(
  kind: (typeof KILLS_OF_STAGES)[number] | undefined,
  random: Random,
  run: string,
): () => boolean {
  const journal = join(run, "journal.jsonl");
  switch (kind) {
    case undefined:
      return () => false;
    case "time":
      return after(between(random, 0, 600));
    case "settings":
      return () => sizeOf(join(run, "run.json")) > 0;
    case "round": {
      const bytes = Math.max(0, sizeOf(journal)) + between(random, 0, 300);
      return () => sizeOf(journal) > bytes;
    }
    case "logs":
      return () => sizeOf(join(run, "logs")) > 0;
    case "table":
      return () => sizeOf(join(run, "table.json")) > 0;
  }
}

/** Enters all programs at once, undisturbed and without their trials. */
async function enterCalmly(folder: string): Promise<void> {
  using contest = await Contest.open(folder);
  for (const { name, program } of ARRIVALS) await enterQuickly(contest, name, program);
}

/** Enters all programs, and kills the command so many times. @returns How many kills there were. */
async function enterAll(place: Place, folder: string, wanted: number): Promise<number> {
  const random = randomFrom("kills of entering");
  let kills = 0;
  for (const [at, { name, program }] of ARRIVALS.entries()) {
    for (;;) {
      const entered = await look(folder, (contest) => allVersions(contest).length);
      if (entered > at) break;
      assertEquals(entered, at, "a version was lost");
      const isToDie = kills < wanted && kills <= 2 * at + 1;
      const moment = isToDie ? after(between(random, 0, 800)) : () => false;
      const words = ["contest", "enter", folder, name, fromFileUrl(program)];
      if (await killWhen(place, words, moment)) kills += 1;
    }
  }
  return kills;
}

/** Plays all stages, and kills the command at these moments. @returns How many kills there were. */
async function playAll(
  place: Place,
  folder: string,
  moments: readonly (typeof KILLS_OF_STAGES)[number][],
): Promise<number> {
  const random = randomFrom("kills of stages");
  let kills = 0;
  for (let attempt = 0;; attempt++) {
    const { left, stage } = await look(folder, (contest) => ({
      left: queue(contest).length,
      stage: listStages(contest).filter(({ state }) => state === "finished").length + 1,
    }));
    if (left === 0) break;
    const jobs = ["--jobs", `${between(random, 1, 2)}`];
    const run = join(folder, "stages", `stage-${stage}`);
    const isSo = momentOf(moments[attempt], random, run);
    const isOver = () => attempt < moments.length && sizeOf(join(run, "facts.json")) > 0;
    const moment = () => isSo() || isOver();
    if (await killWhen(place, ["contest", "stage", folder, ...jobs], moment)) kills += 1;
  }
  // A kill may have come between the last stage's end and its facts.
  await place.expect(0, ["contest", "stage", folder]);
  return kills;
}

/** What everybody may see in the end, and what the contest knows of it. */
async function endOf(folder: string) {
  return await look(folder, (contest) => ({
    stages: listStages(contest).map(({ number, state, seed }) => ({ number, state, seed })),
    published: listStages(contest).map(({ number }) => publishedOf(contest, number)),
    seats: contest.all("SELECT * FROM seat ORDER BY stage, place"),
    duels: contest.all("SELECT * FROM duel ORDER BY stage, one, other"),
    versions: allVersions(contest).map(({ id, entryId, number, state, command, digest }) => ({
      ...{ id, entryId, number, state, command, digest },
    })),
    own: versionsOf(contest, findEntry(contest, "Öland 2")?.id ?? 0).length,
  }));
}

inPlace(
  "a contest that is killed at twenty moments comes to the same as one that is not",
  async (place) => {
    const calm = await makeQuick(place, "calm");
    await enterCalmly(calm);
    await place.expect(0, ["contest", "stage", calm]);
    const expected = await endOf(calm);
    assertEquals(expected.stages.length, 3);
    assertEquals(expected.own, 2);

    const killed = await makeQuick(place, "killed");
    const entering = await enterAll(place, killed, KILLS_OF_ENTERING);
    const playing = await playAll(place, killed, KILLS_OF_STAGES);
    assert(entering + playing > 10, `only ${entering} + ${playing} kills`);
    assertEquals(await endOf(killed), expected);
    // No round stands twice in a journal.
    for (const { number } of expected.stages) {
      const journal = join(killed, "stages", `stage-${number}`, "journal.jsonl");
      const lines = Deno.readTextFileSync(journal).split("\n").slice(0, -1);
      const names = lines.map((line) => line.slice(0, line.indexOf(',"width"')));
      assertEquals(new Set(names).size, names.length);
    }
    await place.expectAll(0, [calm, killed].map((folder) => ["contest", "check", folder]));
  },
);
