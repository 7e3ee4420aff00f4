/**
 * Bytes as text that may stand in an address: base64url of zlib's deflate, which brings a checksum, so a text that was
 * damaged on its way is found out. Not so in every runtime one whose end is missing: who reads the bytes must notice.
 */
import { concat } from "@std/bytes/concat";

/** A text holds more than it may. */
export class TooMuchText extends Error {}

/** Packs bytes. */
export async function deflateToText(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const packed = await new Response(
    new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate")),
  ).arrayBuffer();
  return toBase64(new Uint8Array(packed));
}

/**
 * Unpacks a text, whoever wrote it.
 * @throws {TooMuchText} If it unpacks to more than `most` bytes.
 * @throws {Error} If it was not packed here.
 */
export async function inflateText(text: string, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Not every browser reads a stream by `for await`.
  const reader = new Blob([fromBase64(text)]).stream()
    .pipeThrough(new DecompressionStream("deflate")).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length <= most) continue;
    await reader.cancel();
    throw new TooMuchText();
  }
  return concat(chunks);
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
