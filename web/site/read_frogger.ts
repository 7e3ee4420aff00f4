/** Fetches what a site tells of its traffic (lib/frogger/published.ts), and the files. Addresses are relative. */
import { type Problem, unusable } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import {
  FROGGER_FOLDER,
  type PublishedRoad,
  type PublishedTraffic,
  TRAFFIC_FOLDER,
  TRAFFIC_LIST,
  type TrafficPar,
} from "../../lib/frogger/published.ts";
import { takeText } from "../../lib/logs/fields.ts";
import * as strings from "../strings/strings.ts";
import { parse } from "./parse_published.ts";
import { type Fetcher, readBytes, readText, valueOf } from "./read_site.ts";
import { listOf, plainText, shape, takeId, wholeFrom, wordOf } from "./shape.ts";

/** What names of files consist of: they become parts of addresses. */
const FILE = /^[A-Za-z0-9_-]+\.txt$/i;

/**
 * The traffic of the site. `undefined`: it tells of none.
 * @throws {UnusableInput} If the site cannot be reached (`SITE_UNREACHABLE`, `SITE_STATUS`) or says something else
 *   (`SITE_TRAFFIC`).
 */
export async function readTraffic(
  base: string,
  fetcher: Fetcher = fetch,
): Promise<PublishedTraffic | undefined> {
  const file = `${base}${FROGGER_FOLDER}/${TRAFFIC_LIST}`;
  const text = await readText(file, fetcher);
  return text === undefined ? undefined : valueOf(parsePublishedTraffic(text), file);
}

/**
 * The bytes of a traffic file of the site.
 * @throws {UnusableInput} If it cannot be had (`SITE_UNREACHABLE`, `SITE_STATUS`, `SITE_NO_TRAFFIC`).
 */
export async function readTrafficFile(
  base: string,
  road: PublishedRoad,
  fetcher: Fetcher = fetch,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = `${base}${FROGGER_FOLDER}/${TRAFFIC_FOLDER}/${encodeURIComponent(road.file)}`;
  const bytes = await readBytes(file, fetcher);
  if (bytes === undefined) {
    throw unusable("SITE_NO_TRAFFIC", strings.frogger.problems.noTraffic(road.title));
  }
  return bytes;
}

/** Reads frogger/traffic.json. Codes: `LOG_JSON`, `SITE_TRAFFIC`. Pure. */
export function parsePublishedTraffic(text: string): Result<PublishedTraffic, Problem[]> {
  return parse(text, "SITE_TRAFFIC", (value, findings) => takePublished(value, [], findings));
}

const takePar = shape<TrafficPar>(
  { score: wholeFrom(0), crossings: wholeFrom(0), mode: wordOf(["open", "confined"]) },
  {},
);

const takeRoad = shape<PublishedRoad>(
  {
    id: takeId,
    title: takeText,
    about: takeText,
    file: plainText(FILE),
    frames: wholeFrom(0),
    par: takePar,
  },
  {},
);

const takePublished = shape<PublishedTraffic>({ traffic: listOf(takeRoad) }, {});
