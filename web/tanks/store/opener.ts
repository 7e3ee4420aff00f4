/**
 * Opens what an address names: a match of a run, a log, a file of the reader, a round in the address itself. Every step
 * that takes time asks afterwards whether something else was asked for meanwhile: an old answer is never shown.
 */
import { batch } from "@preact/signals";
import { unusable, UnusableInput } from "../../../lib/core/problem.ts";
import type { LogRound } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import type { Player } from "../../ui/player/types.ts";
import type { Address } from "../model/address.ts";
import { pageOfRun } from "../model/pages.ts";
import { clampTurn, type Recording, seatAt } from "../model/recording.ts";
import type { LogBook, LogSource } from "../work/types.ts";
import { untilRead } from "../work/until_read.ts";
import type { LiveRun } from "./live_run.ts";
import {
  chooseSeat,
  leaveBook,
  matchOf,
  recordIn,
  renewBook,
  type State,
  takeBook,
} from "./state.ts";
import type { OpenedFile, Outside } from "./types.ts";

/** Which moment of a log is wanted; what is left out is the first round and its start. */
export interface Moment {
  readonly round?: number | undefined;
  readonly turn?: number | undefined;
  /** The program whose seat is chosen; left out: the seat stays. An index into the header's bots. */
  readonly bot?: number | undefined;
}

/**
 * Opens things; each rejects with UnusableInput where that cannot be done, and leaves what was shown as it is. The signal
 * is aborted when something else is wanted: then nothing is changed any more, and transfers end.
 */
export interface Opener {
  openAddress(address: Address, signal: AbortSignal): Promise<void>;
  openFile(file: OpenedFile, moment: Moment, signal: AbortSignal): Promise<void>;
  /** A round of the open log. */
  openRound(moment: Moment, signal: AbortSignal): Promise<void>;
  /** Reads the open match's log again, as it has all rounds now; what is on show stays. Never rejects. */
  renewLog(signal: AbortSignal): Promise<void>;
}

/** An opener that changes this state. */
export function createOpener(
  outside: Outside,
  state: State,
  player: Player,
  live: LiveRun,
): Opener {
  async function openAddress(address: Address, signal: AbortSignal): Promise<void> {
    const { log, match, replay, run } = address;
    if (state.book.value !== undefined && isSameSource(state.source.value, address)) {
      return await openRound(address, signal);
    }
    if (replay !== undefined) return await openPacked(replay, address, signal);
    // A page that is one single file has no others beside it.
    if (run !== undefined && outside.inside === undefined) {
      if (match === undefined) return await outside.leaveFor(pageOfRun(run));
      return await openMatch(run, match, address, signal);
    }
    if (log !== undefined) {
      const found = { kind: "address", name: lastPart(log), address: outside.logAt(log) } as const;
      return await openLog(found, { log }, address, signal);
    }
    if (outside.inside !== undefined) {
      return await openLog(outside.inside, {}, address, signal);
    }
    const file = state.files.value.find(({ id }) => id === match);
    if (file !== undefined) return await openFile(file, address, signal);
    await openNothing(match, signal);
  }

  async function openPacked(replay: string, moment: Moment, signal: AbortSignal): Promise<void> {
    // Few addresses hold a round: the page need not know from the start how to unpack and check one.
    const { oneRoundBook, unpackRound } = await import("./single_round.ts");
    const { header, round } = await unpackRound(replay);
    if (signal.aborted) return;
    live.stop();
    takeBook(state, oneRoundBook(strings.match.sharedRound, header, round), { replay });
    await openRound({ turn: moment.turn }, signal);
  }

  async function openMatch(
    id: string,
    match: string,
    moment: Moment,
    signal: AbortSignal,
  ): Promise<void> {
    const known = state.run.value;
    const found = known?.id === id && known.state === "finished"
      ? known
      : await outside.readRun(id);
    if (signal.aborted) return;
    state.run.value = found;
    const entry = found.matches.find((one) => one.id === match);
    if (entry === undefined) {
      live.stop();
      leaveBook(state, player);
      throw unusable("MATCH_MISSING", strings.match.noSuchMatch(match, found.title));
    }
    const address = outside.fileOf(id, entry.file);
    await openLog(
      { kind: "address", name: entry.file, address },
      { run: id, match },
      moment,
      signal,
    );
    if (!signal.aborted) live.follow(found, match);
  }

  async function openLog(
    log: LogSource,
    source: Address,
    moment: Moment,
    signal: AbortSignal,
  ): Promise<void> {
    const opened = await outside.openBook(log, signal);
    const close = () => opened.close();
    signal.addEventListener("abort", close);
    try {
      await takeLog(opened, source, moment, signal);
    } catch (error) {
      if (state.book.value !== opened) opened.close();
      throw error;
    } finally {
      signal.removeEventListener("abort", close);
    }
  }

  /** What was shown gives way only when the other log's round is at hand. */
  async function takeLog(
    opened: LogBook,
    source: Address,
    moment: Moment,
    signal: AbortSignal,
  ): Promise<void> {
    const { round, missing } = await readSomeRound(opened, moment.round);
    if (signal.aborted) return;
    const recording = round && recordIn(state, source, opened.header, round);
    live.stop();
    takeBook(state, opened, source);
    if (recording !== undefined) show(recording, missing === undefined ? moment : {});
    if (missing !== undefined) throw missing;
  }

  /** The wanted round; where the log has no such one its first, and why the other is missing. */
  async function readSomeRound(
    opened: LogBook,
    wanted: number | undefined,
  ): Promise<{ readonly round: LogRound | undefined; readonly missing?: UnusableInput }> {
    try {
      return { round: await opened.round(wanted) };
    } catch (error) {
      if (!isNoRound(error)) throw error;
      if (wanted !== undefined) return { round: await opened.round(), missing: error };
      // A match that is being played may have no finished round yet.
      if (state.run.value?.state === "playing") return { round: undefined };
      throw error;
    }
  }

  function openFile({ id, blob }: OpenedFile, moment: Moment, signal: AbortSignal): Promise<void> {
    return openLog({ kind: "blob", name: id, blob }, { match: id }, moment, signal);
  }

  async function openNothing(wantedFile: string | undefined, signal: AbortSignal): Promise<void> {
    live.stop();
    leaveBook(state, player);
    batch(() => {
      state.run.value = undefined;
      state.wantedFile.value = wantedFile;
    });
    const catalog = await outside.readCatalog();
    if (!signal.aborted) state.catalog.value = catalog ?? null;
  }

  async function renewLog(signal: AbortSignal): Promise<void> {
    const before = state.book.value;
    const { run } = state.source.value;
    const entry = matchOf(state, state.source.value);
    if (run === undefined || entry === undefined) return;
    const address = outside.fileOf(run, entry.file);
    try {
      const opened = await outside.openBook({ kind: "address", name: entry.file, address }, signal);
      const close = () => opened.close();
      signal.addEventListener("abort", close);
      await untilRead(opened, signal);
      signal.removeEventListener("abort", close);
      if (signal.aborted || state.book.value !== before) opened.close();
      else renewBook(state, opened);
    } catch {
      // The rounds that are known already can be watched as before.
    }
  }

  async function openRound({ round, turn, bot }: Moment, signal: AbortSignal): Promise<void> {
    const book = state.book.value;
    if (book === undefined) return;
    const shown = state.recording.value;
    if (shown !== undefined && (round === undefined || shown.round.round === round)) {
      return player.seek(clampTurn(shown, turn ?? player.frame.value));
    }
    const found = await readRound(book, round, signal);
    if (signal.aborted) return;
    show(recordIn(state, state.source.value, book.header, found), { turn, bot });
  }

  function show(recording: Recording, { turn, bot }: Moment): void {
    batch(() => {
      state.recording.value = recording;
      chooseSeat(state, seatAfter(recording, state.seat.value, bot));
      player.load(recording.turns, clampTurn(recording, turn ?? 0));
    });
  }

  async function readRound(
    book: LogBook,
    wanted: number | undefined,
    signal: AbortSignal,
  ): Promise<LogRound> {
    const { match, run } = state.source.value;
    const isLate = wanted !== undefined && state.late.has(wanted);
    return isLate && run !== undefined && match !== undefined
      ? await readLateRound(run, match, wanted, signal)
      : await book.round(wanted);
  }

  async function readLateRound(
    run: string,
    match: string,
    round: number,
    signal: AbortSignal,
  ): Promise<LogRound> {
    const name = `${match}/${round}.jsonl`;
    const address = outside.fileOf(run, name);
    const book = await outside.openBook({ kind: "address", name, address }, signal);
    try {
      return await book.round(round);
    } finally {
      book.close();
    }
  }

  return { openAddress, openFile, openRound, renewLog };
}

function isNoRound(error: unknown): error is UnusableInput {
  return error instanceof UnusableInput && error.problems[0]?.code === "LOG_NO_ROUND";
}

/** Seats are shuffled from round to round: whoever follows a program follows it to its new seat. */
function seatAfter(
  recording: Recording,
  seat: number | undefined,
  bot: number | undefined,
): number | undefined {
  if (bot === undefined) return seatAt(recording, seat);
  const found = recording.seats.findIndex((one) => one.bot === bot);
  return found < 0 ? undefined : found;
}

function isSameSource(one: Address, other: Address): boolean {
  return one.run === other.run && one.match === other.match && one.log === other.log &&
    one.replay === other.replay;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
