/** Makes what is shown out of what an address or a file brings: roads and moves. */
import { type Problem, unusable, UnusableInput } from "../../../lib/core/problem.ts";
import { visibleInLine } from "../../../lib/core/visible.ts";
import { countFrames } from "../../../lib/frogger/lanes.ts";
import { parseMoves } from "../../../lib/frogger/moves_file.ts";
import type { PublishedRoad } from "../../../lib/frogger/published.ts";
import { makeTraffic, parseTraffic } from "../../../lib/frogger/traffic_file.ts";
import * as strings from "../../strings/strings.ts";
import { BEST } from "../model/address.ts";
import { type FileKind, isText, kindOfFile } from "../model/file_kind.ts";
import { packMoves, unpackMoves } from "../model/packed_moves.ts";
import { packRoad, unpackRoad } from "../model/packed_road.ts";
import { type ShownRun, showRun } from "../model/shown_run.ts";
import { vehiclesOf } from "../model/vehicles.ts";
import type { Outside, ShownRoad } from "./types.ts";

/** In bytes; the longest traffic that there may be has some 60 kB, more if its characters are no letters. */
const LARGEST_FILE = 1_000_000;

/** Something that was opened, and what is worth knowing about it. */
export interface Opened<Thing> {
  readonly thing: Thing;
  readonly warnings: readonly Problem[];
}

/** @throws {UnusableInput} If it cannot be had, or is no traffic. */
export async function openPublished(outside: Outside, road: PublishedRoad): Promise<ShownRoad> {
  const { file, id, title } = road;
  const { thing } = roadOf(await outside.readTrafficFile(road), file);
  return { ...thing, title, id };
}

/** @throws {UnusableInput} If it is no packed road, or no traffic. */
export async function openPackedRoad(packed: string): Promise<ShownRoad> {
  const { name, text } = await unpackRoad(packed);
  const { thing } = roadOf(new TextEncoder().encode(text), harmless(name));
  return { ...thing, packed };
}

/** @throws {UnusableInput} If it is no packed moves. */
export async function openPackedMoves(road: ShownRoad, packed: string): Promise<ShownRun> {
  const all = await unpackMoves(packed);
  const moves = all.slice(0, road.frames);
  return showRun(road.traffic, {
    moves,
    missing: Math.max(0, road.frames - all.length),
    ignored: all.length - moves.length,
    name: "",
    origin: "given",
    packed,
  });
}

/** The best moves. @throws {UnusableInput} If they could not be found (`BEST`). */
export async function openBest({ best }: Outside, road: ShownRoad): Promise<ShownRun> {
  const found = await best(road.text).catch(() => undefined);
  if (found === undefined) throw unusable("BEST", strings.frogger.problems.noBest);
  const { moves } = found;
  const named = { moves, missing: 0, ignored: 0, name: "", origin: "best", packed: BEST } as const;
  return showRun(road.traffic, named);
}

/** A file that was read, and what it seems to be. */
export interface ReadFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
  readonly kind: FileKind;
}

/** @throws {UnusableInput} If the file is too large to be read (`FILE_TOO_BIG`), or no text (`FILE_NO_TEXT`). */
export async function readFile(file: File): Promise<ReadFile> {
  const name = harmless(file.name);
  if (file.size > LARGEST_FILE) {
    throw unusable("FILE_TOO_BIG", strings.frogger.problems.tooLarge, { file: name });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (!isText(text)) {
    throw unusable("FILE_NO_TEXT", strings.frogger.problems.noText, { file: name });
  }
  return { name, bytes, text, kind: kindOfFile(file.name, text) };
}

/** @throws {UnusableInput} If the file is no traffic. */
export async function openRoadFile({ bytes, name }: ReadFile): Promise<Opened<ShownRoad>> {
  const { thing, warnings } = roadOf(bytes, name);
  const packed = await packRoad({ name, text: thing.text });
  if (packed !== undefined) return { thing: { ...thing, packed }, warnings };
  const unsaid = { code: "ROAD_LONG", message: strings.frogger.problems.roadLong, file: name };
  return { thing, warnings: [...warnings, unsaid] };
}

/** @throws {UnusableInput} If the file has anything but moves. */
export async function openMovesFile(
  { name, text }: ReadFile,
  road: ShownRoad,
): Promise<Opened<ShownRun>> {
  const read = parseMoves(text, road.frames);
  if (!read.ok) {
    const { code, column, line, message } = read.error;
    throw new UnusableInput([
      {
        code,
        message,
        file: name,
        ...(line === undefined ? {} : { line }),
        ...(column === undefined ? {} : { column }),
      },
    ]);
  }
  const { ignored, missing, moves, warnings } = read.value;
  const packed = await packMoves(moves);
  const named = { moves, missing, ignored, name, origin: "given", packed } as const;
  return {
    thing: showRun(road.traffic, named),
    warnings: warnings.map((problem) => ({ ...problem, file: name })),
  };
}

function roadOf(bytes: Uint8Array, file: string): Opened<ShownRoad> {
  const read = parseTraffic(bytes);
  if (!read.ok) throw new UnusableInput(read.error.map((problem) => ({ ...problem, file })));
  const { traffic, warnings } = read.value;
  return {
    thing: {
      traffic,
      vehicles: vehiclesOf(traffic),
      text: makeTraffic(traffic),
      frames: countFrames(traffic),
      file,
      title: file.replace(/\.[a-z]+$/i, "") || strings.frogger.noTitle,
    },
    warnings: warnings.map((problem) => ({ ...problem, file })),
  };
}

/** A name in one line, in which nothing hides. */
function harmless(name: string): string {
  return visibleInLine(name.replace(/[\s\p{Z}]+/gu, " ").trim()).slice(0, 120);
}
