/** Follows a run that is being played while one of its matches is open: the table grows, rounds come. */
import type { LiveEvent, PublishedRun } from "../../../lib/logs/published.ts";
import type { State } from "./state.ts";
import type { Outside } from "./types.ts";

/** What follows one run at a time. */
export interface LiveRun {
  /** Hears of a run from now on, with the rounds of a match; a finished one is silent. */
  follow(run: PublishedRun, match: string): void;
  stop(): void;
}

/** `roundCame` is called for each round of the open match that was not known yet. */
export function createLiveRun(
  outside: Pick<Outside, "followRun">,
  state: State,
  roundCame: (round: number) => void,
): LiveRun {
  let end = () => {};

  function hear(event: LiveEvent): void {
    if (event.kind === "standings") {
      const { played, state: now, table, total } = event;
      if (state.run.value !== undefined) {
        state.run.value = { ...state.run.value, played, state: now, table, total };
      }
      return;
    }
    const book = state.book.value;
    if (event.match !== state.source.value.match || book === undefined) return;
    const { round } = event.summary;
    const isKnown = book.rounds.value.some((known) => known.round === round);
    book.add(event.summary);
    if (isKnown) return;
    state.late.add(round);
    roundCame(round);
  }

  function stop(): void {
    end();
    end = () => {};
  }

  return {
    follow: (run, match) => {
      stop();
      if (run.state === "playing") end = outside.followRun(run.id, match, hear);
    },
    stop,
  };
}
