/**
 * The runs that a site shows, as a server and a build need them: wherever they come from.
 */
import type { Catalog, CatalogRun, PublishedRun } from "../logs/published.ts";
import type { Clock } from "./clock.ts";
import type { RunFacts, RunSource } from "./source.ts";

/** A run with its name in addresses. */
export interface LibraryRun {
  readonly id: string;
  readonly source: RunSource;
  /** What it is called instead of what its folder says. */
  readonly title?: string;
}

/** Runs by their names. */
export interface RunLibrary {
  readonly clock: Clock;
  /** See lib/logs/published.ts. */
  catalog(): Promise<Catalog>;
  /** A run by its id; `undefined`: there is none. */
  find(id: string): LibraryRun | undefined;
  /** Resolves when nothing is being read for those who followed runs. */
  idle(): Promise<void>;
}

/** All that is published of a run; throws as its source does. */
export async function describeRun(run: LibraryRun): Promise<PublishedRun> {
  return withName(run, await run.source.factsWithScores());
}

/** What is published of a run, with its name and title. */
export function withName({ id, title }: LibraryRun, facts: RunFacts): PublishedRun {
  return { id, ...facts, ...(title === undefined ? {} : { title }) };
}

/** A run in a list. */
export function inCatalog({ bots, date, id, played, state, title }: PublishedRun): CatalogRun {
  return { id, title, state, bots, played, ...(date === undefined ? {} : { date }) };
}
