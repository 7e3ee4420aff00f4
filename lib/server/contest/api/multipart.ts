/**
 * The parts of a multipart form. Deno's own reader takes them apart; as it passes over whatever it cannot make out, and over
 * an end that is missing, its parts are counted here before and compared.
 */
import { Buffer } from "node:buffer";
import { Refusal } from "./answers.ts";

/** What a boundary is made of by browsers and other programs; there is nothing in it that means something elsewhere. */
const TYPE = /^multipart\/form-data\s*;\s*boundary=(?:"([\w'+.-]{1,70})"|([\w'+.-]{1,70}))\s*$/i;

/**
 * The boundary between the parts.
 * @throws {Refusal} 415 `TYPE`, if the body is said to be something else.
 */
export function requireBoundary({ headers }: Request): string {
  const [, quoted, plain] = TYPE.exec(headers.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (boundary !== undefined) return boundary;
  const sentence = "A program is sent in as a form with files (multipart/form-data).";
  throw new Refusal(415, "TYPE", sentence);
}

/**
 * Takes a form apart.
 * @param most More parts are refused before anything is made of them, with `tooMany`.
 * @throws {Refusal} 413 `TOO_MANY_FILES`; 400 `FORM`, if it is damaged or cut off.
 */
export async function readForm(
  body: Uint8Array<ArrayBuffer>,
  boundary: string,
  most: number,
  tooMany: string,
): Promise<readonly (readonly [string, File | string])[]> {
  const count = countParts(body, boundary, most);
  if (count === undefined) throw damaged();
  if (count > most) throw new Refusal(413, "TOO_MANY_FILES", tooMany);
  const type = `multipart/form-data; boundary=${boundary}`;
  try {
    const form = await new Response(body, { headers: { "content-type": type } }).formData();
    const parts = [...form];
    if (parts.length === count) return parts;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw damaged();
}

/** Counts up to one more than `most`; `undefined`: it does not begin or end as such a form does. */
function countParts(
  body: Uint8Array<ArrayBuffer>,
  boundary: string,
  most: number,
): number | undefined {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  // Each part ends before such a line; after the last one two dashes more say that it was the last.
  const line = `\r\n--${boundary}`;
  const isWhole = bytes.subarray(0, line.length - 2).toString("latin1") === line.slice(2) &&
    [`${line}--`, `${line}--\r\n`].some((end) =>
      bytes.subarray(-end.length).toString("latin1") === end
    );
  if (!isWhole) return undefined;
  let count = 0;
  for (let at = bytes.indexOf(line); at >= 0 && count <= most; at = bytes.indexOf(line, at + 1)) {
    count++;
  }
  return count;
}

function damaged(): Refusal {
  return new Refusal(400, "FORM", "The form arrived damaged or not whole: send it again.");
}
