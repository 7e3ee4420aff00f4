/** Follows a run that is not over while one of its matches is open: the table grows, rounds come. */
import type { LiveEvent, PublishedRun } from "../../../lib/logs/published.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { State } from "./state.ts";
import type { Outside } from "./types.ts";

/** What follows one run at a time. */
export interface LiveRun {
  /** Hears of a run from now on, with the rounds of a match; a finished one is silent, a stopped one may go on. */
  follow(run: PublishedRun, match: string): void;
  stop(): void;
}

/** What is to be done about rounds of the open match. */
export interface RoundHearer {
  /** A round that was not known yet. */
  came(round: number): void;
  /** A round that was known is another one now: the runner played it again. */
  changed(round: number): void;
  /** No more rounds will come. */
  finished(): void;
}

/** Follows for a page with this state. */
export function createLiveRun(
  outside: Pick<Outside, "followRun">,
  state: State,
  hearer: RoundHearer,
): LiveRun {
  let end = () => {};

  function hear(event: LiveEvent): void {
    if (event.kind === "standings") {
      const { played, state: now, table, total } = event;
      if (state.run.value !== undefined) {
        state.run.value = { ...state.run.value, played, state: now, table, total };
      }
      if (now === "finished") hearer.finished();
      return;
    }
    const book = state.book.value;
    if (event.match !== state.source.value.match || book === undefined) return;
    const { round } = event.summary;
    const known = book.rounds.value.find((one) => one.round === round);
    if (known !== undefined && isSame(known, event.summary)) return;
    book.add(event.summary);
    state.late.add(round);
    if (known === undefined) hearer.came(round);
    else hearer.changed(round);
  }

  function stop(): void {
    end();
    end = () => {};
  }

  return {
    follow: (run, match) => {
      stop();
      if (run.state !== "finished") {
        end = outside.followRun(run.id, match, hear, run.state === "playing");
      }
    },
    stop,
  };
}

/** Both come from the same maker, so equal ones have equal texts. */
function isSame(one: RoundSummary, other: RoundSummary): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
