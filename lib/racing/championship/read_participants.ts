/** Reads who takes part: everything that is wrong with the folder is told at once. */
import { basename, join } from "@std/path";
import { type Problem, unusable, UnusableInput } from "../../core/problem.ts";
import { visibleInLine, visibleProblem } from "../../core/visible.ts";
import { hundredthsOf } from "../../race/chronometer.ts";
import { circuitOf, readRows } from "../../race/circuit_file.ts";
import { checkRows } from "../../race/conformity.ts";
import { findOptimum } from "../../race/optimum.ts";
import { ownFiles } from "../../judge/entry/own_files.ts";
import { refuseCommand, startingWord } from "../../judge/entry/sent_command.ts";
import type { Finding } from "../../race/types.ts";
import type { Course } from "../course.ts";
import { parseParticipant } from "./participant_file.ts";
import { FILES } from "./paths.ts";
import type {
  BadParticipant,
  Entrant,
  OutParticipant,
  Participant,
  StartingList,
} from "./types.ts";

/** Harmless in file names and addresses, and told to pilots. */
const ID = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,38}[A-Za-z0-9])?$/;

/** More than any circuit or participant's file has, in bytes. */
const MOST_BYTES = 2 ** 20;

/** How a championship is read. */
export interface ReadOptions {
  /** The folder as people call it, for problems. @default the folder */
  readonly shown?: string;
  /** Stands in for every circuit that does not conform; without it such a participant is out. */
  readonly house?: Course | undefined;
}

/** A participant with its circuit, or with what is wrong; a name that can be read is known all the same. */
type Read =
  | { readonly kind: "entrant"; readonly name: string; readonly entrant: Entrant }
  | { readonly kind: "out"; readonly name: string; readonly out: OutParticipant }
  | { readonly kind: "bad"; readonly name?: string; readonly problems: readonly Problem[] };

/** What is wrong with two of them together; the second one is to be mended. */
interface Clash {
  readonly id: string;
  readonly other: string;
  readonly problem: Problem;
}

/** Who takes part, and all that must be mended before anybody drives. */
export interface Survey extends StartingList {
  readonly problems: readonly Problem[];
  /** The fewest without whom the others could drive. */
  readonly bad: readonly BadParticipant[];
}

/**
 * Reads the folder of a championship; see paths.ts for its shape.
 * @throws {UnusableInput} NO_CHAMPIONSHIP: there are no participants; PARTICIPANT: a folder is not in order; all are told.
 */
export async function readParticipants(
  folder: string,
  options: ReadOptions = {},
): Promise<StartingList> {
  const { entrants, out, problems } = await surveyParticipants(folder, options);
  if (problems.length > 0) throw new UnusableInput(problems);
  return { entrants, out };
}

/**
 * As `readParticipants`, with those who are in order beside what is wrong with the others.
 * @throws {UnusableInput} NO_CHAMPIONSHIP.
 */
export async function surveyParticipants(
  folder: string,
  { house, shown = folder }: ReadOptions = {},
): Promise<Survey> {
  const ids = await idsIn(folder, shown);
  const all: Read[] = [];
  for (const id of ids) all.push(await readOne(folder, shown, id, house));
  const around = join(shown, FILES.participants);
  const named = ids.map((id, index) => ({ id, name: all[index]?.name }));
  const clashes = [...alike(ids, around), ...namesakes(named, around)];
  return {
    entrants: inOrder(all.flatMap((read) => read.kind === "entrant" ? [read.entrant] : [])),
    out: inOrder(all.flatMap((read) => read.kind === "out" ? [read.out] : [])),
    problems: [
      ...all.flatMap((read) => read.kind === "bad" ? read.problems : []),
      ...clashes.map(({ problem }) => problem),
    ].map(visibleProblem),
    bad: badOnes(ids, all, clashes),
  };
}

/** Of a clash the second is bad, unless the first is out of the way already. */
function badOnes(
  ids: readonly string[],
  all: readonly Read[],
  clashes: readonly Clash[],
): BadParticipant[] {
  const problems = new Map<string, readonly Problem[]>();
  all.forEach((read, index) => {
    const id = ids[index];
    if (read.kind === "bad" && id !== undefined) problems.set(id, read.problems);
  });
  for (const { id, other, problem } of clashes) {
    if (!problems.has(other)) problems.set(id, [...problems.get(id) ?? [], problem]);
  }
  return ids.flatMap((id, index) => {
    const own = problems.get(id);
    if (own === undefined) return [];
    const name = all[index]?.name ?? visibleInLine(id);
    return [{ id, name, problems: own.map(visibleProblem) }];
  });
}

/** By first sending; the same day leaves it to the names of the folders, so that the order is always the same. */
function inOrder<Sent extends Participant>(participants: readonly Sent[]): Sent[] {
  return participants.toSorted((one, other) =>
    one.firstSending - other.firstSending || (one.id < other.id ? -1 : 1)
  );
}

/** Names of folders in order, without hidden ones. */
async function idsIn(folder: string, shown: string): Promise<string[]> {
  const ids: string[] = [];
  try {
    for await (const { isFile, name } of Deno.readDir(join(folder, FILES.participants))) {
      // Links are told, not passed over.
      if (!isFile && !name.startsWith(".")) ids.push(name);
    }
  } catch (error) {
    const isHis = [Deno.errors.NotFound, Deno.errors.NotADirectory, Deno.errors.PermissionDenied]
      .some((kind) => error instanceof kind);
    if (!isHis) throw error;
  }
  if (ids.length > 0) return ids.sort();
  const message = "There are no participants here: a championship is a folder with " +
    `${FILES.participants}/NAME/${FILES.participant} and ${FILES.circuit} for each of them`;
  throw unusable("NO_CHAMPIONSHIP", message, { file: shown });
}

/** On some disks such folders are the same. */
function alike(ids: readonly string[], file: string): Clash[] {
  return ids.flatMap((id, index) => {
    const other = ids.slice(0, index).find((other) => other.toLowerCase() === id.toLowerCase());
    if (other === undefined) return [];
    const message = `${other} and ${id} differ in capital letters alone: rename one of them`;
    return [{ id, other, problem: { code: "PARTICIPANT", message, file: join(file, id) } }];
  });
}

/** Whoever reads a table takes them for the same one. */
function namesakes(
  all: readonly { readonly id: string; readonly name: string | undefined }[],
  file: string,
): Clash[] {
  const keyOf = (name: string) => name.normalize("NFKC").toLowerCase().toUpperCase();
  return all.flatMap(({ id, name }, index) => {
    const other = all.slice(0, index).find((other) =>
      name !== undefined && other.name !== undefined && keyOf(other.name) === keyOf(name) &&
      other.id.toLowerCase() !== id.toLowerCase()
    );
    if (other === undefined) return [];
    const message = `${other.id} and ${id} have the same name, ${name}: give one of them another`;
    const problem = { code: "PARTICIPANT", message, file: join(file, id, FILES.participant) };
    return [{ id, other: other.id, problem }];
  });
}

async function readOne(
  folder: string,
  shown: string,
  id: string,
  house: Course | undefined,
): Promise<Read> {
  const own = join(folder, FILES.participants, id);
  const shownOwn = join(shown, FILES.participants, id);
  if (!(await Deno.lstat(own)).isDirectory) {
    const message = "This must be a folder of its own: links are not followed";
    return { kind: "bad", problems: [{ code: "PARTICIPANT", message, file: shownOwn }] };
  }
  const problems: Problem[] = [];
  if (!ID.test(id)) {
    const message = "The name of this folder must have letters a to z, digits, - and _, at most 40";
    problems.push({ code: "PARTICIPANT", message, file: shownOwn });
  }
  const [about, circuit] = [join(shownOwn, FILES.participant), join(shownOwn, FILES.circuit)];
  const text = await readSmall(join(own, FILES.participant), about);
  const parsed = text.ok
    ? parseParticipant(new TextDecoder().decode(text.bytes), basename(own), about)
    : { ok: false as const, error: [text.problem] };
  if (!parsed.ok) problems.push(...parsed.error);
  const bytes = await readSmall(join(own, FILES.circuit), circuit);
  if (!bytes.ok) problems.push(bytes.problem);
  const paths = await readPaths(own, shownOwn, problems);
  const name = parsed.ok ? parsed.value.name : undefined;
  const refusal = parsed.ok && paths !== undefined
    ? refuseCommand(parsed.value.pilot, paths, "the participant's folder")
    : undefined;
  if (refusal !== undefined) problems.push({ ...refusal, code: "PARTICIPANT", file: about });
  if (problems.length > 0 || !parsed.ok || !bytes.ok || paths === undefined) {
    return { kind: "bad", problems, ...(name === undefined ? {} : { name }) };
  }
  const pilot = startingWord(parsed.value.pilot, paths);
  return withCircuit({ ...parsed.value, pilot, id, folder: own }, bytes.bytes, house);
}

/** The files of a participant's folder; what is wrong with them goes to the problems. */
async function readPaths(
  own: string,
  shown: string,
  problems: Problem[],
): Promise<readonly string[] | undefined> {
  try {
    const { isTooMany, odd, paths } = await ownFiles(own);
    // These two are told by themselves.
    for (const path of odd.filter((path) => path !== FILES.participant && path !== FILES.circuit)) {
      const message = "This is a link or no ordinary file: put the file itself here";
      problems.push({ code: "PARTICIPANT", message, file: join(shown, path) });
    }
    if (isTooMany) {
      const message = "There are too many files here: leave only what the pilot needs";
      problems.push({ code: "PARTICIPANT", message, file: shown });
    }
    return paths;
  } catch (error) {
    if (!(error instanceof Deno.errors.PermissionDenied)) throw error;
    const message = "You may not read all of this folder";
    problems.push({ code: "PARTICIPANT", message, file: shown });
    return undefined;
  }
}

/** A circuit that does not conform puts its participant out, or the house lends one. */
function withCircuit(
  participant: Participant,
  bytes: Uint8Array,
  house: Course | undefined,
): Read {
  const file = `${participant.id}.cir`;
  const read = courseFrom(file, bytes);
  if ("course" in read) return entrantOf(participant, read.course, false);
  if (house !== undefined) return entrantOf(participant, { ...house, file }, true);
  const out = { ...participant, findings: read.findings };
  return { kind: "out", name: participant.name, out };
}

function entrantOf(participant: Participant, course: Course, hasHouseCircuit: boolean): Read {
  const best = findOptimum(course.circuit);
  if (best === undefined) throw new Error(`Nobody can finish on ${course.file}, which conforms`);
  const par = hundredthsOf(best.finish);
  const entrant = { ...participant, course, hasHouseCircuit, par };
  return { kind: "entrant", name: participant.name, entrant };
}

function courseFrom(
  file: string,
  bytes: Uint8Array,
): { readonly course: Course } | { readonly findings: readonly Finding[] } {
  const { rows } = readRows(bytes);
  const findings = checkRows(rows);
  const circuit = circuitOf(rows);
  return circuit === undefined || findings.length > 0
    ? { findings }
    : { course: { file, bytes, circuit } };
}

/** An ordinary file, or what is wrong with it. */
async function readSmall(
  path: string,
  shown: string,
): Promise<
  { readonly ok: true; readonly bytes: Uint8Array } | {
    readonly ok: false;
    readonly problem: Problem;
  }
> {
  const refuse = (message: string) => ({
    ok: false as const,
    problem: { code: "PARTICIPANT", message, file: shown },
  });
  try {
    const { isFile, isSymlink, size } = await Deno.lstat(path);
    if (isSymlink) return refuse("This is a link: put the file itself here");
    if (!isFile) return refuse("This must be an ordinary file");
    if (size > MOST_BYTES) return refuse("This file is too big: it may have 1 MB");
    return { ok: true, bytes: await Deno.readFile(path) };
  } catch (error) {
    const isMissing = error instanceof Deno.errors.NotFound ||
      error instanceof Deno.errors.NotADirectory;
    if (isMissing) return refuse("This file is missing");
    if (error instanceof Deno.errors.PermissionDenied) return refuse("You may not read this file");
    throw error;
  }
}
