/** Opens what an address or files speak of. */
import { batch } from "@preact/signals";
import { type Problem, unusable } from "../../../lib/core/problem.ts";
import type { PublishedRoad } from "../../../lib/frogger/published.ts";
import * as strings from "../../strings/strings.ts";
import type { OwnGames } from "../../ui/own_games.ts";
import { type Address, BEST, parseAddress } from "../model/address.ts";
import { AT_START, type Hand } from "../model/hand.ts";
import { unpackMoves } from "../model/packed_moves.ts";
import type { ShownRun } from "../model/shown_run.ts";
import { keptHands } from "./kept_hand.ts";
import {
  openBest,
  openMovesFile,
  openPackedMoves,
  openPackedRoad,
  openPublished,
  openRoadFile,
  type ReadFile,
  readFile,
} from "./open_files.ts";
import { loadPlayer, type State, tell } from "./state.ts";
import type { Outside, ShownRoad } from "./types.ts";

/** All of these reject as the functions in open_files.ts do, and end quietly when they are aborted. */
export interface Opening {
  followAddress(signal: AbortSignal): Promise<void>;
  takeFiles(files: readonly File[], signal: AbortSignal): Promise<void>;
  /** Watches the best moves on the road on show. */
  watchBest(signal: AbortSignal): Promise<void>;
}

/** See the head of this file. */
export function createOpening(
  outside: Outside,
  state: State,
  games: OwnGames<Hand>,
): Opening {
  const { road, run, shelf, view } = state;

  async function readShelf(): Promise<readonly PublishedRoad[]> {
    if (shelf.peek() === undefined) {
      const published = await outside.readTraffic();
      shelf.value = published?.traffic ?? null;
    }
    return shelf.peek() ?? [];
  }

  function show(shown: ShownRoad | undefined): void {
    const name = shown?.id ?? shown?.packed ?? shown?.text ?? "";
    const kept = shown && keptHands(outside.keep, name, shown.frames);
    batch(() => {
      road.value = shown;
      state.par.value = shelf.peek()?.find(({ id }) => id === shown?.id)?.par;
      run.value = undefined;
      games.open(kept);
      state.isLive.value = false;
      state.watchedFrame.value = 0;
    });
    // Of traffic of one's own nobody has told par yet.
    if (shown !== undefined && shown.id === undefined) void findPar(shown);
  }

  async function findPar(shown: ShownRoad): Promise<void> {
    try {
      const { crossings, mode, score } = await outside.best(shown.text);
      if (road.peek() === shown) state.par.value = { crossings, mode, score };
    } catch {
      // Par is told where it is known; whoever asks for the best moves hears why there are none.
    }
  }

  async function openRun(shown: ShownRoad, packed: string): Promise<ShownRun> {
    if (packed !== BEST) return await openPackedMoves(shown, packed);
    state.isSearching.value = true;
    try {
      return await openBest(outside, shown);
    } finally {
      state.isSearching.value = false;
    }
  }

  /** The road that an address speaks of; the same as is shown where it is the same. */
  async function roadOf({ road: packed, traffic: id }: Address): Promise<ShownRoad | undefined> {
    const now = road.peek();
    if (id !== undefined) {
      const published = (await readShelf()).find((one) => one.id === id);
      if (published === undefined) {
        throw unusable("NO_TRAFFIC", strings.frogger.problems.noTraffic(id));
      }
      return now?.id === id ? now : await openPublished(outside, published);
    }
    if (packed === undefined) return undefined;
    return now?.packed === packed ? now : await openPackedRoad(packed);
  }

  async function followRun({ frame, moves }: Address, shown: ShownRoad, signal: AbortSignal) {
    const known = run.peek();
    const opened = moves === undefined
      ? known
      : known?.packed === moves
      ? known
      : await openRun(shown, moves);
    if (signal.aborted) return;
    batch(() => {
      view.value = "watch";
      run.value = opened;
      loadPlayer(state, frame ?? 0);
    });
  }

  async function followHand({ moves }: Address, shown: ShownRoad, signal: AbortSignal) {
    const given = moves === undefined || moves === BEST ? undefined : await unpackMoves(moves);
    if (signal.aborted) return;
    batch(() => {
      view.value = "play";
      if (given !== undefined) {
        games.bring({ ...AT_START, made: given.slice(0, shown.frames) });
      }
      loadPlayer(state, 0);
    });
  }

  /** Traffic first: moves mean nothing without it. */
  async function takeRoad(file: ReadFile, signal: AbortSignal): Promise<readonly Problem[]> {
    const { thing, warnings } = await openRoadFile(file);
    if (signal.aborted) return [];
    batch(() => {
      show(thing);
      view.value = "watch";
      loadPlayer(state, 0);
    });
    return warnings;
  }

  async function takeMoves(file: ReadFile, signal: AbortSignal): Promise<readonly Problem[]> {
    const shown = road.peek();
    if (shown === undefined) {
      const { emptyFile, noRoad } = strings.frogger.problems;
      throw file.text === ""
        ? unusable("FILE_EMPTY", emptyFile, { file: file.name })
        : unusable("NO_ROAD", noRoad, { file: file.name });
    }
    const { thing, warnings } = await openMovesFile(file, shown);
    if (signal.aborted) return [];
    batch(() => {
      run.value = thing;
      view.value = "watch";
      loadPlayer(state, 0);
    });
    return warnings;
  }

  return {
    followAddress: async (signal) => {
      const address = parseAddress(outside.place.read());
      await readShelf();
      const shown = signal.aborted ? undefined : await roadOf(address);
      if (signal.aborted) return;
      if (shown !== road.peek()) show(shown);
      if (shown === undefined) return;
      view.value = address.view ?? "watch";
      // What is broken in the moves does not spoil the road.
      loadPlayer(state, 0);
      if (address.view === "play") await followHand(address, shown, signal);
      else await followRun(address, shown, signal);
    },
    takeFiles: async (files, signal) => {
      await readShelf();
      const read = await Promise.all(files.map(readFile));
      if (signal.aborted) return;
      const [traffic, ...moreTraffic] = read.filter(({ kind }) => kind === "traffic");
      const [moves, ...moreMoves] = read.filter(({ kind }) => kind === "moves");
      const warnings: Problem[] = [];
      if (traffic !== undefined) warnings.push(...await takeRoad(traffic, signal));
      if (signal.aborted) return;
      if (moves !== undefined) {
        try {
          warnings.push(...await takeMoves(moves, signal));
        } catch (error) {
          if (traffic === undefined) throw error;
          // The road is there all the same.
          if (!signal.aborted) tell(state, error);
        }
      }
      if (signal.aborted) return;
      state.warnings.value = [
        ...warnings,
        ...traffic !== undefined && moreTraffic.length > 0 ? [onlyOne(traffic)] : [],
        ...moves !== undefined && moreMoves.length > 0 ? [onlyOne(moves)] : [],
      ];
    },
    watchBest: async (signal) => {
      const shown = road.peek();
      if (shown === undefined) return;
      const best = await openRun(shown, BEST);
      if (signal.aborted) return;
      if (state.par.peek() === undefined) void findPar(shown);
      batch(() => {
        run.value = best;
        view.value = "watch";
        loadPlayer(state, 0);
      });
    },
  };
}

/** Of a kind one file is shown. */
function onlyOne({ kind, name }: ReadFile): Problem {
  return { code: "ONLY_ONE", message: strings.frogger.problems.onlyOne[kind](name) };
}
