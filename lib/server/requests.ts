/**
 * What every request is asked before it is answered, and what is said when an answer fails.
 */
import { UnusableInput } from "../core/problem.ts";
import { respondSentence } from "./responses.ts";

/** What is said of an address under which there is nothing. */
export const NO_PAGE = "There is no such page here.";

const NO_RUN = "There is no such run here; it may have been deleted.";

/** Refuses whoever asks for another server; `undefined`: he means us. */
export function refuseStranger(
  request: Request,
  isOurHost: (host: string) => boolean,
): Response | undefined {
  if (isOurHost(request.headers.get("host") ?? "")) return undefined;
  const sentence = "This server answers only under its own name, such as localhost.";
  return respondSentence(request, 421, sentence);
}

/** Refuses whoever wants to change something; `undefined`: he only looks. */
export function refuseChange(request: Request): Response | undefined {
  if (request.method === "GET" || request.method === "HEAD") return undefined;
  const sentence = "Here things can only be looked at: the methods are GET and HEAD.";
  return respondSentence(request, 405, sentence, { allow: "GET, HEAD" });
}

/** What is asked for, whatever the Host header says; `null`: that is no address. */
export function addressOf({ url }: Request): URL | null {
  return URL.parse("http://localhost" + url.replace(/^[a-z]+:\/\/[^/?#]*/i, ""));
}

/** The parts of an address between its slashes, as they are meant; what cannot be decoded names nothing. */
export function partsOf({ pathname }: URL): [string, ...string[]] {
  const [first = "", ...others] = pathname.slice(1).split("/").map(decoded);
  return [first, ...others];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "\0";
  }
}

/** Says that an answer failed; whatever is not the asker's business is told to `onError`. */
export function explainFailure(
  request: Request,
  error: unknown,
  onError: (error: unknown) => void,
): Response {
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
