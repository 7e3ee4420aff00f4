/**
 * Whether a browser calls from a page of ours. No other page holds a token, so this is a second wall only.
 *
 * A browser says itself where the call comes from (Sec-Fetch-Site); one that does not say it, as over plain HTTP, names the
 * page's origin, whose host must then be the one that is called. Programs that are no browsers say neither.
 */
import { Refusal } from "./answers.ts";

/** @throws {Refusal} 403 `ORIGIN`, if the page is not ours. */
export function requireOwnSite({ headers }: Request): void {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  const isOurs = site === null
    ? origin === null || isHost(origin, headers.get("host"))
    : site === "same-origin" || site === "none";
  if (isOurs) return;
  const sentence =
    "Only the contest's own pages may do this, called by the name that they came from.";
  throw new Refusal(403, "ORIGIN", sentence);
}

/** The protocol may differ: something in front of the server may speak HTTPS for it. */
function isHost(origin: string, host: string | null): boolean {
  const url = URL.parse(origin);
  return url !== null && host !== null && url.host === withoutUsualPort(host.toLowerCase(), url);
}

function withoutUsualPort(host: string, { protocol }: URL): string {
  return URL.parse(`${protocol}//${host}`)?.host ?? "";
}
