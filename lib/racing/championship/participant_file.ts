/** A participant's file, `participant.json`. Pure. */
import type { Problem } from "../../core/problem.ts";
import { bad, good, type Result } from "../../core/result.ts";
import type { ParticipantFile } from "./types.ts";

/** All that the file may have. */
const FIELDS = ["estimate", "firstSending", "lastSending", "name", "pilot"];

/** Letters and digits of any script, and harmless marks between them. */
const NAME = /^[\p{L}\p{M}\p{N}._+-]+(?: [\p{L}\p{M}\p{N}._+-]+)*$/u;
const MOST_NAME = 40;

/** An estimate is at most so many seconds: nobody has longer for a circuit. */
const MOST_SECONDS = 86_400;

/** A day, or a moment with its zone. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a participant's file; everything that is wrong is told, with the name of its field.
 * @param id What the participant is called if the file says no name.
 * @param file What problems call the file.
 */
export function parseParticipant(
  text: string,
  id: string,
  file: string,
): Result<ParticipantFile, readonly Problem[]> {
  const problems: Problem[] = [];
  const complain = (message: string): undefined => {
    problems.push({ code: "PARTICIPANT", message, file });
    return undefined;
  };
  const fields = readObject(text);
  if (typeof fields === "string") {
    complain(fields);
    return bad(problems);
  }
  for (const field of Object.keys(fields).filter((field) => !FIELDS.includes(field))) {
    complain(`${JSON.stringify(field)} is no field of this file: it has ${FIELDS.join(", ")}`);
  }
  const name = nameOf(fields.name ?? id) ?? complain(
    `"name" must have 1 to ${MOST_NAME} letters and digits, and . _ + - or single blanks between them`,
  );
  const pilot = pilotOf(fields.pilot) ?? complain(
    '"pilot" must be the program from this folder, such as "pilot.ts" or "python3 pilot.py"',
  );
  const firstSending = dateOf(fields.firstSending) ?? complain(wrongDate("firstSending"));
  const lastSending = dateOf(fields.lastSending ?? fields.firstSending) ??
    (fields.lastSending === undefined ? undefined : complain(wrongDate("lastSending")));
  const estimate = fields.estimate === undefined ? undefined : estimateOf(fields.estimate) ??
    complain('"estimate" must be a time in seconds with at most two decimals, such as 145.94');
  if (firstSending !== undefined && lastSending !== undefined && lastSending < firstSending) {
    complain('"lastSending" must not be before "firstSending"');
  }
  if (
    problems.length > 0 || name === undefined || pilot === undefined ||
    firstSending === undefined || lastSending === undefined
  ) return bad(problems);
  return good({
    name,
    pilot,
    firstSending,
    lastSending,
    ...(estimate === undefined ? {} : { estimate }),
  });
}

/** The object, or what is wrong with it. */
function readObject(text: string): Fields | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // What the parser itself says quotes the file, and that may be anybody's.
    return "This is no JSON: look for a missing comma, quote or brace";
  }
  return isFields(value) ? value : 'This must be an object such as {"pilot": "pilot.ts", …}';
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function nameOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const name = value.normalize("NFC");
  return NAME.test(name) && [...name].length <= MOST_NAME ? name : undefined;
}

function pilotOf(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value : undefined;
}

function wrongDate(field: string): string {
  return `"${field}" must be a day such as "2003-05-01", or a moment such as "2003-05-01T18:30:00Z"`;
}

/** Milliseconds since 1970; a day is its beginning in UTC. */
function dateOf(value: unknown): number | undefined {
  if (typeof value !== "string" || !DATE.test(value)) return undefined;
  const time = Date.parse(value);
  if (Number.isNaN(time)) return undefined;
  // Some days that there are not, such as 31 February, are taken for later ones.
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? time : undefined;
}

/** Hundredths of a second. */
function estimateOf(value: unknown): number | undefined {
  if (typeof value !== "number" || !(value > 0 && value <= MOST_SECONDS)) return undefined;
  const hundredths = Math.round(value * 100);
  return hundredths / 100 === value ? hundredths : undefined;
}
