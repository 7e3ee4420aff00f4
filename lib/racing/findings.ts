/**
 * What is said of a pilot's run before anybody looks at its lap: did it end in time and in good order, and did it leave its
 * one file? Pure.
 */
import type { LeftFile, OneShotEnd, OneShotRun } from "../judge/one_shot_types.ts";
import { tellSignal } from "../judge/verdict.ts";
import { assertNever } from "../core/assert_never.ts";
import { cleanText } from "../race/foreign_text.ts";
import { isSameName, type PilotFiles } from "./file_names.ts";
import { type DriveLimits, OUTPUT_BYTES, tellBytes } from "./limits.ts";

/** Why a run is not worth a lap. The codes of laps and result files are those of `LapReport`. */
export const RUN_CODES = [
  "E_INTERRUPTED",
  "E_TIMEOUT",
  "E_CRASH",
  "E_MEMORY",
  "E_FLOOD",
  "E_FILES",
  "E_FILE_SIZE",
  "E_FILE_KIND",
  "E_CIRCUIT_CHANGED",
  "E_FOREIGN_FILE",
  "E_NO_FILE",
  "E_TWO_FILES",
  "E_TEMPORARY",
] as const;
export type RunCode = (typeof RUN_CODES)[number];

/** A verdict with its sentence. */
export interface RunFault {
  readonly code: RunCode;
  readonly sentence: string;
}

/** What a run came to: a result to be judged, or why there is none. */
export type RunFinding =
  | { readonly kind: "result"; readonly bytes: Uint8Array; readonly notes: readonly string[] }
  | { readonly kind: "fault"; readonly fault: RunFault };

/** Looks at how a run ended and at what it left. The first thing that is wrong counts. */
export function findResult(
  { changed, end, errors, left }: Pick<OneShotRun, "changed" | "end" | "errors" | "left">,
  files: PilotFiles,
  limits: DriveLimits,
): RunFinding {
  // A folder ends a pilot when it is seen; whether that is in time must make no difference.
  const early = end.kind === "files" ? faultOfKinds(left) : undefined;
  const fault = early ?? faultOfEnd(end, limits, isForbidden(errors) ? files : undefined) ??
    faultOfFiles(left, changed, files);
  if (fault !== undefined) return { kind: "fault", fault };
  const [result] = left.filter((file) => isResult(file, files));
  const bytes = result?.bytes;
  if (bytes === undefined) {
    return refused("E_NO_FILE", `The pilot ended without writing ${files.result}.`);
  }
  const notes = left.filter((file) => isTemporary(file, files)).map(({ name }) =>
    `The pilot left its temporary file ${show(name)} behind: it is to remove it before it ends.`
  );
  return { kind: "result", bytes, notes };
}

function refused(code: RunCode, sentence: string): RunFinding {
  return { kind: "fault", fault: { code, sentence } };
}

/** What runtimes say of something that a program may not do. */
const FORBIDDEN = /NotCapable|PermissionDenied|PermissionError|Permission denied|EACCES|EROFS/;

/** Whether that is the last that a pilot said, but for the places in its source that runtimes tell. */
function isForbidden(errors: string): boolean {
  return FORBIDDEN.test(errors.trimEnd().split("\n").slice(-LAST_LINES).join("\n"));
}

/** Lines of an error with the calls that led to it. */
const LAST_LINES = 12;

/** @param forbidden The pilot's files, if it ended because of something that it may not do. */
function faultOfEnd(
  end: OneShotEnd,
  limits: DriveLimits,
  forbidden: PilotFiles | undefined,
): RunFault | undefined {
  const fileBytes = tellBytes(limits.fileBytes);
  switch (end.kind) {
    case "exit":
      return end.status === 0 ? undefined : {
        code: "E_CRASH",
        sentence: forbidden === undefined
          ? `The pilot ended with status ${end.status}: it says 0 when all is well.`
          : `The pilot ended with status ${end.status}: it was not permitted something. It may read its own files and ` +
            `the circuit, and it may write only ${forbidden.result}.`,
      };
    case "signal":
      return { code: "E_CRASH", sentence: `The pilot crashed (${tellSignal(end.signal)}).` };
    case "start":
      return {
        code: "E_CRASH",
        sentence: "The pilot could not be started: is it a program for this machine?",
      };
    case "memory":
      return {
        code: "E_MEMORY",
        sentence: `The pilot went over its memory of ${tellBytes(limits.memoryBytes)}.`,
      };
    case "timeout":
      return {
        code: "E_TIMEOUT",
        sentence: `The pilot was not done in ${limits.seconds} s, the time for a circuit.`,
      };
    case "flood":
      return {
        code: "E_FLOOD",
        sentence: `The pilot wrote more than ${
          tellBytes(OUTPUT_BYTES)
        } on its standard output and standard error together.`,
      };
    case "files":
      return {
        code: "E_FILES",
        sentence: "The pilot made too many files: it writes its result, and one temporary file.",
      };
    case "file-size":
      return {
        code: "E_FILE_SIZE",
        sentence: `The pilot wrote a file of more than ${fileBytes}: that is the most for one.`,
      };
    case "interrupted":
      return { code: "E_INTERRUPTED", sentence: "The pilot was interrupted." };
    default:
      return assertNever(end);
  }
}

function faultOfFiles(
  left: readonly LeftFile[],
  changed: readonly string[],
  files: PilotFiles,
): RunFault | undefined {
  const [circuit] = changed;
  if (circuit !== undefined) {
    const sentence = `The pilot changed the circuit ${show(circuit)}: it may only read it.`;
    return { code: "E_CIRCUIT_CHANGED", sentence };
  }
  const odd = faultOfKinds(left);
  if (odd !== undefined) return odd;
  const foreign = left.find((file) => !isResult(file, files) && !isTemporary(file, files));
  if (foreign !== undefined) {
    return {
      code: "E_FOREIGN_FILE",
      sentence:
        `The pilot wrote ${show(foreign.name)}: its result is called ${files.result}, and ` +
        "no other file stays.",
    };
  }
  const results = left.filter((file) => isResult(file, files)).map(({ name }) => show(name));
  if (results.length > 1) {
    const sentence = `The pilot wrote ${results.join(" and ")}: there is one result.`;
    return { code: "E_TWO_FILES", sentence };
  }
  const temporary = left.filter((file) => isTemporary(file, files)).map(({ name }) => show(name));
  if (temporary.length > 1) {
    const sentence = `The pilot left ${temporary.length} temporary files (${
      temporary.slice(0, 3).join(", ")
    }): it may have one at a time, and removes it.`;
    return { code: "E_TEMPORARY", sentence };
  }
  return undefined;
}

function faultOfKinds(left: readonly LeftFile[]): RunFault | undefined {
  const odd = left.find(({ kind }) => kind !== "file");
  if (odd === undefined) return undefined;
  const what = odd.kind === "folder" ? "a folder" : odd.kind === "link" ? "a link" : "no file";
  const sentence = `What the pilot left as ${show(odd.name)} is ${what}: it writes plain files.`;
  return { code: "E_FILE_KIND", sentence };
}

function isResult({ name, place }: LeftFile, { alias, result }: PilotFiles): boolean {
  return place === "work" &&
    (isSameName(name, result) || alias !== undefined && isSameName(name, alias.result));
}

function isTemporary({ name, place }: LeftFile, { alias, temporary }: PilotFiles): boolean {
  return place === "temporary" || isSameName(name, temporary) ||
    alias !== undefined && isSameName(name, alias.temporary);
}

/** A name that a stranger chose. */
function show(name: string): string {
  return cleanText(name);
}
