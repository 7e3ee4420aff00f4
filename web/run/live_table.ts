/** Follows a run that is not over: its table grows, its matches get on. */
import type { Signal } from "@preact/signals";
import type { LiveEvent, PublishedRun } from "../../lib/logs/published.ts";
import type { Connection } from "../site/live.ts";
import type { RunOutside } from "./types.ts";

/** The rounds of each match are counted this often, in milliseconds. */
const COUNT_EVERY_MS = 5000;

/** Renews the run in the signal until it is finished or the function returned is called. */
export function followTable(
  outside: Pick<RunOutside, "followRun" | "now" | "readRun">,
  run: Signal<PublishedRun | undefined>,
  id: string,
  onConnection: (connection: Connection) => void,
): () => void {
  let countedAt = -Infinity;
  /** Raised by each count: an older answer that comes later is not taken. */
  let counts = 0;

  function hear(event: LiveEvent): void {
    if (event.kind !== "standings") return;
    const { played, state, table, total } = event;
    renew({ played, state, table, total });
    void count(state === "finished");
  }

  /** The standings tell nothing of single matches: how many rounds each has is asked for now and then. */
  async function count(isLast: boolean): Promise<void> {
    const now = outside.now();
    if (!isLast && now - countedAt < COUNT_EVERY_MS) return;
    countedAt = now;
    const mine = ++counts;
    try {
      const { matches } = await outside.readRun(id);
      if (mine === counts) renew({ matches });
    } catch {
      // The server has gone: the connection tells so.
    }
  }

  function renew(news: Partial<PublishedRun>): void {
    if (run.value?.id === id) run.value = { ...run.value, ...news };
  }

  return outside.followRun(id, hear, onConnection, run.peek()?.state === "playing");
}
