/**
 * Reads an organiser's deed: its shape only; whether there is such an entry, version or stage shows when it is done.
 */
import type { OrganiserDeed } from "../../../contest/published/api.ts";
import { Refusal } from "./answers.ts";
import { fieldsOf } from "./read_json.ts";

/** Longer than any slug or name. */
const LONGEST_WORD = 200;

/** @throws {Refusal} 400 `DEED`, with a sentence about what is wrong. */
export function readDeed(value: unknown): OrganiserDeed {
  const fields = fieldsOf(value);
  if (fields === undefined) throw refuse('A deed is an object such as { "deed": "close" }');
  const deed = fields.get("deed");
  switch (deed) {
    case "hold":
    case "release":
      return { deed, entry: word(fields, "entry"), version: number(fields, "version") };
    case "again":
      return { deed, stage: number(fields, "stage") };
    case "withdraw":
    case "restore":
      return { deed, entry: word(fields, "entry") };
    case "rename":
      return { deed, entry: word(fields, "entry"), name: word(fields, "name") };
    case "invite":
      return { deed, name: word(fields, "name") };
    case "close":
    case "open":
      return { deed };
    default:
      throw refuse(
        "`deed` must be hold, release, again, withdraw, restore, rename, invite, close or open",
      );
  }
}

function word(fields: ReadonlyMap<string, unknown>, key: string): string {
  const value = fields.get(key);
  if (typeof value === "string" && value !== "" && value.length <= LONGEST_WORD) return value;
  throw refuse(`\`${key}\` must be a text of 1 to ${LONGEST_WORD} letters`);
}

function number(fields: ReadonlyMap<string, unknown>, key: string): number {
  const value = fields.get(key);
  if (typeof value === "number" && Number.isSafeInteger(value) && value > 0) return value;
  throw refuse(`\`${key}\` must be a whole number from 1`);
}

function refuse(sentence: string): Refusal {
  return new Refusal(400, "DEED", `${sentence}.`);
}
