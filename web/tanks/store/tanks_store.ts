/**
 * What the page of tanks remembers: one factory. The address says what is shown; whoever changes it, the page follows.
 */
import { computed, effect, untracked } from "@preact/signals";
import { createPlayer } from "../../ui/player/player.ts";
import { createOneAtATime } from "../../ui/one_at_a_time.ts";
import { problemsIn } from "../../ui/problems_in.ts";
import { makeAddress, parseAddress } from "../model/address.ts";
import { marksOf } from "../model/marks.ts";
import { createChosen } from "./chosen.ts";
import { createLiveRun } from "./live_run.ts";
import { createOpener } from "./opener.ts";
import { addressOf, createState, entriesOf, matchOf, neighbourOf, type State } from "./state.ts";
import type { OpenedFile, Outside, Showing, TanksStore } from "./types.ts";

/**
 * While playing, the address is renewed this often, in milliseconds: at normal speed with every turn. Safari forbids more
 * than 100 changes in 30 s.
 */
const ADDRESS_EVERY_MS = 400;

/** Makes the store and begins with what the address says. */
export function createTanksStore(outside: Outside): TanksStore {
  const { place } = outside;
  const state = createState();
  const { book, busy, files, panel, problems, recording, source } = state;
  const player = createPlayer(outside.clock);
  const chosen = createChosen(state, player, outside.keep);
  const { seat, viewer } = chosen;
  /** Aborted with the store. */
  const ending = new AbortController();
  const live = createLiveRun(outside, state, {
    came: (round) => {
      if (recording.value === undefined && !busy.value) void openRound(round);
    },
    changed: (round) => {
      if (recording.value?.round.round !== round) return;
      recording.value = undefined;
      void openRound(round);
    },
    finished: () => void opener.renewLog(work.current()),
  });
  const opener = createOpener(outside, state, player, live);

  /** Does what may fail or take long; its problems are shown, unless something else has begun since. */
  const work = createOneAtATime(busy, {
    begun: () => {
      problems.value = [];
    },
    failed: (error) => {
      problems.value = problemsIn(error);
    },
  });

  async function followAddress(signal: AbortSignal): Promise<void> {
    const address = parseAddress(place.read());
    chosen.follow(address);
    if (address.speed !== undefined) player.setSpeed(address.speed);
    await opener.openAddress(address, signal);
    if (!signal.aborted) player.setPauseAt(address.pause);
  }

  async function takeFiles(opened: readonly File[], signal: AbortSignal): Promise<void> {
    const added = namedApart(opened);
    const { round, turn } = parseAddress(place.read());
    const awaited = added.find(({ id }) => id === state.wantedFile.value);
    const first = awaited ?? added[0];
    if (first === undefined) return;
    await opener.openFile(first, awaited === undefined ? {} : { round, turn }, signal);
    if (signal.aborted) return;
    const ids = new Set(added.map(({ id }) => id));
    files.value = [...files.value.filter(({ id }) => !ids.has(id)), ...added];
    push();
  }

  async function openFile(id: string): Promise<void> {
    const file = files.value.find((one) => one.id === id);
    if (file === undefined) return;
    await work.do(async (signal) => {
      await opener.openFile(file, {}, signal);
      if (!signal.aborted) push();
    });
  }

  async function openRound(round: number, turn = 0): Promise<void> {
    // The one chosen, not the one whose eyes are lent for a while.
    const seat = state.seat.value;
    const chosen = seat === undefined ? undefined : recording.value?.seats[seat]?.bot;
    await work.do(async (signal) => {
      await opener.openRound({ round, turn, bot: chosen }, signal);
      if (!signal.aborted) push();
    });
  }

  async function verifyAll(): Promise<void> {
    const asked = source.value;
    // What came later is not in the log that was read. Whoever goes to another round meanwhile waits for it still.
    if (state.late.size > 0) await opener.renewLog(ending.signal);
    if (source.value === asked) book.value?.verify();
  }

  /** Begins with files that another page of the site handed over, or else with the address. */
  async function begin(signal: AbortSignal): Promise<void> {
    const given = await outside.handedOver();
    if (signal.aborted) return;
    await (given.length > 0 ? takeFiles(given, signal) : followAddress(signal));
  }

  function push(): void {
    place.push(makeAddress(addressOf(state, player)));
  }

  const stopAddress = keepAddress(
    outside,
    state,
    () => makeAddress(addressOf(state, player)),
    player,
  );
  const stopListening = place.listen(() => void work.do(followAddress));
  void work.do(begin);

  return {
    player,
    showing: computed((): Showing => book.value === undefined ? "nothing" : "match"),
    catalog: state.catalog,
    run: state.run,
    files,
    match: computed(() => source.value.match),
    book,
    recording,
    marks: computed(() => recording.value === undefined ? [] : marksOf(recording.value)),
    problems,
    isBusy: busy,
    wantedFile: state.wantedFile,
    seat,
    viewer,
    panel,
    options: state.options,
    nextRound: neighbourOf(state, 1),
    previousRound: neighbourOf(state, -1),
    entries: computed(() => entriesOf(state, source.value)),
    logAddress: computed(() => logAddressOf(outside, state)),
    isFromSite: computed(() => source.value.run !== undefined || source.value.log !== undefined),
    addressNow: () => addressOf(state, player),
    openFiles: (opened) => work.do((signal) => takeFiles(opened, signal)),
    openFile,
    openRound,
    chooseSeat: chosen.chooseSeat,
    setFog: chosen.setFog,
    setOptions: chosen.setOptions,
    openPanel: (id) => {
      panel.value = id;
    },
    verifyAll,
    dismissProblems: () => {
      problems.value = [];
    },
    dispose: () => {
      ending.abort();
      work.stop();
      stopAddress();
      stopListening();
      live.stop();
      book.value?.close();
      player.dispose();
    },
  };
}

/** The address always tells what is shown; while playing it is not renewed at every turn. */
function keepAddress(
  { clock, place }: Outside,
  { book, busy }: State,
  makeHash: () => string,
  { isPlaying }: TanksStore["player"],
): () => void {
  let renewedAt = -Infinity;
  return effect(() => {
    const hash = makeHash();
    const isMoving = isPlaying.value;
    const isSettled = !busy.value;
    if (!isSettled || untracked(() => book.value === undefined) || hash === place.read()) return;
    const now = clock.now();
    if (isMoving && now - renewedAt < ADDRESS_EVERY_MS) return;
    renewedAt = now;
    place.replace(hash);
  });
}

function logAddressOf(outside: Outside, state: State): string | undefined {
  const { log, run } = state.source.value;
  if (log !== undefined) return outside.logAt(log);
  const entry = matchOf(state, state.source.value);
  return run === undefined || entry === undefined ? undefined : outside.fileOf(run, entry.file);
}

/** The files with names that differ; a name that was opened before means that file anew. */
function namedApart(opened: readonly File[]): OpenedFile[] {
  const taken = new Set<string>();
  return opened.map((blob) => {
    let id = blob.name;
    for (let count = 2; taken.has(id); count++) id = `${blob.name} (${count})`;
    taken.add(id);
    return { id, blob, writtenAt: new Date(blob.lastModified).toISOString() };
  });
}
