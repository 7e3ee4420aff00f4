/**
 * CRC-32 as in gzip, PNG and Ethernet: every language has it, and no change of a single character escapes it.
 * Browser-safe: no Deno, no DOM.
 */

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let remainder = index;
  for (let bit = 0; bit < 8; bit++) {
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  }
  return remainder;
});

const UTF8 = new TextEncoder();

/** The CRC-32 of the text's UTF-8 bytes, in 8 hex digits. */
export function crc32(text: string): string {
  let remainder = 0xffffffff;
  for (const byte of UTF8.encode(text)) {
    remainder = (TABLE[(remainder ^ byte) & 0xff] ?? 0) ^ (remainder >>> 8);
  }
  return ((remainder ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
