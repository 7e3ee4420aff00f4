/**
 * Bytes of logs and pages, packed and unpacked.
 */

/** The bytes packed; the same bytes give the same. */
export async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** Lines without line feeds as bytes with them. */
export function bytesOfLines(
  lines: AsyncIterable<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return ReadableStream.from(batches(lines));
}

/** Some lines at a time: a piece a line would cost more than the lines. */
async function* batches(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let batch = "";
  for await (const line of lines) {
    batch += line + "\n";
    if (batch.length < 65536) continue;
    yield encoder.encode(batch);
    batch = "";
  }
  if (batch !== "") yield encoder.encode(batch);
}
