/**
 * A circuit by itself in an address: one that is on no site. About 2000 characters. Pure.
 *
 * The bytes: the length of its name in UTF-8, the name, then all cells row by row.
 */
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import * as strings from "../../strings/strings.ts";
import { brokenLink, pack, unpack } from "./packing.ts";

/** A circuit and what it is called. */
export interface NamedCircuit {
  /** The name of its file, such as `mine.cir`: a stranger's text. */
  readonly name: string;
  readonly circuit: Circuit;
}

/** Names are cut to as many bytes. */
const LONGEST_NAME = 100;

/** Packs a circuit, conforming or not. */
export async function packCircuit({ circuit, name }: NamedCircuit): Promise<string> {
  const called = cutName(name);
  const bytes = new Uint8Array(1 + called.length + circuit.cells.length);
  bytes[0] = called.length;
  bytes.set(called, 1);
  bytes.set(circuit.cells, 1 + called.length);
  return await pack(bytes);
}

/**
 * Unpacks a circuit; whether it conforms is another question.
 * @throws {UnusableInput} If the text is no packed circuit (`LINK_BROKEN`).
 */
export async function unpackCircuit(text: string): Promise<NamedCircuit> {
  const bytes = await unpack(text);
  const start = 1 + (bytes[0] ?? 0);
  if (bytes.length !== start + WIDTH * HEIGHT) {
    throw brokenLink(strings.race.problems.linkNotCircuit);
  }
  const name = new TextDecoder().decode(bytes.subarray(1, start));
  return { name, circuit: { width: WIDTH, height: HEIGHT, cells: bytes.slice(start) } };
}

/** No character is cut in two. */
function cutName(name: string): Uint8Array {
  const room = new Uint8Array(LONGEST_NAME);
  const { written } = new TextEncoder().encodeInto(name, room);
  return room.subarray(0, written);
}
