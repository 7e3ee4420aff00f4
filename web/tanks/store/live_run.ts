/** Follows a run that is being played: the table grows, rounds come. */
import type { LiveEvent, PublishedRun } from "../../../lib/logs/published.ts";
import type { State } from "./state.ts";
import type { Outside } from "./types.ts";

/** The rounds of each match are counted this often, in milliseconds. */
const COUNT_EVERY_MS = 5000;

/** What follows one run at a time. */
export interface LiveRun {
  /** Hears of a run from now on, with the rounds of a match; a finished one is silent. */
  follow(run: PublishedRun, match: string | undefined): void;
  stop(): void;
}

/** `roundCame` is called for each round of the open match that was not known yet. */
export function createLiveRun(
  outside: Pick<Outside, "clock" | "followRun" | "readRun">,
  state: State,
  roundCame: (round: number) => void,
): LiveRun {
  let end = () => {};
  let countedAt = -Infinity;

  function hear(event: LiveEvent): void {
    if (event.kind === "standings") {
      const { played, state: now, table, total } = event;
      if (state.run.value !== undefined) {
        state.run.value = { ...state.run.value, played, state: now, table, total };
        if (state.book.value === undefined) void count(state.run.value.id, now === "finished");
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

  /** The standings tell nothing of single matches: how many rounds each has is asked for now and then. */
  async function count(id: string, isLast: boolean): Promise<void> {
    const now = outside.clock.now();
    if (!isLast && now - countedAt < COUNT_EVERY_MS) return;
    countedAt = now;
    try {
      const { matches } = await outside.readRun(id);
      if (state.run.value?.id === id) state.run.value = { ...state.run.value, matches };
    } catch {
      // The server has gone: the connection tells so.
    }
  }

  function stop(): void {
    end();
    end = () => {};
    state.connection.value = undefined;
  }

  return {
    follow: (run, match) => {
      stop();
      if (run.state !== "playing") return;
      end = outside.followRun(run.id, match, hear, (connection) => {
        state.connection.value = connection;
      });
    },
    stop,
  };
}
