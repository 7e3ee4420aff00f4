/**
 * A small run of fixture bots, played for one test.
 */
import { fromFileUrl, join } from "@std/path";
import { playNewRun } from "../../../lib/tournament/run.ts";

const FIXTURES = new URL("../../../fixtures/bots/", import.meta.url);

/** A played run; disposing of it removes its folder. */
export interface PlayedRun extends AsyncDisposable {
  readonly folder: string;
  /** Of the bots, in the order of the plan. */
  readonly names: readonly string[];
}

/** Plays fixtures against each other, as a stage would be; with `twice` each of them has two seats. */
export async function playFixtures(
  bots: readonly string[],
  { duels, melees, twice = false }: { duels: number; melees: number; twice?: boolean },
): Promise<PlayedRun> {
  const parent = await Deno.makeTempDir({ prefix: "turniir-played-" });
  const folder = join(parent, "stage-1");
  const { settings } = await playNewRun({
    programs: twice ? [...bots, ...bots] : bots,
    from: fromFileUrl(FIXTURES),
    seed: "played",
    duels,
    melees,
    limits: { turnMs: 60_000, startMs: 60_000, turns: 1000 },
    stage: "stage-1",
  }, {
    folder,
    jobs: 1,
    bubblewrap: true,
    trustNative: false,
    logEnding: ".jsonl.gz",
    signal: new AbortController().signal,
    watcher: { begun() {}, roundFinished() {}, roundVoid() {} },
  });
  return {
    folder,
    names: settings.bots.map(({ name }) => name),
    [Symbol.asyncDispose]: async () => await Deno.remove(parent, { recursive: true }),
  };
}
