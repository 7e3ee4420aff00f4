/**
 * A contest as one document. What it leaves out, and why, is said at its type.
 */
import {
  type ContestExport,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedCheck,
  type ExportedDuel,
  type ExportedEntry,
  type ExportedSeat,
  type ExportedStage,
  type ExportedVersion,
} from "../published/export.ts";
import type { Duel, Entry, Seat, Stage, Version, VersionFile } from "../types.ts";
import { starterOf } from "../../judge/entry/sent_command.ts";
import {
  entryOfVersion,
  isPublic,
  type Ledger,
  ledgerOf,
  ratingField,
  ratingsOf,
  runOf,
  versionOf,
} from "./ledger.ts";
import type { ContestRecords } from "./records.ts";

/** The files of each version, by the version's id. */
export type FilesOfVersions = ReadonlyMap<number, readonly VersionFile[]>;

/** See the head of this file. */
export function exportOf(records: ContestRecords, files: FilesOfVersions): ContestExport {
  const ledger = ledgerOf(records);
  const { title, state, createdAt, rules } = records.settings;
  const duels = Map.groupBy(records.duels, ({ stage }) => stage);
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    contest: { title, state, createdAt, rules },
    entries: records.entries
      .filter(({ id }) => isPublic(ledger, id))
      .toSorted((a, b) => a.id - b.id)
      .map((entry) => exportedEntry(ledger, entry, files)),
    stages: records.stages
      .toSorted((a, b) => a.number - b.number)
      .map((stage) => exportedStage(ledger, stage, duels.get(stage.number) ?? [])),
  };
}

function exportedEntry(ledger: Ledger, entry: Entry, files: FilesOfVersions): ExportedEntry {
  const { id, slug, name, isWithdrawn, createdAt } = entry;
  return {
    entry: slug,
    name,
    formerNames: ledger.records.formerNames.get(id) ?? [],
    isWithdrawn,
    createdAt,
    versions: (ledger.versionsOf.get(id) ?? []).map((version) =>
      exportedVersion(ledger, version, files.get(version.id) ?? [])
    ),
  };
}

function exportedVersion(
  ledger: Ledger,
  { id, number, arrivedAt, state, command, digest, check }: Version,
  files: readonly VersionFile[],
): ExportedVersion {
  return {
    number,
    arrivedAt,
    state,
    startedBy: starterOf(command, files.map(({ path }) => path)),
    ...(digest === undefined ? {} : { digest }),
    files: files
      .map(({ path, digest: sha256, size, isExecutable }) => ({ path, sha256, size, isExecutable }))
      .sort((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0),
    ...(check === undefined ? {} : { check: exportedCheck(check) }),
    ...ratingField(ratingsOf(ledger), id),
  };
}

/** Field by field: what a report gets in addition one day must not slip out. */
function exportedCheck(
  { isFit, checkedAt, problems }: NonNullable<Version["check"]>,
): ExportedCheck {
  return { isFit, checkedAt, problems: problems.map(({ code }) => code) };
}

function exportedStage(ledger: Ledger, stage: Stage, duels: readonly Duel[]): ExportedStage {
  const { number, state, versionId, seed, rules, begunAt, finishedAt } = stage;
  const { factor, sandbox, repeats } = stage;
  const seats = ledger.seatsOf.get(number) ?? [];
  return {
    number,
    run: runOf(number),
    state,
    entry: entryOfVersion(ledger, versionId).slug,
    version: versionOf(ledger, versionId).number,
    seed,
    rules,
    begunAt,
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(factor === undefined ? {} : { factor }),
    ...(sandbox === undefined ? {} : { sandbox }),
    ...(repeats === undefined ? {} : { repeats }),
    seats: seats.toSorted((a, b) => a.place - b.place).map((seat) => exportedSeat(ledger, seat)),
    duels: duels.toSorted((a, b) => a.one - b.one || a.other - b.other).map(exportedDuel),
  };
}

function exportedSeat(
  ledger: Ledger,
  { place, versionId, name, rank, result, lead }: Seat,
): ExportedSeat {
  return {
    place,
    entry: entryOfVersion(ledger, versionId).slug,
    version: versionOf(ledger, versionId).number,
    name,
    ...(rank === undefined ? {} : { rank }),
    ...(result === undefined ? {} : { result }),
    ...(lead === undefined ? {} : { lead }),
  };
}

function exportedDuel({ one, other, match, rounds, points, wins }: Duel): ExportedDuel {
  return { places: [one, other], match, rounds, points, wins };
}
