/**
 * The folder of results: every step of the contest as a file. All of it but the errors of pilots is made from the journal,
 * so it is the same bytes whenever it is made; what is already there stays as it is, and what is out of date goes.
 */
import { dirname, join } from "@std/path";
import { writeWhole } from "../../disk/write_whole.ts";
import type { Championship, DriveName } from "../../race/championship.ts";
import { lapName, publishChampionship } from "../../race/publish_championship.ts";
import type { PublishedChampionship } from "../../race/published_championship.ts";
import type { DriveLimits } from "../limits.ts";
import { FILES } from "./paths.ts";
import type { DriveRecord, GarageRun, StartingList } from "./types.ts";

/** So much is told of a circuit that does not conform. */
const MOST_REASONS = 5;

/** Folders in which there is nothing but what belongs to the contest as it is now. */
const OWN_FOLDER = /^(?:round-\d+|laps|circuits|errors)$/;

/** What a championship is described with. */
export interface ResultFacts extends StartingList {
  readonly title: string;
  readonly limits: DriveLimits;
  /** What came of a drive. */
  readonly find: (drive: DriveName) => DriveRecord | undefined;
}

/** The contest as it is published. */
export function describeResults(
  championship: Championship,
  { entrants, find, leftOut = [], limits, out, title }: ResultFacts,
): PublishedChampionship {
  return publishChampionship(championship, {
    title,
    limits: { seconds: limits.seconds, memoryBytes: limits.memoryBytes },
    participants: entrants.map((entrant) => ({
      id: entrant.id,
      name: entrant.name,
      firstSending: new Date(entrant.firstSending).toISOString(),
      lastSending: new Date(entrant.lastSending).toISOString(),
      ...(entrant.estimate === undefined ? {} : { estimate: entrant.estimate }),
      hasHouseCircuit: entrant.hasHouseCircuit,
      par: entrant.par,
    })),
    out: [
      ...out.map(({ findings, id, name }) => ({
        id,
        name,
        reasons: findings.slice(0, MOST_REASONS).map(({ message }) => message),
      })),
      ...leftOut.map((one) => ({ ...one, isLeftOut: true })),
    ],
    runOf: (drive) => {
      const record = find(drive);
      return record && { ...record, hasLap: record.lap !== undefined };
    },
  });
}

/**
 * Writes the results.
 * @param folder The folder of results; it exists.
 * @param table The contest as text for people.
 */
export async function writeResults(
  folder: string,
  published: PublishedChampionship,
  table: string,
  { entrants, find }: ResultFacts,
): Promise<void> {
  const files = new Map<string, Uint8Array>();
  const encoder = new TextEncoder();
  const put = (name: string, text: string) => files.set(name, encoder.encode(text));
  for (const { id, course } of entrants) files.set(`${FILES.circuits}/${id}.cir`, course.bytes);
  for (const { number: round, pools } of published.rounds) {
    for (const pool of pools) {
      put(`round-${round}/pool-${pool.number}.json`, jsonOf(pool));
      const races = pool.result?.races ?? [];
      for (const { circuit, pilot } of races.flatMap(drivesOf)) {
        const lap = find({ round, pilot, circuit })?.lap;
        if (lap !== undefined) put(`${FILES.laps}/${lapName({ round, pilot, circuit })}`, lap);
      }
    }
  }
  put(FILES.table, table);
  // It comes last: whoever reads it finds what it names.
  put(FILES.championship, jsonOf(published));
  for (const [name, bytes] of files) await putFile(join(folder, name), bytes);
  const eliminated = published.rounds.flatMap(({ number: round, pools }) =>
    pools.flatMap(({ members }) =>
      members.flatMap((circuit) => members.map((pilot) => ({ round, pilot, circuit })))
    )
  ).filter((drive) => (find(drive)?.verdict ?? "OK") !== "OK");
  await removeOld(folder, "", new Set([...files.keys(), ...eliminated.map(errorsName)]));
}

/** Keeps what an eliminated pilot wrote to standard error, for its author; what it wrote another time goes. */
export async function keepErrors(
  folder: string,
  drive: DriveName,
  { errors, verdict }: Pick<GarageRun, "errors" | "verdict">,
): Promise<void> {
  const path = join(folder, errorsName(drive));
  if (verdict !== "OK" && errors.trim() !== "") {
    return await putFile(path, new TextEncoder().encode(errors));
  }
  await Deno.remove(path).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  });
}

function errorsName({ circuit, pilot, round }: DriveName): string {
  return `${FILES.errors}/round-${round}/${pilot}.${circuit}.txt`;
}

function drivesOf(
  { circuit, runs }: { readonly circuit: string; readonly runs: readonly { pilot: string }[] },
) {
  return runs.map(({ pilot }) => ({ circuit, pilot }));
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`;
}

/** No other run writes here, as the journal is locked; what is not new keeps its time. */
async function putFile(path: string, bytes: Uint8Array): Promise<void> {
  if (await isThere(path, bytes)) return;
  await Deno.mkdir(dirname(path), { recursive: true });
  await writeWhole(path, bytes, { draft: `${path}.part` });
}

async function isThere(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    const there = await Deno.readFile(path);
    return there.length === bytes.length && there.every((byte, at) => byte === bytes[at]);
  } catch {
    return false;
  }
}

/** Drafts of a run that was killed, and what an earlier run of other participants has left. */
async function removeOld(
  folder: string,
  below: string,
  files: ReadonlySet<string>,
): Promise<void> {
  for await (const { isDirectory, name } of Deno.readDir(join(folder, below))) {
    const path = `${below}${name}`;
    if (below === "" && !OWN_FOLDER.test(name)) continue;
    if (!isDirectory) {
      if (!files.has(path)) await Deno.remove(join(folder, path));
      continue;
    }
    await removeOld(folder, `${path}/`, files);
    // One that is not empty stays.
    await Deno.remove(join(folder, path)).catch(() => {});
  }
}
