/**
 * Bytes as text in an address: a digit, the version of the packing, then the bytes, deflated (web/ui/deflated_text.ts). A
 * version is never changed and never taken away: an address that was once sent to somebody works for ever. Pure.
 */
import { unusable, type UnusableInput } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import { deflateToText, inflateText, TooMuchText } from "../../ui/deflated_text.ts";

const VERSION = "1";

/** The longest text that is unpacked, in characters: no browser takes a much longer address. */
export const MOST_TEXT = 64 * 1024;

/** The most that it may unpack to, in bytes. */
const MOST_BYTES = 512 * 1024;

/** Packs bytes. */
export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return VERSION + await deflateToText(bytes);
}

/**
 * Unpacks what stands in an address, whoever wrote it.
 * @throws {UnusableInput} If it was not packed here (`LINK_BROKEN`).
 */
export async function unpack(text: string): Promise<Uint8Array> {
  const words = strings.frogger.problems;
  if (text.length > MOST_TEXT) throw brokenLink(words.linkTooLong);
  if (!text.startsWith(VERSION)) {
    throw brokenLink(/^\d/.test(text) ? words.linkOtherVersion : words.linkNotPacked);
  }
  try {
    return await inflateText(text.slice(VERSION.length), MOST_BYTES);
  } catch (error) {
    throw brokenLink(error instanceof TooMuchText ? words.linkTooLong : words.linkNotPacked);
  }
}

/** What is said of an address that holds nothing usable. */
export function brokenLink(why: string): UnusableInput {
  return unusable("LINK_BROKEN", strings.frogger.problems.badLink(why));
}
