/** Fetches what a site tells of its circuits (lib/race/published.ts), and their files. Addresses are relative. */
import { type Problem, unusable } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import { takeText } from "../../lib/logs/fields.ts";
import {
  CIRCUIT_FOLDER,
  CIRCUIT_LIST,
  type Par,
  type PublishedCircuit,
  type PublishedCircuits,
  RACE_FOLDER,
} from "../../lib/race/published.ts";
import * as strings from "../strings/strings.ts";
import { parse } from "./parse_published.ts";
import { type Fetcher, readBytes, readText, valueOf } from "./read_site.ts";
import { listOf, plainText, shape, takeId, takeNumber, wholeFrom } from "./shape.ts";

/** What names of files consist of: they become parts of addresses. */
const FILE = /^[A-Za-z0-9_-]+\.cir$/i;

/**
 * The circuits of the site. `undefined`: it tells of none.
 * @throws {UnusableInput} If the site cannot be reached (`SITE_UNREACHABLE`, `SITE_STATUS`) or says something else
 *   (`SITE_CIRCUITS`).
 */
export async function readCircuits(
  base: string,
  fetcher: Fetcher = fetch,
): Promise<PublishedCircuits | undefined> {
  const file = `${base}${RACE_FOLDER}/${CIRCUIT_LIST}`;
  const text = await readText(file, fetcher);
  return text === undefined ? undefined : valueOf(parseCircuits(text), file);
}

/**
 * The bytes of a circuit of the site.
 * @throws {UnusableInput} If it cannot be had (`SITE_UNREACHABLE`, `SITE_STATUS`, `SITE_NO_CIRCUIT`).
 */
export async function readCircuitFile(
  base: string,
  circuit: PublishedCircuit,
  fetcher: Fetcher = fetch,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = `${base}${RACE_FOLDER}/${CIRCUIT_FOLDER}/${encodeURIComponent(circuit.file)}`;
  const bytes = await readBytes(file, fetcher);
  if (bytes === undefined) {
    throw unusable("SITE_NO_CIRCUIT", strings.race.problems.noCircuit(circuit.title));
  }
  return bytes;
}

/** Reads race/circuits.json. Codes: `LOG_JSON`, `SITE_CIRCUITS`. Pure. */
export function parseCircuits(text: string): Result<PublishedCircuits, Problem[]> {
  return parse(text, "SITE_CIRCUITS", (value, findings) => takeCircuits(value, [], findings));
}

const takePar = shape<Par>(
  { moves: wholeFrom(1), hundredths: wholeFrom(1), path: takeNumber },
  {},
);

const takeCircuit = shape<PublishedCircuit>(
  { id: takeId, title: takeText, file: plainText(FILE), par: takePar },
  {},
);

const takeCircuits = shape<PublishedCircuits>(
  { circuits: listOf(takeCircuit) },
  { championship: takeText },
);
