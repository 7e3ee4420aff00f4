/**
 * What the server answers. Nothing of an address ever becomes part of a path: files, runs, matches and rounds are looked
 * up by name among those that are published.
 */
import { assertNever } from "../core/assert_never.ts";
import { UnusableInput } from "../core/problem.ts";
import { eventStream } from "./event_stream.ts";
import { describeRun, type Library, type LibraryRun } from "./library.ts";
import {
  respond,
  respondBytes,
  respondFile,
  respondJson,
  respondLines,
  respondSentence,
  withoutBody,
} from "./responses.ts";
import type { SiteFiles } from "./site.ts";
import type { LogContent } from "./source.ts";

/** What a handler serves. */
export interface HandlerOptions {
  readonly library: Library;
  /** The pages and their files as they are now. */
  readonly site: () => Promise<SiteFiles>;
  /** Whether a Host header may ask. */
  readonly isOurHost: (host: string) => boolean;
  /** Told of an error that is ours. */
  readonly onError: (error: unknown) => void;
  /** Ends all streams. */
  readonly signal: AbortSignal;
}

const NO_PAGE = "There is no such page here.";
const NO_RUN = "There is no such run here; it may have been deleted.";
const NO_LOG = "There is no such log here; it may have been deleted.";
const NO_ROUND = "This round has not been played.";
const NO_EVENTS = "Of this run there are no events.";

/** Answers requests; never rejects. */
export function makeHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const refusal = refuse(request, options);
    if (refusal !== undefined) return refusal;
    try {
      const response = await answer(request, options);
      return request.method === "HEAD" ? await withoutBody(response) : response;
    } catch (error) {
      return explain(request, error, options);
    }
  };
}

function refuse(request: Request, { isOurHost }: HandlerOptions): Response | undefined {
  if (!isOurHost(request.headers.get("host") ?? "")) {
    const sentence = "This server answers only under its own name, such as localhost.";
    return respondSentence(request, 421, sentence);
  }
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  const sentence = "Here things can only be looked at: the methods are GET and HEAD.";
  return respondSentence(request, 405, sentence, { allow: "GET, HEAD" });
}

function explain(request: Request, error: unknown, { onError }: HandlerOptions): Response {
  if (error instanceof Deno.errors.NotFound) return respondSentence(request, 404, NO_RUN);
  onError(error);
  // What is wrong names files of this machine: it is told to whoever runs the server.
  return respondSentence(
    request,
    500,
    `${failureOf(error)}; the terminal of the server tells more.`,
  );
}

function failureOf(error: unknown): string {
  if (!(error instanceof UnusableInput)) return "The server failed";
  const isOurs = error.problems.some(({ code }) => code === "BUNDLE");
  return isOurs ? "The pages cannot be put together" : "This run is damaged";
}

async function answer(request: Request, options: HandlerOptions): Promise<Response> {
  const url = addressOf(request);
  if (url === null) return respondSentence(request, 404, NO_PAGE);
  const [first = "", ...others] = url.pathname.slice(1).split("/").map(decoded);
  if (first === "data" && others.length > 0) return await answerData(request, url, others, options);
  const name = first === "" ? "index.html" : first;
  const bytes = others.length === 0 ? (await options.site()).get(name) : undefined;
  if (bytes === undefined) return respondSentence(request, 404, NO_PAGE);
  return await respondBytes(request, name, bytes);
}

/** What is asked for, whatever the Host header says; `null`: that is no address. */
function addressOf({ url }: Request): URL | null {
  return URL.parse("http://localhost" + url.replace(/^[a-z]+:\/\/[^/?#]*/i, ""));
}

async function answerData(
  request: Request,
  url: URL,
  [id = "", ...words]: readonly string[],
  options: HandlerOptions,
): Promise<Response> {
  const { library } = options;
  if (id === "catalog.json" && words.length === 0) {
    return await respondJson(request, await library.catalog());
  }
  const run = library.find(id);
  if (run === undefined) return respondSentence(request, 404, NO_RUN);
  const [name = "", round] = words;
  if (words.length > 2) return respondSentence(request, 404, NO_PAGE);
  if (round !== undefined) return await answerRound(request, run, name, round);
  if (name === "run.json") return await respondJson(request, await describeRun(run));
  if (name === "events") return await answerEvents(request, url, run, options);
  const log = await run.source.log(name);
  return log === undefined
    ? respondSentence(request, 404, NO_LOG)
    : await respondLog(request, name, log);
}

async function answerRound(
  request: Request,
  { source }: LibraryRun,
  match: string,
  file: string,
): Promise<Response> {
  const number = /^([1-9]\d{0,14})\.jsonl$/.exec(file)?.[1];
  const log = number === undefined ? undefined : await source.round(match, Number(number));
  return log === undefined
    ? respondSentence(request, 404, NO_ROUND)
    : await respondLog(request, file, log);
}

async function answerEvents(
  request: Request,
  url: URL,
  { source }: LibraryRun,
  { library, signal }: HandlerOptions,
): Promise<Response> {
  const live = await source.live();
  // 204 tells the browser not to ask again.
  if (live === undefined) {
    await source.facts();
    return respond(null, 204, {});
  }
  const match = url.searchParams.get("match") ?? undefined;
  if (match !== undefined && !live.rounds.matches.some(({ id }) => id === match)) {
    return respondSentence(request, 404, NO_EVENTS);
  }
  const headers = { "content-type": "text/event-stream; charset=utf-8" };
  if (request.method === "HEAD") return respond(null, 200, headers);
  const lastEventId = request.headers.get("last-event-id") ?? undefined;
  return respond(
    eventStream(live, { match, lastEventId }, library.clock, signal),
    200,
    headers,
  );
}

async function respondLog(request: Request, name: string, log: LogContent): Promise<Response> {
  switch (log.kind) {
    case "file":
      return await respondFile(request, name, log.path);
    case "lines":
      return respondLines(log.lines);
    default:
      return assertNever(log);
  }
}

/** A part of an address as it is meant; what cannot be decoded names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "\0";
  }
}
