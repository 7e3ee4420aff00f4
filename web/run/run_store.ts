/** What the page of a run remembers: one factory. The address says which run; whoever changes it, the page follows. */
import { batch, computed, signal } from "@preact/signals";
import type { Problem } from "../../lib/core/problem.ts";
import type { CatalogRun, PublishedRun, Table } from "../../lib/logs/published.ts";
import type { Connection } from "../site/live.ts";
import { parseAddress } from "../tanks/model/address.ts";
import { problemsIn } from "../ui/problems_in.ts";
import { followTable } from "./live_table.ts";
import type { RunOutside, RunStore, TableCheck } from "./types.ts";

const UNCHECKED: { readonly check: TableCheck } = { check: { state: "idle" } };

/** Makes the store and begins with what the address says. */
export function createRunStore(outside: RunOutside): RunStore {
  const run = signal<PublishedRun | undefined>(undefined);
  const runs = signal<readonly CatalogRun[] | undefined>(undefined);
  const connection = signal<Connection | undefined>(undefined);
  const problems = signal<readonly Problem[]>([]);
  const busy = signal(0);
  const checked = signal<{ readonly table?: Table; readonly check: TableCheck }>(UNCHECKED);
  /** What was found out of a table says nothing of a later one. */
  const tableCheck = computed(() =>
    checked.value.table === run.value?.table ? checked.value.check : UNCHECKED.check
  );
  /** Aborted when another run is shown. */
  let checking = new AbortController();
  /** Raised by everything that makes what is being fetched out of date. */
  let task = 0;
  let unfollow = () => {};

  async function followAddress(): Promise<void> {
    const mine = ++task;
    const isCurrent = () => mine === task;
    const { run: id } = parseAddress(outside.readHash());
    busy.value += 1;
    try {
      if (id === undefined) await showRuns([], isCurrent);
      else await showRun(id, isCurrent);
    } catch (error) {
      if (isCurrent()) await showRuns(problemsIn(error), isCurrent);
    } finally {
      busy.value -= 1;
    }
  }

  async function showRun(id: string, isCurrent: () => boolean): Promise<void> {
    const found = await outside.readRun(id);
    if (!isCurrent()) return;
    stop();
    batch(() => {
      run.value = found;
      problems.value = [];
    });
    // A stopped one may go on.
    if (found.state === "finished") return;
    unfollow = followTable(outside, run, id, (now) => {
      connection.value = now;
    });
  }

  /** No run can be shown: the reader chooses one, and is told why he has to. */
  async function showRuns(why: readonly Problem[], isCurrent: () => boolean): Promise<void> {
    stop();
    batch(() => {
      run.value = undefined;
      problems.value = why;
    });
    try {
      const catalog = await outside.readCatalog();
      if (isCurrent()) runs.value = catalog?.runs ?? [];
    } catch (error) {
      // One sentence is enough where nothing can be reached.
      if (isCurrent() && why.length === 0) problems.value = problemsIn(error);
    }
  }

  async function checkTable(): Promise<void> {
    const shown = run.value;
    const table = shown?.table;
    if (shown === undefined || table === undefined) return;
    if (tableCheck.value.state === "running") return;
    const { signal } = checking;
    const hear = (check: TableCheck) => {
      checked.value = { table, check };
    };
    hear({ state: "running", done: 0, total: shown.matches.length });
    try {
      const { checkTable } = await import("./check_table.ts");
      await checkTable(outside, shown, hear, signal);
    } catch (error) {
      if (signal.aborted) return;
      checked.value = UNCHECKED;
      problems.value = problemsIn(error);
    }
  }

  function stop(): void {
    checking.abort();
    checking = new AbortController();
    checked.value = UNCHECKED;
    unfollow();
    unfollow = () => {};
    connection.value = undefined;
  }

  const stopListening = outside.listen(() => void followAddress());
  void followAddress();

  return {
    run,
    connection,
    tableCheck,
    checkTable,
    runs,
    problems,
    openLogs: outside.openLogs,
    isBusy: computed(() => busy.value > 0),
    dispose: () => {
      task += 1;
      stopListening();
      stop();
    },
  };
}
