/**
 * Answers of the private API: JSON, and never kept by a browser or anything on the way.
 */
import type { ApiError } from "../../../contest/published/api.ts";
import { contentTypeOf } from "../../content_types.ts";
import { respond } from "../../responses.ts";

/** A call that is not done, and why; thrown wherever that shows, answered by `answerRefusal`. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** Of HTTP. */
  readonly status: number;
  /** As in ApiError. */
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  /** `message`: a sentence for people. */
  constructor(
    status: number,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/** A value for whoever has the token. */
export function answer(value: unknown, status = 200): Response {
  return answerJson(value, status, {});
}

/** Why a call was refused. */
export function answerRefusal({ code, headers, message, status }: Refusal): Response {
  const body: ApiError = { error: { code, message } };
  return answerJson(body, status, headers);
}

function answerJson(
  value: unknown,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  return respond(JSON.stringify(value), status, {
    ...headers,
    "content-type": contentTypeOf("x.json"),
    "cache-control": "no-store",
  });
}
