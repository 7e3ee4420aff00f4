/**
 * The bytes of a log, from a file or an address or at hand, and what can be wrong with getting them.
 */
import { unusable, UnusableInput } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import type { Bytes } from "./inflate.ts";
import type { LogSource } from "./types.ts";

/** What getting bytes needs; a test brings its own. */
export interface Fetching {
  /** As the browser's. */
  readonly fetch: (address: string, options: { readonly signal: AbortSignal }) => Promise<Response>;
  /** The address of the page. */
  readonly page: string;
  /** Ends getting them. */
  readonly signal: AbortSignal;
}

/** What is at hand is handed over in pieces like anything else, so that rounds come one by one. In bytes. */
const PIECE = 65_536;

/**
 * The bytes as they are kept, packed or not.
 * @throws {UnusableInput} In the end each of these is a sentence for people: `LOG_ELSEWHERE`, `LOG_NOT_FOUND`,
 * `LOG_FORBIDDEN`, `LOG_SERVER`, `LOG_UNREACHABLE`, `LOG_FROM_DISK`, `LOG_UNREADABLE`.
 */
export async function* bytesOf(source: LogSource, fetching: Fetching): AsyncGenerator<Bytes> {
  const words = strings.logs.problems;
  if (source.kind === "blob") {
    const unreadable = () => unusable("LOG_UNREADABLE", words.unreadable, { file: source.name });
    yield* streamed(source.blob.stream(), unreadable);
    return;
  }
  if (source.kind === "bytes") {
    for (let at = 0; at < source.bytes.length; at += PIECE) {
      yield source.bytes.subarray(at, at + PIECE);
    }
    return;
  }
  const { body } = await respond(source.name, source.address, fetching);
  const brokenOff = () => unusable("LOG_UNREACHABLE", words.brokenOff, { file: source.name });
  if (body !== null) yield* streamed(body, brokenOff);
}

async function respond(file: string, address: string, fetching: Fetching): Promise<Response> {
  const words = strings.logs.problems;
  if (!isNear(address, fetching.page)) throw unusable("LOG_ELSEWHERE", words.elsewhere, { file });
  let response: Response;
  try {
    response = await fetching.fetch(address, { signal: fetching.signal });
  } catch {
    if (address.startsWith("file:")) throw unusable("LOG_FROM_DISK", words.fromDisk, { file });
    throw unusable("LOG_UNREACHABLE", words.unreachable, { file });
  }
  if (response.ok) return response;
  await response.body?.cancel();
  const { status } = response;
  if (status === 404 || status === 410) throw unusable("LOG_NOT_FOUND", words.notFound, { file });
  if (status >= 400 && status < 500) {
    throw unusable("LOG_FORBIDDEN", words.forbidden(status), { file });
  }
  throw unusable("LOG_SERVER", words.serverFailed(status), { file });
}

/**
 * Whether a page may read a log there: on its own host, or in its own folder. A link must not make a reader's browser
 * ask anybody else.
 */
export function isNear(address: string, page: string): boolean {
  if (!URL.canParse(address) || !URL.canParse(page)) return false;
  const [there, here] = [new URL(address), new URL(page)];
  if (here.origin !== "null") return there.origin === here.origin;
  return there.href.startsWith(new URL(".", here).href);
}

/** A stream chunk by chunk: not every browser goes through one with `for await`. */
async function* streamed(
  stream: ReadableStream<Bytes>,
  problem: () => UnusableInput,
): AsyncGenerator<Bytes> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const next = await reader.read().catch(() => problem());
      if (next instanceof UnusableInput) throw next;
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Ends the transfer where somebody stops early; of no effect otherwise.
    await reader.cancel().catch(() => {});
  }
}
