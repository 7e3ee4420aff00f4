/**
 * What the server answers. Nothing of an address ever becomes part of a path: files, runs, matches and rounds are looked
 * up by name among those that are published.
 */
import { assertNever } from "../core/assert_never.ts";
import { RunStreams } from "./event_stream.ts";
import {
  addressOf,
  explainFailure,
  NO_PAGE,
  partsOf,
  refuseChange,
  refuseStranger,
} from "./requests.ts";
import {
  respond,
  respondBytes,
  respondEvents,
  respondFile,
  respondJson,
  respondLines,
  respondSentence,
  withoutBody,
} from "./responses.ts";
import { describeRun, type LibraryRun, type RunLibrary } from "./run_library.ts";
import type { SiteFiles } from "./site.ts";
import type { LogContent } from "./source.ts";

/** What a handler serves. */
export interface HandlerOptions {
  readonly library: RunLibrary;
  /** The pages and their files as they are now. */
  readonly site: () => Promise<SiteFiles>;
  /** Whether a Host header may ask. */
  readonly isOurHost: (host: string) => boolean;
  /** Told of an error that is ours. */
  readonly onError: (error: unknown) => void;
  /** Ends all streams. */
  readonly signal: AbortSignal;
  /** Lets the client of a request follow a run, and hands back how he leaves; `undefined`: there is no room. */
  readonly admit?: (request: Request) => (() => void) | undefined;
}

/** What stays from one request to the next. */
interface Desk extends HandlerOptions {
  readonly streams: RunStreams;
}

const NO_RUN = "There is no such run here; it may have been deleted.";
const NO_LOG = "There is no such log here; it may have been deleted.";
const NO_ROUND = "This round has not been played.";
const NO_EVENTS = "Of this run there are no events.";

/** Answers requests; never rejects. */
export function makeHandler(options: HandlerOptions): (request: Request) => Promise<Response> {
  const desk: Desk = {
    ...options,
    streams: new RunStreams(options.library.clock, options.signal),
  };
  return async (request) => {
    const refusal = refuseStranger(request, options.isOurHost) ?? refuseChange(request);
    if (refusal !== undefined) return refusal;
    try {
      const response = await answer(request, desk);
      return request.method === "HEAD" ? await withoutBody(response) : response;
    } catch (error) {
      return explainFailure(request, error, options.onError);
    }
  };
}

async function answer(request: Request, desk: Desk): Promise<Response> {
  const url = addressOf(request);
  if (url === null) return respondSentence(request, 404, NO_PAGE);
  const [first, ...others] = partsOf(url);
  if (first === "data" && others.length > 0) return await answerData(request, url, others, desk);
  const name = [first || "index.html", ...others].join("/");
  const bytes = (await desk.site()).get(name);
  if (bytes === undefined) return respondSentence(request, 404, NO_PAGE);
  return await respondBytes(request, name, bytes);
}

async function answerData(
  request: Request,
  url: URL,
  [id = "", ...words]: readonly string[],
  desk: Desk,
): Promise<Response> {
  const { library } = desk;
  if (id === "catalog.json" && words.length === 0) {
    return await respondJson(request, await library.catalog());
  }
  const run = library.find(id);
  if (run === undefined) return respondSentence(request, 404, NO_RUN);
  const [name = "", round] = words;
  if (words.length > 2) return respondSentence(request, 404, NO_PAGE);
  if (round !== undefined) return await answerRound(request, run, name, round);
  if (name === "run.json") return await respondJson(request, await describeRun(run));
  if (name === "events") return await answerEvents(request, url, run, desk);
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
  { admit = alwaysAdmit, streams }: Desk,
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
  const lastEventId = request.headers.get("last-event-id") ?? undefined;
  return respondEvents(
    request,
    admit,
    (ended) => streams.open(live, { match, lastEventId }, ended),
  );
}

function alwaysAdmit(): () => void {
  return () => {};
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
