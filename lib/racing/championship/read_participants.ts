/** Reads who takes part: everything that is wrong with the folder is told at once. */
import { basename, join } from "@std/path";
import { type Problem, unusable, UnusableInput } from "../../core/problem.ts";
import { hundredthsOf } from "../../race/chronometer.ts";
import { circuitOf, readRows } from "../../race/circuit_file.ts";
import { checkRows } from "../../race/conformity.ts";
import { findOptimum } from "../../race/optimum.ts";
import type { Finding } from "../../race/types.ts";
import type { Course } from "../course.ts";
import { parseParticipant } from "./participant_file.ts";
import { FILES } from "./paths.ts";
import type { Entrant, OutParticipant, Participant, StartingList } from "./types.ts";

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

/** A participant with its circuit, or with what is wrong. */
type Read =
  | { readonly kind: "entrant"; readonly entrant: Entrant }
  | { readonly kind: "out"; readonly out: OutParticipant }
  | { readonly kind: "bad"; readonly problems: readonly Problem[] };

/**
 * Reads the folder of a championship; see paths.ts for its shape.
 * @throws {UnusableInput} NO_CHAMPIONSHIP: there are no participants; PARTICIPANT: a folder is not in order; all are told.
 */
export async function readParticipants(
  folder: string,
  { house, shown = folder }: ReadOptions = {},
): Promise<StartingList> {
  const ids = await idsIn(folder, shown);
  const all: Read[] = [];
  for (const id of ids) all.push(await readOne(folder, shown, id, house));
  const problems = [
    ...all.flatMap((read) => read.kind === "bad" ? read.problems : []),
    ...alike(ids, join(shown, FILES.participants)),
  ];
  if (problems.length > 0) throw new UnusableInput(problems);
  return {
    entrants: inOrder(all.flatMap((read) => read.kind === "entrant" ? [read.entrant] : [])),
    out: inOrder(all.flatMap((read) => read.kind === "out" ? [read.out] : [])),
  };
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
      // A link may lead to a folder.
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
function alike(ids: readonly string[], file: string): Problem[] {
  return ids.flatMap((id, index) => {
    const other = ids.slice(0, index).find((other) => other.toLowerCase() === id.toLowerCase());
    if (other === undefined) return [];
    const message = `${other} and ${id} differ in capital letters alone: rename one of them`;
    return [{ code: "PARTICIPANT", message, file: join(file, id) }];
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
  if (problems.length > 0 || !parsed.ok || !bytes.ok) return { kind: "bad", problems };
  return withCircuit({ ...parsed.value, id, folder: own }, bytes.bytes, house);
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
  return { kind: "out", out: { ...participant, findings: read.findings } };
}

function entrantOf(participant: Participant, course: Course, hasHouseCircuit: boolean): Read {
  const best = findOptimum(course.circuit);
  if (best === undefined) throw new Error(`Nobody can finish on ${course.file}, which conforms`);
  const par = hundredthsOf(best.finish);
  return { kind: "entrant", entrant: { ...participant, course, hasHouseCircuit, par } };
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
    const { isFile, size } = await Deno.stat(path);
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
