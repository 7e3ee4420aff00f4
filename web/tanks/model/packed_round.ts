/**
 * A round by itself in an address: whoever has the address has the round.
 *
 * The text is a digit, the version of the packing, and then bytes (packed_layout.ts), deflated (web/ui/deflated_text.ts). A
 * version is never changed and never taken away: an address that was once sent to somebody works for ever.
 */
import { unusable, type UnusableInput } from "../../../lib/core/problem.ts";
import { parseHeader } from "../../../lib/logs/header.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import type { LogHeader, LogRound } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import { deflateToText, inflateText, TooMuchText } from "../../ui/deflated_text.ts";
import { BrokenBytes } from "./packed_bytes.ts";
import { layOut, readLayout } from "./packed_layout.ts";

/** Longer addresses, in characters of the packed round, get lost in messages: offer the file instead. */
export const MOST_LINK = 30_000;

/** The longest packed round that is unpacked, in characters. */
const MOST_TEXT = 64 * 1024;

/** The most that it may unpack to, in bytes. */
const MOST_BYTES = 4 * 1024 * 1024;

const VERSION = "1";

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
  return VERSION + await deflateToText(layOut(header, round));
}

/**
 * Unpacks what stands in an address, whoever wrote it.
 * @throws {UnusableInput} If it is no packed round (`LINK_BROKEN`).
 */
export async function unpackRound(text: string): Promise<UnpackedRound> {
  const words = strings.logs.problems;
  if (text.length > MOST_TEXT) throw broken(words.linkTooLong);
  if (!text.startsWith(VERSION)) {
    throw broken(/^\d/.test(text) ? words.linkOtherVersion : words.linkNotPacked);
  }
  const bytes = await inflate(text.slice(VERSION.length));
  try {
    return unpack(bytes);
  } catch (error) {
    if (error instanceof BrokenBytes) throw broken(words.linkNotRound);
    throw error;
  }
}

/** The log's own readers do the checking. */
function unpack(bytes: Uint8Array): UnpackedRound {
  const lines = readLayout(bytes);
  const header = parseHeader(JSON.stringify(lines.header));
  const round = header.ok ? parseRound(JSON.stringify(lines.round), header.value) : header;
  if (header.ok && round.ok) return { header: header.value, round: round.value };
  throw broken(strings.logs.problems.linkNotRound);
}

async function inflate(text: string): Promise<Uint8Array> {
  const words = strings.logs.problems;
  try {
    return await inflateText(text, MOST_BYTES);
  } catch (error) {
    throw broken(error instanceof TooMuchText ? words.linkTooLarge : words.linkNotPacked);
  }
}

function broken(why: string): UnusableInput {
  return unusable("LINK_BROKEN", strings.logs.problems.badLink(why));
}
