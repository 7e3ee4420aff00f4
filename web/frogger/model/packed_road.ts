/**
 * Traffic by itself in an address: for a road that is on no site. Some thousand characters. Pure.
 *
 * The bytes: the length of its name in UTF-8, the name, the length of the text of its file in four bytes, the highest first,
 * and that text.
 */
import * as strings from "../../strings/strings.ts";
import { brokenLink, MOST_TEXT, pack, unpack } from "./packing.ts";

/** A file of traffic and what it is called. */
export interface NamedTraffic {
  /** The name of its file, such as `rush.txt`: a stranger's text. */
  readonly name: string;
  /** The five lines. */
  readonly text: string;
}

/** Names are cut to as many bytes. */
const LONGEST_NAME = 100;

const LENGTH_BYTES = 4;

/** Packs it; `undefined`: no address is long enough. */
export async function packRoad({ name, text }: NamedTraffic): Promise<string | undefined> {
  const called = cutName(name);
  const written = new TextEncoder().encode(text);
  const start = 1 + called.length + LENGTH_BYTES;
  const bytes = new Uint8Array(start + written.length);
  bytes[0] = called.length;
  bytes.set(called, 1);
  new DataView(bytes.buffer).setUint32(start - LENGTH_BYTES, written.length);
  bytes.set(written, start);
  const packed = await pack(bytes);
  return packed.length > MOST_TEXT ? undefined : packed;
}

/**
 * Unpacks a road; whether it is traffic by the rules is another question.
 * @throws {UnusableInput} If the text is no packed road (`LINK_BROKEN`).
 */
export async function unpackRoad(packed: string): Promise<NamedTraffic> {
  const bytes = await unpack(packed);
  const start = 1 + (bytes[0] ?? 0) + LENGTH_BYTES;
  const length = bytes.length < start
    ? NaN
    : new DataView(bytes.buffer, bytes.byteOffset).getUint32(start - LENGTH_BYTES);
  if (bytes.length !== start + length) throw brokenLink(strings.frogger.problems.linkNotRoad);
  const decoder = new TextDecoder();
  return {
    name: decoder.decode(bytes.subarray(1, start - LENGTH_BYTES)),
    text: decoder.decode(bytes.subarray(start)),
  };
}

/** No character is cut in two. */
function cutName(name: string): Uint8Array {
  const room = new Uint8Array(LONGEST_NAME);
  const { written } = new TextEncoder().encodeInto(name, room);
  return room.subarray(0, written);
}
