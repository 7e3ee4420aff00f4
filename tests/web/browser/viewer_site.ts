/** The real pages, put together as the server does it, with logs of the tests in place of runs on disk. */
import type { Catalog, PublishedRun } from "../../../lib/logs/published.ts";
import { makeSite, type SiteFiles } from "../../../lib/server/site.ts";
import { duelLog, gzipped, HOSTILE_NAMES, hostileLog, MELEE_BOTS, meleeLog } from "./logs.ts";
import { serveSite, type Site } from "./site.ts";

/** Rounds of the melee that `spring` holds. */
export const MELEE_ROUNDS = 3;

const encoder = new TextEncoder();

let pages: Promise<SiteFiles> | undefined;

/** Pages, scripts, styles and icon by file name; made once. */
export function pagesOfSite(): Promise<SiteFiles> {
  return pages ??= makeSite();
}

/**
 * Serves the pages with two runs: `spring`, with the matches `melee` (packed, MELEE_ROUNDS rounds of 1000 turns) and
 * `duel-1-2-tank1-hunter` (3 rounds of 40 turns), and `hostile`, with a `melee` of HOSTILE_NAMES.
 */
export async function serveViewer(options: { readonly prefix?: string } = {}): Promise<Site> {
  return serveSite(new Map([...await pagesOfSite(), ...await dataFiles()]), options);
}

async function dataFiles(): Promise<Map<string, string | Uint8Array<ArrayBuffer>>> {
  const duel = duelLog();
  return new Map<string, string | Uint8Array<ArrayBuffer>>([
    ["data/catalog.json", asJson(CATALOG)],
    ["data/spring/run.json", asJson(SPRING)],
    ["data/spring/melee.jsonl.gz", await gzipped(meleeLog(MELEE_ROUNDS))],
    ["data/spring/duel-1-2-tank1-hunter.jsonl", duel],
    ["data/hostile/run.json", asJson(HOSTILE)],
    ["data/hostile/melee.jsonl", hostileLog()],
  ]);
}

const SPRING: PublishedRun = {
  id: "spring",
  title: "Spring cup",
  state: "finished",
  bots: MELEE_BOTS,
  played: MELEE_ROUNDS + 3,
  total: MELEE_ROUNDS + 3,
  seed: "browser tests",
  stage: "7",
  sandbox: ["permissions"],
  matches: [
    {
      id: "melee",
      kind: "melee",
      bots: MELEE_BOTS,
      entries: MELEE_BOTS.map((_, entry) => entry),
      played: MELEE_ROUNDS,
      total: MELEE_ROUNDS,
      file: "melee.jsonl.gz",
    },
    {
      id: "duel-1-2-tank1-hunter",
      kind: "duel",
      bots: ["tank1", "hunter"],
      entries: [0, 1],
      played: 3,
      total: 3,
      file: "duel-1-2-tank1-hunter.jsonl",
    },
  ],
};

const HOSTILE: PublishedRun = {
  ...SPRING,
  id: "hostile",
  title: "<script>alert(9)</script>",
  bots: HOSTILE_NAMES,
  played: 2,
  total: 2,
  matches: [
    {
      id: "melee",
      kind: "melee",
      bots: HOSTILE_NAMES,
      entries: HOSTILE_NAMES.map((_, entry) => entry),
      played: 2,
      total: 2,
      file: "melee.jsonl",
    },
  ],
};

const CATALOG: Catalog = {
  runs: [SPRING, HOSTILE].map(({ id, title, state, bots, played }) => (
    { id, title, state, bots, played }
  )),
};

function asJson(value: unknown): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(value));
}
