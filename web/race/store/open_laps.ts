/** Makes what is shown out of what an address or a file brings: circuits and laps. */
import { unusable } from "../../../lib/core/problem.ts";
import { parseLap } from "../../../lib/race/lap_file.ts";
import { writeCircuit } from "../../../lib/race/circuit_file.ts";
import { cleanText } from "../../../lib/race/foreign_text.ts";
import type { PublishedCircuit } from "../../../lib/race/published.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import * as strings from "../../strings/strings.ts";
import { BEST } from "../model/address.ts";
import { circuitOfBytes } from "../model/circuit_bytes.ts";
import { packCircuit, unpackCircuit } from "../model/packed_circuit.ts";
import { packLap, unpackLap } from "../model/packed_lap.ts";
import { showLap, type ShownLap } from "../model/shown_lap.ts";
import { titleOf, type TrackAddress } from "./called.ts";
import type { Outside, ShownCircuit } from "./types.ts";

/** In bytes; a circuit has 15 kB, a lap of a thousand moves not even 10. */
const LARGEST_FILE = 2_000_000;

/** How files of pictures begin, byte by byte as letters: PNG, JPEG, GIF, and BMP, which has four zeros where no name has. */
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|BM[^]{4}\0{4})/;

/** @throws {UnusableInput} If it cannot be had, or does not conform. */
export async function openPublished(
  { readCircuitFile }: Outside,
  published: PublishedCircuit,
): Promise<ShownCircuit> {
  const { file, id, title } = published;
  return { circuit: circuitOfBytes(await readCircuitFile(published), file), file, id, title };
}

/** @throws {UnusableInput} If it is no packed circuit, or does not conform. */
export async function openTrack(
  track: string,
  { championship, title }: Omit<TrackAddress, "track"> = {},
): Promise<ShownCircuit> {
  const { circuit, name } = await unpackCircuit(track);
  const file = cleanText(name);
  return {
    circuit: circuitOfBytes(writeCircuit(circuit), file),
    file,
    title: title ?? titleOf(file),
    track,
    ...(championship === undefined ? {} : { championship }),
  };
}

/** @throws {UnusableInput} If the file is no circuit that conforms. */
export async function openCircuitFile(file: File): Promise<ShownCircuit> {
  const circuit = circuitOfBytes(await bytesOf(file), file.name);
  const name = cleanText(file.name);
  const track = await packCircuit({ name, circuit });
  return { circuit, file: name, title: titleOf(name), track };
}

/** @throws {UnusableInput} If it is no packed lap. */
export async function openPackedLap(circuit: Circuit, packed: string): Promise<ShownLap> {
  return showLap(circuit, { lap: await unpackLap(packed), isBest: false, packed });
}

/** A lap in a file, and the name of its circuit. */
export interface OpenedLap {
  readonly circuit: string;
  show(circuit: Circuit): Promise<ShownLap>;
}

/** @throws {UnusableInput} If the file is no lap (`LAP_SYNTAX`). */
export async function openLapFile(file: File): Promise<OpenedLap> {
  const parsed = parseLap(await bytesOf(file));
  if (!parsed.ok) {
    const { line, message } = parsed.error;
    throw unusable("LAP_SYNTAX", message, { file: file.name, line });
  }
  const lap = { ...parsed.value, pilot: cleanText(parsed.value.pilot) || cleanText(file.name) };
  return {
    circuit: lap.circuit,
    show: async (circuit) => showLap(circuit, { lap, isBest: false, packed: await packLap(lap) }),
  };
}

/** The best lap. @throws {UnusableInput} If it could not be found (`BEST`). */
export async function openBest(
  { findBest }: Outside,
  { circuit, file }: ShownCircuit,
): Promise<ShownLap> {
  const points = await findBest(circuit).catch(() => undefined);
  if (points === undefined) throw unusable("BEST", strings.race.problems.noBest);
  return showLap(circuit, {
    lap: { pilot: "", circuit: file, points },
    isBest: true,
    packed: BEST,
  });
}

/** Whether a name in line 2 of a lap is that of a circuit's file: without regard to case [LAP-1]. */
export function isCalled(file: string, name: string): boolean {
  return file.toLowerCase() === name.trim().toLowerCase();
}

/** @throws {UnusableInput} If the file is too large to be read (`FILE_TOO_BIG`), or a picture (`PICTURE`). */
async function bytesOf(file: File): Promise<Uint8Array> {
  const { picture, tooLarge } = strings.race.problems;
  const name = cleanText(file.name);
  if (file.size > LARGEST_FILE) throw unusable("FILE_TOO_BIG", tooLarge, { file: name });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (PICTURE.test(String.fromCharCode(...bytes.subarray(0, 10)))) {
    throw unusable("PICTURE", picture, { file: name });
  }
  return bytes;
}
