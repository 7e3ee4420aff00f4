/** What the page of a contest remembers: one factory. The address says what is shown; whoever changes it, the page follows. */
import { batch, computed, signal } from "@preact/signals";
import type {
  ContestEvent,
  ContestHistory,
  ContestMatrix,
  ContestOverview,
  EntryPage,
} from "../../lib/contest/published/types.ts";
import type { Problem } from "../../lib/core/problem.ts";
import type { Connection } from "../site/live.ts";
import * as strings from "../strings/strings.ts";
import { problemsIn } from "../ui/problems_in.ts";
import { type ContestAddress, parseContestAddress } from "./address.ts";
import type { ContestOutside, ContestStore, StageProgress } from "./types.ts";

/** Makes the store and begins with what the address says. */
export function createContestStore(outside: ContestOutside): ContestStore {
  const address = signal<ContestAddress>(parseContestAddress(outside.readHash()));
  const overview = signal<ContestOverview | undefined>(undefined);
  const entry = signal<EntryPage | undefined>(undefined);
  const matrix = signal<ContestMatrix | undefined>(undefined);
  const history = signal<ContestHistory | undefined>(undefined);
  const progress = signal<StageProgress | undefined>(undefined);
  const connection = signal<Connection | undefined>(undefined);
  const problems = signal<readonly Problem[]>([]);
  const busy = signal(0);
  /** Raised by every reading: an older one that ends later is not taken. */
  let readings = 0;
  let isReading = false;
  let isStale = false;
  let isOver = false;

  /** Reads what is shown. What was read before stays until something newer is there, so nothing flickers. */
  async function read(): Promise<void> {
    const mine = ++readings;
    const shown = address.peek();
    busy.value += 1;
    isReading = true;
    isStale = false;
    const [news, part] = await Promise.allSettled([outside.readOverview(), partOf(shown)]);
    busy.value -= 1;
    if (mine !== readings || isOver) return;
    batch(() => {
      if (news.status === "fulfilled") overview.value = news.value;
      if (part.status === "fulfilled") part.value();
      problems.value = problemsOf(news, part);
    });
    isReading = false;
    if (isStale) void read();
  }

  /** Reads what a view needs besides the overview; hands back what puts it on the page. */
  async function partOf(shown: ContestAddress): Promise<() => void> {
    switch (shown.view) {
      case "entry": {
        const page = await outside.readEntry(shown.entry);
        return () => entry.value = page;
      }
      case "matrix": {
        const all = await outside.readMatrix();
        return () => matrix.value = all;
      }
      case "history": {
        const all = await outside.readHistory();
        return () => history.value = all;
      }
      default:
        return () => {};
    }
  }

  function hear(event: ContestEvent): void {
    if (event.kind === "progress") progress.value = event;
    else renew();
  }

  /** Changes that come while something is being read are read once, after it. */
  function renew(): void {
    if (isReading) isStale = true;
    else void read();
  }

  function onConnection(now: Connection): void {
    const before = connection.peek();
    connection.value = now === "gone" && before === undefined ? undefined : now;
    // Whatever changed while nobody listened was not heard.
    if (now === "live" && before !== undefined) renew();
  }

  const stopListening = outside.listen(() => {
    batch(() => {
      address.value = parseContestAddress(outside.readHash());
      problems.value = [];
    });
    outside.toTop();
    void read();
  });
  void read();
  const unfollow = outside.follow(hear, onConnection);

  return {
    address,
    overview,
    entry: computed(() => {
      const shown = address.value;
      return shown.view === "entry" && entry.value?.entry === shown.entry ? entry.value : undefined;
    }),
    matrix,
    history,
    progress,
    connection,
    problems,
    isBusy: computed(() => busy.value > 0),
    dispose: () => {
      isOver = true;
      stopListening();
      unfollow();
    },
  };
}

/** One sentence is enough: where there is no contest, none of its parts is missed. */
function problemsOf(
  news: PromiseSettledResult<ContestOverview | undefined>,
  part: PromiseSettledResult<unknown>,
): readonly Problem[] {
  if (news.status === "rejected") return problemsIn(news.reason);
  if (news.value === undefined) {
    return [{ code: "SITE_NO_CONTEST", message: strings.contest.noContest }];
  }
  return part.status === "rejected" ? problemsIn(part.reason) : [];
}
