/**
 * Reads a small JSON body, and values in it, of which nothing is known yet.
 */
import { Refusal } from "./answers.ts";
import { type BodyLimits, readLimited } from "./limited_body.ts";

const MOST_BYTES = 16 * 1024;
const MOST_MS = 10_000;

/**
 * The body as a value.
 * @throws {Refusal} 415 `TYPE`; 413 `TOO_LARGE`; 400 `JSON`; as `readLimited`.
 */
export async function readJson(
  request: Request,
  clock: BodyLimits["clock"],
): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type)) {
    throw new Refusal(415, "TYPE", "This call takes JSON: Content-Type must be application/json.");
  }
  const tooLarge = `This call takes at most ${MOST_BYTES / 1024} KB.`;
  const bytes = await readLimited(request, { bytes: MOST_BYTES, ms: MOST_MS, clock, tooLarge });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "JSON", "This is no JSON.");
  }
}

/** An object's own fields; `undefined`: it is no object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value));
}
