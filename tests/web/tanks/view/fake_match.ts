/** As much of the store as tells how far a match has come, without a log behind it. */
import { signal } from "@preact/signals";
import type { PublishedRun } from "../../../../lib/logs/published.ts";
import type { LogHeader } from "../../../../lib/logs/types.ts";
import { record } from "../../../../web/tanks/model/recording.ts";
import type { TanksStore } from "../../../../web/tanks/store/types.ts";
import type { LogBook } from "../../../../web/tanks/work/types.ts";
import { headerOf, recordRound } from "../../../lib/logs/record.ts";
import { RUN, summary } from "../../site/samples.ts";

/** What is open. */
export interface FakeMatch {
  /** Rounds that the book has. */
  readonly rounds: readonly number[];
  readonly shown?: number;
  readonly isRead?: boolean;
  /** The run that the match is a part of; its first match is open. */
  readonly run?: Pick<PublishedRun, "state"> & { readonly total: number; readonly played: number };
  readonly bots?: readonly string[];
}

type MatchSignals = Pick<
  TanksStore,
  "book" | "recording" | "match" | "run" | "nextRound" | "previousRound"
>;

/** The signals of a store in which it is open. */
export function fakeMatch(
  { rounds, shown, isRead = true, run, bots = ["ann", "ben"] }: FakeMatch,
): MatchSignals {
  const made = headerOf(bots.length);
  const header: LogHeader = { ...made, bots: bots.map((name) => ({ name, version: "" })) };
  const round = { ...recordRound(header, 1), round: shown ?? 0 };
  const { total = 0, played = 0, state = "finished" } = run ?? {};
  const [first, ...others] = RUN.matches;
  const matches = first === undefined ? [] : [{ ...first, total, played }, ...others];
  const book: LogBook = {
    name: "log",
    header,
    rounds: signal(rounds.map((number) => summary(number, [0, 5], [1, 2]))),
    isComplete: signal(isRead),
    warnings: signal([]),
    problems: signal([]),
    highlights: signal([]),
    verification: signal({ state: "idle" }),
    round: () => Promise.reject(new Error("nobody asks for it")),
    add: () => {},
    verify: () => {},
    close: () => {},
  };
  return {
    book: signal(book),
    recording: signal(shown === undefined ? undefined : record(header, round)),
    match: signal(run === undefined ? undefined : first?.id),
    run: signal(run === undefined ? undefined : { ...RUN, state, matches }),
    nextRound: signal(rounds[rounds.indexOf(shown ?? 0) + 1]),
    previousRound: signal(rounds[rounds.indexOf(shown ?? 0) - 1]),
  };
}
