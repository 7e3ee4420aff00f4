/**
 * Answers to requests, with the headers that all of them have.
 */
import { contentTypeOf } from "./content_types.ts";
import { bytesOfLines, gzip } from "./packing.ts";
import { openOrdinary } from "./ordinary_file.ts";
import { makeSentencePage, PAGE_POLICY } from "./page.ts";
import { TOO_MANY } from "./stream_gate.ts";

/** What keeps browsers from doing with our answers what nobody meant. */
const SAFE_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": `${PAGE_POLICY}; frame-ancestors 'none'`,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  // A copy may be kept but must be asked about before it is used: whatever is shown may change.
  "cache-control": "no-cache",
};

/** Shorter texts do not get shorter by packing. */
const PACK_FROM_BYTES = 1024;

/** An answer with the headers that all have. */
export function respond(
  body: BodyInit | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return new Response(body, { status, headers: { ...SAFE_HEADERS, ...headers } });
}

/** What was made of bytes that are sent again and again. */
interface Made {
  readonly etag: Promise<string>;
  packed?: Promise<Uint8Array<ArrayBuffer>>;
}

const MADE = new WeakMap<Uint8Array<ArrayBuffer>, Made>();

/**
 * Bytes whose type follows from a name; nothing but a nod if the client has them, packed if it likes that. Nobody may
 * change the bytes afterwards: what is made of them is kept for as long as they are.
 */
export async function respondBytes(
  request: Request,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const made = MADE.get(bytes) ?? { etag: fingerprint(bytes) };
  MADE.set(bytes, made);
  const etag = `"${await made.etag}"`;
  const vary = { vary: "accept-encoding" };
  if (isKnown(request, etag)) return respond(null, 304, { etag, ...vary });
  const headers = { "content-type": contentTypeOf(name), etag, ...vary };
  if (bytes.length < PACK_FROM_BYTES || !acceptsGzip(request)) {
    return respond(bytes, 200, { ...headers, "content-length": String(bytes.length) });
  }
  made.packed ??= gzip(bytes);
  const packed = await made.packed;
  // Other bytes under another name, as a packed answer must not be mistaken for the plain one.
  return respond(packed, 200, {
    ...headers,
    etag: `W/${etag}`,
    "content-encoding": "gzip",
    "content-length": String(packed.length),
  });
}

/** A value as JSON. */
export function respondJson(request: Request, value: unknown): Promise<Response> {
  return respondBytes(request, "x.json", new TextEncoder().encode(JSON.stringify(value)));
}

/**
 * A file of the disk as it is, bit by bit; its type follows from `name`. Whoever asks for a range gets all of it.
 * @throws {UnusableInput} If it is no ordinary file.
 * @throws {Deno.errors.NotFound} If it is not there.
 */
export async function respondFile(request: Request, name: string, path: string): Promise<Response> {
  const file = await openOrdinary(path);
  try {
    const { mtime, size } = await file.stat();
    const etag = `"${mtime?.getTime() ?? 0}-${size}"`;
    if (isKnown(request, etag)) {
      file.close();
      return respond(null, 304, { etag });
    }
    return respond(file.readable, 200, {
      "content-type": contentTypeOf(name),
      "content-length": String(size),
      etag,
    });
  } catch (error) {
    file.close();
    throw error;
  }
}

/**
 * A stream of server-sent events. `open` is told what to call when it ends; where `admit` finds no room, a sentence says
 * so. Rejects as `open`.
 */
export async function respondEvents(
  request: Request,
  admit: (request: Request) => (() => void) | undefined,
  open: (ended: () => void) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>,
): Promise<Response> {
  const headers = { "content-type": "text/event-stream; charset=utf-8" };
  if (request.method === "HEAD") return respond(null, 200, headers);
  const leave = admit(request);
  if (leave === undefined) return respondSentence(request, 503, TOO_MANY, { "retry-after": "60" });
  try {
    return respond(await open(leave), 200, headers);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Lines of a log, made as they are sent. */
export function respondLines(lines: AsyncIterable<string>): Response {
  const text = bytesOfLines(lines);
  return respond(text, 200, { "content-type": contentTypeOf("x.jsonl") });
}

/** Why there is nothing else to see, as a page for people or as JSON for scripts. */
export function respondSentence(
  request: Request,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (request.headers.get("accept")?.includes("text/html") === true) {
    return respond(makeSentencePage(status, sentence), status, {
      "content-type": contentTypeOf("x.html"),
      ...headers,
    });
  }
  return respond(JSON.stringify({ error: sentence }), status, {
    "content-type": contentTypeOf("x.json"),
    ...headers,
  });
}

/** The answer without its body. */
export async function withoutBody(response: Response): Promise<Response> {
  await response.body?.cancel();
  return new Response(null, { status: response.status, headers: response.headers });
}

function isKnown(request: Request, etag: string): boolean {
  const known = request.headers.get("if-none-match") ?? "";
  // `*` is whatever there is.
  return known.trim() === "*" ||
    known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function acceptsGzip(request: Request): boolean {
  const accepted = request.headers.get("accept-encoding") ?? "";
  return accepted.split(",").some((coding) =>
    /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.test(coding)
  );
}

/** Says whether bytes are the same. */
export async function fingerprint(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).slice(0, 16).toHex();
}
