/**
 * Calls of the private pages to their server (lib/contest/published/api.ts). The token travels in a header and never in an
 * address, where a log or a neighbour might read it. What goes wrong is a Refusal with a sentence for people.
 */
import type {
  AuthorVersion,
  AuthorView,
  OrganiserAnswer,
  OrganiserDeed,
  OrganiserView,
} from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { parse } from "./parse_published.ts";
import {
  takeApiError,
  takeAuthorVersion,
  takeAuthorView,
  takeOrganiserAnswer,
  takeOrganiserView,
} from "./private_answers.ts";
import type { Fetcher } from "./read_site.ts";
import type { Take } from "./shape.ts";
import { type PlacedFile, type Sending, upload } from "./upload.ts";

const text = strings.privatePages;

/** How long an answer may take, in milliseconds; an upload may take longer. */
const LONGEST_MS = 20_000;

/** A call that did not do what it should; the message is a sentence for people. */
export class Refusal extends Error {
  /**
   * As the server says (ApiError), or `UNREACHABLE`: nobody answers; `ANSWER`: what is answered makes no sense; `STOPPED`:
   * the page itself gave up an upload.
   */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}

/** What an author can do. All reject with a Refusal. */
export interface AuthorApi {
  read(token: string): Promise<AuthorView>;
  /** @param tell How much has been sent so far, 0 to 1. */
  send(token: string, sending: Sending): Promise<AuthorVersion>;
  cancel(token: string, version: number): Promise<AuthorView>;
}

/** What an organiser can do. Both reject with a Refusal. */
export interface OrganiserApi {
  read(token: string): Promise<OrganiserView>;
  act(token: string, deed: OrganiserDeed): Promise<OrganiserAnswer>;
}

export type { PlacedFile, Sending };

/** The author's calls; `base` is the folder of the page, empty or with a slash at its end. */
export function authorApi(base: string, fetcher: Fetcher = fetch, send = upload): AuthorApi {
  return {
    read: (token) => call(fetcher, `${base}api/author`, { token }, takeAuthorView),
    send: async (token, sending) => {
      const address = `${base}api/author/versions`;
      const sent = await send(address, headersOf(token), sending);
      if (sent === "stopped") throw new Refusal("STOPPED", text.stopped);
      if (sent === undefined) throw new Refusal("UNREACHABLE", text.brokeOff);
      return understand(sent.status, sent.body, takeAuthorVersion);
    },
    cancel: (token, version) =>
      call(
        fetcher,
        `${base}api/author/versions/${version}/cancel`,
        { token, body: {} },
        takeAuthorView,
      ),
  };
}

/** The organiser's calls. As above. */
export function organiserApi(base: string, fetcher: Fetcher = fetch): OrganiserApi {
  const address = `${base}api/organiser`;
  return {
    read: (token) => call(fetcher, address, { token }, takeOrganiserView),
    act: (token, deed) => call(fetcher, address, { token, body: deed }, takeOrganiserAnswer),
  };
}

interface Call {
  readonly token: string;
  /** With one it is a POST. */
  readonly body?: unknown;
}

async function call<Value>(
  fetcher: Fetcher,
  address: string,
  { token, body }: Call,
  take: Take<Value>,
): Promise<Value> {
  const headers = new Headers(headersOf(token));
  if (body !== undefined) headers.set("content-type", "application/json");
  let status: number;
  let answer: string;
  try {
    const response = await fetcher(address, {
      method: body === undefined ? "GET" : "POST",
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    status = response.status;
    answer = await response.text();
  } catch {
    throw new Refusal("UNREACHABLE", text.unreachable);
  }
  return understand(status, answer, take);
}

function headersOf(token: string): Readonly<Record<string, string>> {
  return { authorization: `Bearer ${token}` };
}

/** What an answer says; its body is looked at before it is believed. */
function understand<Value>(status: number, body: string, take: Take<Value>): Value {
  if (status >= 200 && status < 300) {
    const value = valueIn(body, take);
    if (value !== undefined) return value;
    throw new Refusal("ANSWER", text.strange);
  }
  const refused = valueIn(body, takeApiError);
  if (refused !== undefined) throw new Refusal(refused.error.code, refused.error.message);
  // Whatever stands between: a proxy whose server is being restarted.
  if (status >= 502 && status <= 504) throw new Refusal("UNREACHABLE", text.unreachable);
  if (status === 401) throw new Refusal("TOKEN", text.tokenRefused);
  throw new Refusal("ANSWER", status === 404 ? text.notServed : text.status(status));
}

function valueIn<Value>(body: string, take: Take<Value>): Value | undefined {
  const value = parse(body, "API", (json, findings) => take(json, [], findings));
  return value.ok ? value.value : undefined;
}
