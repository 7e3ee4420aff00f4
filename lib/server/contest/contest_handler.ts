/**
 * What the server of a contest answers: its pages, what they show, its stages as runs, and the private API. Nothing of an
 * address ever becomes part of a path; only the API takes anything in.
 */
import { makeHandler } from "../handler.ts";
import {
  addressOf,
  explainFailure,
  NO_PAGE,
  partsOf,
  refuseChange,
  refuseStranger,
} from "../requests.ts";
import { respondBytes, respondEvents, respondSentence, withoutBody } from "../responses.ts";
import type { RunLibrary } from "../run_library.ts";
import type { SiteFiles } from "../site.ts";
import type { ContestAnswers } from "./contest_answers.ts";
import type { ContestEvents } from "./contest_events.ts";

/** What a handler serves. */
export interface ContestHandlerOptions {
  readonly answers: ContestAnswers;
  readonly events: ContestEvents;
  readonly library: RunLibrary;
  readonly site: SiteFiles;
  /** The private API; `undefined`: it knows no such address. */
  readonly api: (request: Request) => Promise<Response | undefined>;
  /** Whether a Host header may ask. */
  readonly isOurHost: (host: string) => boolean;
  /** Lets the client of a request follow what happens, and hands back how he leaves; `undefined`: there is no room. */
  readonly admit: (request: Request) => (() => void) | undefined;
  /** Told of an error that is ours. */
  readonly onError: (error: unknown) => void;
  /** Ends all streams. */
  readonly signal: AbortSignal;
}

/** Answers requests; never rejects. */
export function makeContestHandler(
  options: ContestHandlerOptions,
): (request: Request) => Promise<Response> {
  const { site } = options;
  const answerRuns = makeHandler({ ...options, site: () => Promise.resolve(site) });
  return async (request) => {
    const stranger = refuseStranger(request, options.isOurHost);
    if (stranger !== undefined) return stranger;
    try {
      const url = addressOf(request);
      const [first, ...others] = url === null ? [""] : partsOf(url);
      if (first === "api") return await answerApi(request, options);
      if (first !== "contest" || others.length === 0) return await answerRuns(request);
      const refusal = refuseChange(request);
      if (refusal !== undefined) return refusal;
      const response = await answerContest(request, others, options);
      return request.method === "HEAD" ? await withoutBody(response) : response;
    } catch (error) {
      return explainFailure(request, error, options.onError);
    }
  };
}

async function answerApi(request: Request, { api }: ContestHandlerOptions): Promise<Response> {
  return await api(request) ?? respondSentence(request, 404, NO_PAGE);
}

async function answerContest(
  request: Request,
  parts: readonly string[],
  { admit, answers, events }: ContestHandlerOptions,
): Promise<Response> {
  if (parts.length === 1 && parts[0] === "events") {
    const lastEventId = request.headers.get("last-event-id") ?? undefined;
    return await respondEvents(request, admit, (ended) => events.open(lastEventId, ended));
  }
  const bytes = await answers.get(parts);
  return bytes === undefined
    ? respondSentence(request, 404, NO_PAGE)
    : await respondBytes(request, "x.json", bytes);
}
