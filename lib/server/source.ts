/**
 * Something that can be shown: what is published of it, and nothing else.
 */
import type { PublishedRun } from "../logs/published.ts";
import type { LiveRun } from "./live_run.ts";

/** A run without its name in addresses, which the library gives it. */
export type RunFacts = Omit<PublishedRun, "id">;

/** A log: a file as it is, or lines that are made now. */
export type LogContent =
  | { readonly kind: "file"; readonly path: string }
  /** Without line feeds, the header first. */
  | { readonly kind: "lines"; readonly lines: AsyncIterable<string> };

/**
 * A run's folder, or a log alone. Everything is looked up when it is asked for, as it may change or vanish.
 * All methods throw UnusableInput where something is damaged, and Deno.errors.NotFound where it is gone.
 */
export interface RunSource {
  /** The file's or folder's name, from which the name in addresses is made. */
  readonly name: string;
  facts(): Promise<RunFacts>;
  /** The facts with what was won in each match, for which all logs are read the first time. */
  factsWithScores(): Promise<RunFacts>;
  /** A log by its name beside run.json; `undefined`: there is none of that name. */
  log(file: string): Promise<LogContent | undefined>;
  /** The log of a match with one round alone; `undefined`: it is not played, or the run is kept in logs only. */
  round(match: string, round: number): Promise<LogContent | undefined>;
  /** What tells of the run as it goes on; `undefined`: nothing will happen. */
  live(): Promise<LiveRun | undefined>;
  /** Resolves when nothing is being read for those who followed the run. Never rejects. */
  idle(): Promise<void>;
}
