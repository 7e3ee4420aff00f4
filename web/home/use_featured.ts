/** Reads the runs of the site and follows the one to show first. */
import { useEffect, useState } from "preact/hooks";
import { type Problem, UnusableInput } from "../../lib/core/problem.ts";
import type { Catalog, CatalogRun, LiveEvent, PublishedRun } from "../../lib/logs/published.ts";
import type { Connection } from "../site/live.ts";

/** The site, as this page needs it; a test brings its own. */
export interface Site {
  readonly readCatalog: () => Promise<Catalog | undefined>;
  readonly readRun: (id: string) => Promise<PublishedRun>;
  readonly followRun: (
    id: string,
    hear: (event: LiveEvent) => void,
    onConnection: (connection: Connection) => void,
  ) => () => void;
}

/** What is known of the site's runs. */
export interface Featured {
  /** The first is the featured one; `undefined` until they are known. */
  readonly runs: readonly CatalogRun[] | undefined;
  readonly details: PublishedRun | undefined;
  readonly connection: Connection | undefined;
  readonly problems: readonly Problem[];
}

/** Begins at once. What is missing about the featured run is left out: its page tells what is wrong. */
export function useFeatured(site: Site): Featured {
  const [runs, setRuns] = useState<readonly CatalogRun[]>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [details, setDetails] = useState<PublishedRun>();
  const [connection, setConnection] = useState<Connection>();
  useEffect(() => {
    let isHere = true;
    let stop = () => {};
    const hear = (event: LiveEvent) => {
      if (event.kind !== "standings") return;
      const { state, played, total, table } = event;
      setDetails((known) => known && { ...known, state, played, total, table });
    };
    const begin = async () => {
      const known = featuredFirst((await site.readCatalog())?.runs ?? []);
      if (!isHere) return;
      setRuns(known);
      const [first] = known;
      const run = first && await site.readRun(first.id).catch(() => undefined);
      if (!isHere || run === undefined) return;
      setDetails(run);
      if (run.state === "playing") stop = site.followRun(run.id, hear, setConnection);
    };
    begin().catch((error: unknown) => {
      if (isHere) setProblems(problemsIn(error));
    });
    return () => {
      isHere = false;
      stop();
    };
  }, [site]);
  return { runs, details, connection, problems };
}

/** One that is being played comes before all others; else the site's own order stands. */
function featuredFirst(runs: readonly CatalogRun[]): readonly CatalogRun[] {
  const live = runs.find(({ state }) => state === "playing");
  return live === undefined ? runs : [live, ...runs.filter((run) => run !== live)];
}

function problemsIn(error: unknown): readonly Problem[] {
  return error instanceof UnusableInput ? error.problems : [{ code: "PAGE", message: `${error}` }];
}
