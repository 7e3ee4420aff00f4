/** Opens what an address or files speak of. */
import { batch } from "@preact/signals";
import { unusable } from "../../../lib/core/problem.ts";
import type { PublishedCircuit } from "../../../lib/race/published.ts";
import * as strings from "../../strings/strings.ts";
import type { OwnGames } from "../../ui/own_games.ts";
import { type Address, BEST, parseAddress } from "../model/address.ts";
import { AT_START, type Drive } from "../model/drive.ts";
import { unpackLap } from "../model/packed_lap.ts";
import type { ShownLap } from "../model/shown_lap.ts";
import { isOnShow } from "./called.ts";
import { keptDrives } from "./kept_drive.ts";
import {
  isCalled,
  openBest,
  openCircuitFile,
  openLapFile,
  openPackedLap,
  openPublished,
  openTrack,
} from "./open_laps.ts";
import { addLaps, loadPlayer, type State, tell } from "./state.ts";
import type { Outside, ShownCircuit } from "./types.ts";

/** All of these reject as the functions in open_laps.ts do, and end quietly when they are aborted. */
export interface Opening {
  followAddress(signal: AbortSignal): Promise<void>;
  takeFiles(files: readonly File[], signal: AbortSignal): Promise<void>;
  /** Adds the best lap of the circuit on show. */
  addBest(): Promise<void>;
}

/** See the head of this file. */
export function createOpening(
  outside: Outside,
  state: State,
  games: OwnGames<Drive>,
): Opening {
  const { circuit, laps, shelf, view } = state;

  async function readShelf(): Promise<readonly PublishedCircuit[]> {
    if (shelf.peek() === undefined) {
      const published = await outside.readCircuits();
      batch(() => {
        shelf.value = published?.circuits ?? null;
        state.championship.value = published?.championship;
      });
    }
    return shelf.peek() ?? [];
  }

  function show(shown: ShownCircuit | undefined): void {
    const kept = shown && keptDrives(outside.keep, shown.circuit, shown.id ?? shown.track ?? "");
    batch(() => {
      circuit.value = shown;
      state.par.value = shelf.peek()?.find(({ id }) => id === shown?.id)?.par;
      laps.value = [];
      state.chosenLap.value = 0;
      games.open(kept);
    });
    // Of a circuit of one's own nobody has told par yet.
    if (shown !== undefined && shown.id === undefined) void findPar(shown);
  }

  async function findPar(shown: ShownCircuit): Promise<void> {
    try {
      const { clock, judgement } = await openBest(outside, shown);
      if (circuit.peek() !== shown || clock === undefined) return;
      const { hundredths, path } = clock;
      state.par.value = { moves: judgement.moves, hundredths, path };
    } catch {
      // Par is told where it is known; whoever asks for the best lap hears why there is none.
    }
  }

  async function openLap(shown: ShownCircuit, packed: string): Promise<ShownLap> {
    if (packed !== BEST) return await openPackedLap(shown.circuit, packed);
    state.isSearching.value = true;
    try {
      return await openBest(outside, shown);
    } finally {
      state.isSearching.value = false;
    }
  }

  /** The circuit that an address speaks of; the same as is shown where it is the same. */
  async function circuitOf(address: Address): Promise<ShownCircuit | undefined> {
    const { circuit: id, track } = address;
    const now = circuit.peek();
    if (id !== undefined) {
      const published = (await readShelf()).find((one) => one.id === id);
      if (published === undefined) {
        throw unusable("NO_CIRCUIT", strings.race.problems.noCircuit(id));
      }
      return now?.id === id ? now : await openPublished(outside, published);
    }
    if (track === undefined) return undefined;
    return now !== undefined && isOnShow(now, address) ? now : await openTrack(track, address);
  }

  async function lapsOf(
    { laps: wanted = [] }: Address,
    shown: ShownCircuit,
    signal: AbortSignal,
  ): Promise<ShownLap[]> {
    const opened: ShownLap[] = [];
    for (const packed of wanted) {
      const known = laps.peek().find((lap) => lap.packed === packed);
      try {
        opened.push(known ?? await openLap(shown, packed));
      } catch (error) {
        if (!signal.aborted) tell(state, error);
      }
    }
    return opened;
  }

  /** A lap in a file; one from elsewhere opens its circuit where it may. */
  async function openFile(file: File, mayLeave: boolean): Promise<ShownLap | undefined> {
    const lap = await openLapFile(file);
    const now = circuit.peek();
    if (now === undefined || !isCalled(now.file, lap.circuit)) {
      const published = (await readShelf()).find((one) => isCalled(one.file, lap.circuit));
      if (published === undefined || !mayLeave) {
        const words = strings.race.problems;
        throw unusable("OTHER_CIRCUIT", words.otherCircuit(lap.circuit), { file: file.name });
      }
      show(await openPublished(outside, published));
      view.value = "watch";
    }
    const shown = circuit.peek();
    return shown && await lap.show(shown.circuit);
  }

  return {
    followAddress: async (signal) => {
      const address = parseAddress(outside.place.read());
      await readShelf();
      const shown = signal.aborted ? undefined : await circuitOf(address);
      if (signal.aborted) return;
      if (shown !== circuit.peek()) show(shown);
      if (shown === undefined) return;
      const opened = await lapsOf(address, shown, signal);
      const given = address.drive === undefined ? undefined : await unpackLap(address.drive);
      if (signal.aborted) return;
      batch(() => {
        laps.value = opened;
        state.chosenLap.value = address.lap ?? 0;
        view.value = address.view ?? "watch";
        state.isNear.value = address.near ?? address.view === "drive";
        if (given !== undefined) {
          games.bring({ ...AT_START, points: given.points });
        }
        loadPlayer(state, address.move ?? 0);
      });
    },
    takeFiles: async (files, signal) => {
      await readShelf();
      const isCircuit = ({ name }: File) => /\.cir$/i.test(name);
      const own = files.find(isCircuit);
      if (own !== undefined) {
        const shown = await openCircuitFile(own);
        if (signal.aborted) return;
        show(shown);
        view.value = "watch";
        loadPlayer(state, 0);
      }
      const opened: ShownLap[] = [];
      for (const file of files.filter((file) => !isCircuit(file))) {
        try {
          const lap = await openFile(file, own === undefined && opened.length === 0);
          if (lap !== undefined) opened.push(lap);
        } catch (error) {
          if (!signal.aborted) tell(state, error);
        }
        if (signal.aborted) return;
      }
      if (opened.length > 0) addLaps(state, opened);
    },
    addBest: async () => {
      const shown = circuit.peek();
      if (shown === undefined || state.isSearching.peek()) return;
      try {
        const best = await openLap(shown, BEST);
        if (circuit.peek() === shown) addLaps(state, [best]);
      } catch (error) {
        tell(state, error);
      }
    },
  };
}
