/** SHA-256, by which bytes are known. */

/** The 32 bytes of the digest of some bytes, or of a text in UTF-8. */
export async function sha256(data: Uint8Array<ArrayBuffer> | string): Promise<Uint8Array> {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** The same in 64 hex digits. */
export async function digestOf(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  return (await sha256(data)).toHex();
}
