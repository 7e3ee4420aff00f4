/**
 * Bytes as text in an address: a digit, the version of the packing, then base64url of zlib's deflate, which brings a
 * checksum, so an address that was damaged on its way is found out. A version is never changed and never taken away: an
 * address that was once sent to somebody works for ever. Pure.
 */
import { concat } from "@std/bytes/concat";
import { unusable, UnusableInput } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";

const VERSION = "1";

/** The longest text that is unpacked, in characters. */
const MOST_TEXT = 64 * 1024;

/** The most that it may unpack to, in bytes. */
const MOST_BYTES = 256 * 1024;

/** Packs bytes. */
export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = await new Response(
    new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate")),
  ).arrayBuffer();
  return VERSION + toBase64(new Uint8Array(packed));
}

/**
 * Unpacks what stands in an address, whoever wrote it.
 * @throws {UnusableInput} If it was not packed here (`LINK_BROKEN`).
 */
export async function unpack(text: string): Promise<Uint8Array> {
  const words = strings.race.problems;
  if (text.length > MOST_TEXT) throw brokenLink(words.linkTooLong);
  if (!text.startsWith(VERSION)) {
    throw brokenLink(/^\d/.test(text) ? words.linkOtherVersion : words.linkNotPacked);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    const stream = new Blob([fromBase64(text.slice(VERSION.length))]).stream()
      .pipeThrough(new DecompressionStream("deflate"));
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MOST_BYTES) throw brokenLink(words.linkTooLong);
    }
  } catch (error) {
    throw error instanceof UnusableInput ? error : brokenLink(words.linkNotPacked);
  }
  return concat(chunks);
}

/** What is said of an address that holds nothing usable. */
export function brokenLink(why: string): UnusableInput {
  return unusable("LINK_BROKEN", strings.race.problems.badLink(why));
}

/** With `-` and `_`, which an address takes as they are, and no padding. */
function toBase64(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Throws where the text is no base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (char) => char.charCodeAt(0));
}
