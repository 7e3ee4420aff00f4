/** Links from a race to the page on which laps are watched: circuit and laps travel in the address. */
import { cleanText } from "../../lib/race/foreign_text.ts";
import { parseLap } from "../../lib/race/lap_file.ts";
import type { Circuit } from "../../lib/race/types.ts";
import { type ChampionshipRace, makeAddress, MOST_LAPS } from "../race/model/address.ts";
import { packCircuit } from "../race/model/packed_circuit.ts";
import { packLap } from "../race/model/packed_lap.ts";

/** A lap as it was fetched. */
export interface FetchedLap {
  /** The pilot's id. */
  readonly pilot: string;
  /** What tables call it: that is what the lap is called, whatever stands in its file. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Where laps are watched. */
export interface WatchLinks {
  /** Addresses by the pilot's id; of laps that can be read. */
  readonly byPilot: ReadonlyMap<string, string>;
  /** All of them against each other, in their order; absent: there are not two. */
  readonly all?: string;
}

/**
 * Makes the links of a race.
 * @param title What people call the circuit: its file is called after an id.
 * @param championship Where the reader comes from.
 */
export async function watchLinks(
  { championship, circuit, file, laps, title }: {
    readonly circuit: Circuit;
    readonly file: string;
    readonly laps: readonly FetchedLap[];
    readonly title: string;
    readonly championship: ChampionshipRace;
  },
): Promise<WatchLinks> {
  const track = await packCircuit({ name: file, circuit });
  const packed = (await Promise.all(laps.map((lap) => pack(lap, file)))).flat();
  const link = (chosen: readonly string[]) =>
    `race.html${makeAddress({ track, title, championship, laps: chosen })}`;
  const byPilot = new Map(packed.map(({ pilot, text }) => [pilot, link([text])]));
  if (packed.length < 2) return { byPilot };
  return { byPilot, all: link(packed.slice(0, MOST_LAPS).map(({ text }) => text)) };
}

async function pack(
  { bytes, name, pilot }: FetchedLap,
  file: string,
): Promise<{ readonly pilot: string; readonly text: string }[]> {
  const lap = parseLap(bytes);
  if (!lap.ok) return [];
  const text = await packLap({ ...lap.value, pilot: cleanText(name), circuit: file });
  return [{ pilot, text }];
}
