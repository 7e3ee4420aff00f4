/**
 * Moves by themselves in an address: at most 3 bits each before they are deflated. Pure.
 *
 * The bytes: how many moves there are, in four bytes, the highest first; then a byte for every three of them, each a digit
 * to the base of five (its index in MOVES).
 */
import { MOVES } from "../../../lib/frogger/types.ts";
import * as strings from "../../strings/strings.ts";
import { brokenLink, pack, unpack } from "./packing.ts";

const COUNT_BYTES = 4;
const IN_A_BYTE = 3;
const BASE = MOVES.length;

/** Packs moves, each given as its index in MOVES, whatever the judge says of them. */
export async function packMoves(moves: Uint8Array): Promise<string> {
  const bytes = new Uint8Array(COUNT_BYTES + Math.ceil(moves.length / IN_A_BYTE));
  new DataView(bytes.buffer).setUint32(0, moves.length);
  moves.forEach((move, at) => {
    const place = COUNT_BYTES + Math.floor(at / IN_A_BYTE);
    bytes[place] = (bytes[place] ?? 0) + move * BASE ** (at % IN_A_BYTE);
  });
  return await pack(bytes);
}

/**
 * Unpacks moves.
 * @throws {UnusableInput} If the text is no packed moves (`LINK_BROKEN`).
 */
export async function unpackMoves(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await unpack(text);
  const count = bytes.length < COUNT_BYTES
    ? NaN
    : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (bytes.length !== COUNT_BYTES + Math.ceil(count / IN_A_BYTE)) throw notMoves();
  const moves = new Uint8Array(count);
  for (let at = 0; at < count; at++) {
    const byte = bytes[COUNT_BYTES + Math.floor(at / IN_A_BYTE)] ?? 0;
    if (byte >= BASE ** IN_A_BYTE) throw notMoves();
    moves[at] = Math.floor(byte / BASE ** (at % IN_A_BYTE)) % BASE;
  }
  return moves;
}

function notMoves() {
  return brokenLink(strings.frogger.problems.linkNotMoves);
}
