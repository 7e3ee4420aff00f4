/**
 * A round by itself in an address: whoever has the address has the round.
 *
 * What is packed (web/ui/packing.ts) are the bytes of packed_layout.ts.
 */
import { parseHeader } from "../../../lib/logs/header.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import { createPacking } from "../../ui/packing.ts";
import { BrokenBytes } from "./packed_bytes.ts";
import { layOut, readLayout } from "./packed_layout.ts";

/** Longer addresses, in characters of the packed round, get lost in messages: offer the file instead. */
export const MOST_LINK = 30_000;

const words = strings.logs.problems;

const packing = createPacking({ mostText: 64 * 1024, mostBytes: 4 * 1024 * 1024, words });

/** A round and as much of its log's header as replaying and showing need. */
export interface UnpackedRound {
  readonly header: LogHeader;
  readonly round: LogRound;
}

/**
 * Packs a round that `parseRound` let through: about 200 characters for a duel, 500 for a melee. Names of programs that
 * do not play in it, versions, time limits and the sandbox are left out; the seats' indexes of bots stay.
 */
export async function packRound(header: LogHeader, round: LogRound): Promise<string> {
  return await packing.pack(layOut(header, round));
}

/**
 * Unpacks what stands in an address, whoever wrote it.
 * @throws {UnusableInput} If it is no packed round (`LINK_BROKEN`).
 */
export async function unpackRound(text: string): Promise<UnpackedRound> {
  const bytes = await packing.unpack(text);
  try {
    return unpack(bytes);
  } catch (error) {
    if (error instanceof BrokenBytes) throw packing.brokenLink(words.linkNotRound);
    throw error;
  }
}

/** The log's own readers do the checking. */
function unpack(bytes: Uint8Array): UnpackedRound {
  const lines = readLayout(bytes);
  const header = parseHeader(JSON.stringify(lines.header));
  const round = header.ok ? parseRound(JSON.stringify(lines.round), header.value) : header;
  if (header.ok && round.ok) return { header: header.value, round: round.value };
  throw packing.brokenLink(words.linkNotRound);
}
