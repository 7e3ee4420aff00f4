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
import { unpackRound } from "../model/packed_round.ts";
import { pageOfRun } from "../model/pages.ts";
import { clampTurn, record } from "../model/recording.ts";
import type { LogBook, LogSource } from "../work/types.ts";
import type { LiveRun } from "./live_run.ts";
import { oneRoundBook } from "./one_round_book.ts";
import { leaveBook, type State, takeBook } from "./state.ts";
import type { OpenedFile, Outside } from "./types.ts";

/** Which moment of a log is wanted; what is left out is the first round and its start. */
export interface Moment {
  readonly round?: number | undefined;
  readonly turn?: number | undefined;
}

/** Whether what was begun is still wanted. */
export type IsCurrent = () => boolean;

/** Opens things; each rejects with UnusableInput where that cannot be done. */
export interface Opener {
  openAddress(address: Address, isCurrent: IsCurrent): Promise<void>;
  openFile(file: OpenedFile, moment: Moment, isCurrent: IsCurrent): Promise<void>;
  /** A round of the open log. */
  openRound(moment: Moment, isCurrent: IsCurrent): Promise<void>;
}

/** An opener that changes this state. */
export function createOpener(
  outside: Outside,
  state: State,
  player: Player,
  live: LiveRun,
): Opener {
  async function openAddress(address: Address, isCurrent: IsCurrent): Promise<void> {
    const { log, match, replay, run } = address;
    if (state.book.value !== undefined && isSameSource(state.source.value, address)) {
      return await openRound(address, isCurrent);
    }
    if (replay !== undefined) return await openPacked(replay, address, isCurrent);
    // A page that is one single file has no others beside it.
    if (run !== undefined && outside.inside === undefined) {
      if (match === undefined) return await outside.leaveFor(pageOfRun(run));
      return await openMatch(run, match, address, isCurrent);
    }
    if (log !== undefined) {
      const found = { kind: "address", name: lastPart(log), address: outside.logAt(log) } as const;
      return await openLog(found, { log }, address, isCurrent);
    }
    if (outside.inside !== undefined) {
      return await openLog(outside.inside, {}, address, isCurrent);
    }
    const file = state.files.value.find(({ id }) => id === match);
    if (file !== undefined) return await openFile(file, address, isCurrent);
    await openNothing(match, isCurrent);
  }

  async function openPacked(replay: string, moment: Moment, isCurrent: IsCurrent): Promise<void> {
    const { header, round } = await unpackRound(replay);
    if (!isCurrent()) return;
    live.stop();
    takeBook(state, oneRoundBook(strings.match.sharedRound, header, round), { replay });
    await openRound({ turn: moment.turn }, isCurrent);
  }

  async function openMatch(
    id: string,
    match: string,
    moment: Moment,
    isCurrent: IsCurrent,
  ): Promise<void> {
    const known = state.run.value;
    const found = known?.id === id && known.state === "finished"
      ? known
      : await outside.readRun(id);
    if (!isCurrent()) return;
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
      isCurrent,
    );
    if (isCurrent()) live.follow(found, match);
  }

  async function openLog(
    log: LogSource,
    source: Address,
    moment: Moment,
    isCurrent: IsCurrent,
  ): Promise<void> {
    const opened = await outside.openBook(log);
    if (!isCurrent()) return opened.close();
    live.stop();
    takeBook(state, opened, source);
    await openRound(moment, isCurrent);
  }

  function openFile({ id, blob }: OpenedFile, moment: Moment, isCurrent: IsCurrent): Promise<void> {
    return openLog({ kind: "blob", name: id, blob }, { match: id }, moment, isCurrent);
  }

  async function openNothing(wantedFile: string | undefined, isCurrent: IsCurrent): Promise<void> {
    live.stop();
    leaveBook(state, player);
    batch(() => {
      state.run.value = undefined;
      state.wantedFile.value = wantedFile;
    });
    const catalog = await outside.readCatalog();
    if (isCurrent()) state.catalog.value = catalog ?? null;
  }

  async function openRound({ round, turn }: Moment, isCurrent: IsCurrent): Promise<void> {
    const book = state.book.value;
    if (book === undefined) return;
    const shown = state.recording.value;
    if (shown !== undefined && (round === undefined || shown.round.round === round)) {
      return player.seek(clampTurn(shown, turn ?? player.frame.value));
    }
    const found = await readRound(book, round);
    if (found === undefined || !isCurrent()) return;
    const recording = record(book.header, found);
    batch(() => {
      state.recording.value = recording;
      if ((state.seat.value ?? 0) >= recording.seats.length) {
        state.seat.value = undefined;
        state.fog.value = false;
      }
      player.load(recording.turns, clampTurn(recording, turn ?? 0));
    });
  }

  /** `undefined`: no round of a match that is being played has ended yet. */
  async function readRound(
    book: LogBook,
    wanted: number | undefined,
  ): Promise<LogRound | undefined> {
    const { match, run } = state.source.value;
    const isLate = wanted !== undefined && state.late.has(wanted);
    if (isLate && run !== undefined && match !== undefined) {
      return await readLateRound(run, match, wanted);
    }
    try {
      return await book.round(wanted);
    } catch (error) {
      const isAwaited = wanted === undefined && state.run.value?.state === "playing";
      if (
        isAwaited && error instanceof UnusableInput && error.problems[0]?.code === "LOG_NO_ROUND"
      ) {
        return undefined;
      }
      throw error;
    }
  }

  async function readLateRound(run: string, match: string, round: number): Promise<LogRound> {
    const name = `${match}/${round}.jsonl`;
    const address = outside.fileOf(run, name);
    const book = await outside.openBook({ kind: "address", name, address });
    try {
      return await book.round(round);
    } finally {
      book.close();
    }
  }

  return { openAddress, openFile, openRound };
}

function isSameSource(one: Address, other: Address): boolean {
  return one.run === other.run && one.match === other.match && one.log === other.log &&
    one.replay === other.replay;
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
