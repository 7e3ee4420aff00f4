/**
 * A puzzle by itself in an address: one that is on no site. A digit, the version of the packing, then the variant's file,
 * deflated (web/ui/deflated_text.ts). A version is never changed and never taken away: an address that was once sent to
 * somebody works for ever. Pure.
 */
import { unusable, type UnusableInput } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import { deflateToText, inflateText, TooMuchText } from "../../ui/deflated_text.ts";

const VERSION = "1";

/** The longest text that is unpacked, in characters, and the most that it may unpack to, in bytes. */
const MOST_TEXT = 16 * 1024;
const MOST_BYTES = 16 * 1024;

/** Packs the text of a variant's file. */
export async function packText(text: string): Promise<string> {
  return VERSION + await deflateToText(new TextEncoder().encode(text));
}

/**
 * Unpacks what stands in an address, whoever wrote it; whether it is a variant is another question.
 * @throws {UnusableInput} If it was not packed here (`LINK_BROKEN`).
 */
export async function unpackText(packed: string): Promise<string> {
  const words = strings.klotski.problems;
  if (packed.length > MOST_TEXT) throw brokenLink(words.linkTooLong);
  if (!packed.startsWith(VERSION)) {
    throw brokenLink(/^\d/.test(packed) ? words.linkOtherVersion : words.linkNotPacked);
  }
  try {
    const bytes = await inflateText(packed.slice(VERSION.length), MOST_BYTES);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw brokenLink(error instanceof TooMuchText ? words.linkTooLong : words.linkNotPacked);
  }
}

function brokenLink(why: string): UnusableInput {
  return unusable("LINK_BROKEN", strings.klotski.problems.badLink(why));
}
