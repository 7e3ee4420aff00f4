/** Fetches what a site tells of its championship, and the circuits and laps of it. Addresses are relative. */
import { unusable } from "../../lib/core/problem.ts";
import { RACE_FOLDER } from "../../lib/race/published.ts";
import {
  CHAMPIONSHIP_CIRCUITS,
  CHAMPIONSHIP_FILE,
  CHAMPIONSHIP_LAPS,
  type PublishedChampionship,
} from "../../lib/race/published_championship.ts";
import * as strings from "../strings/strings.ts";
import { parseChampionship } from "./parse_championship.ts";
import { type Fetcher, readBytes, readText, valueOf } from "./read_site.ts";

/**
 * The championship; `undefined`: this site has none.
 * @throws {UnusableInput} If it cannot be reached (`SITE_UNREACHABLE`, `SITE_STATUS`) or is described in another way
 *   (`SITE_CHAMPIONSHIP`).
 */
export async function readChampionship(
  base: string,
  fetcher: Fetcher = fetch,
): Promise<PublishedChampionship | undefined> {
  const file = `${base}${RACE_FOLDER}/${CHAMPIONSHIP_FILE}`;
  const text = await readText(file, fetcher);
  return text === undefined ? undefined : valueOf(parseChampionship(text), file);
}

/**
 * The bytes of a participant's circuit.
 * @throws {UnusableInput} If they cannot be had (`SITE_UNREACHABLE`, `SITE_STATUS`, `SITE_NO_FILE`).
 */
export async function readChampionshipCircuit(
  base: string,
  id: string,
  fetcher: Fetcher = fetch,
): Promise<Uint8Array<ArrayBuffer>> {
  return await readFile(`${base}${RACE_FOLDER}/${CHAMPIONSHIP_CIRCUITS}/${id}.cir`, fetcher);
}

/**
 * The bytes of a lap, by its name in the championship. As above.
 * @throws {UnusableInput} As above.
 */
export async function readChampionshipLap(
  base: string,
  lap: string,
  fetcher: Fetcher = fetch,
): Promise<Uint8Array<ArrayBuffer>> {
  return await readFile(`${base}${RACE_FOLDER}/${CHAMPIONSHIP_LAPS}/${lap}`, fetcher);
}

async function readFile(file: string, fetcher: Fetcher): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBytes(file, fetcher);
  if (bytes === undefined) throw unusable("SITE_NO_FILE", strings.championship.noFile, { file });
  return bytes;
}
