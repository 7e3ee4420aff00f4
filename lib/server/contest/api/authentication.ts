/**
 * Who calls: an author or the organiser, by the token in `Authorization: Bearer …` and nothing else. Wrong tokens are
 * counted by the address that they come from. A right one is never refused for what others at its address have tried:
 * behind another server, or on this machine, everybody has the same.
 */
import { timingSafeEqual } from "node:crypto";
import type { Contest } from "../../../contest/contest.ts";
import { entryOfToken } from "../../../contest/store/invitations.ts";
import type { Entry } from "../../../contest/types.ts";
import { sha256 } from "../../../core/digest.ts";
import { Refusal } from "./answers.ts";
import { TokenBuckets } from "./token_bucket.ts";

/** Wrong tokens that an address may offer in a minute. */
const TRIES = 20;
const MINUTE_MS = 60_000;

/** Addresses that are remembered; some megabytes. */
const ADDRESSES = 20_000;

/** Longer than any token that is given out. */
const LONGEST_TOKEN = 200;

const HASH_BYTES = 32;

/** How callers are told apart. */
export interface AuthenticationOptions {
  readonly contest: Contest;
  /** SHA-256 of the organiser's token, 64 hex digits. */
  readonly organiserTokenHash: string;
  /** Where a request comes from. */
  readonly clientAddress: (request: Request) => string;
  /** In milliseconds; never goes back. */
  readonly now: () => number;
}

/** Knows callers by their tokens. Every method throws a Refusal: 401 `TOKEN`, 429 `TOO_MANY`. */
export class Authentication {
  readonly #options: AuthenticationOptions;
  readonly #organiser: Uint8Array;
  readonly #failures: TokenBuckets;

  constructor(options: AuthenticationOptions) {
    this.#options = options;
    this.#organiser = Uint8Array.fromHex(options.organiserTokenHash);
    if (this.#organiser.length !== HASH_BYTES) throw new RangeError("This is no SHA-256 hash");
    const { now } = options;
    this.#failures = new TokenBuckets({ tries: TRIES, ms: MINUTE_MS, keys: ADDRESSES, now });
  }

  /** The entry whose author calls. */
  requireAuthor(request: Request): Entry {
    return this.#require(request, (token) => entryOfToken(this.#options.contest, token));
  }

  /** Does nothing if it is the organiser who calls. */
  async requireOrganiser(request: Request): Promise<void> {
    const offered = await sha256(bearerToken(request) ?? "");
    // Digests are of one length, so that the time tells nothing.
    const isRight = timingSafeEqual(offered, this.#organiser);
    this.#require(request, () => isRight ? true : undefined);
  }

  #require<Caller>(request: Request, find: (token: string) => Caller | undefined): Caller {
    const token = bearerToken(request);
    if (token === undefined) throw tokenRefusal();
    const caller = token.length > LONGEST_TOKEN ? undefined : find(token);
    if (caller !== undefined) return caller;
    const address = networkOf(this.#options.clientAddress(request));
    const wait = this.#failures.wait(address);
    if (wait > 0) throw tooManyFailures(wait);
    this.#failures.take(address);
    throw tokenRefusal();
  }
}

function bearerToken({ headers }: Request): string | undefined {
  return /^Bearer +([\w.~+/=-]+) *$/i.exec(headers.get("authorization") ?? "")?.[1];
}

/** What one caller can have for himself: of the long addresses of IPv6 the first half tells the network. */
function networkOf(address: string): string {
  if (!address.includes(":") || address.includes(".")) return address;
  const [before = ""] = address.split("::");
  return `${before.split(":").slice(0, 4).join(":")}::`;
}

function tokenRefusal(): Refusal {
  const sentence = "This link is no longer good: ask the organiser for a new one.";
  return new Refusal(401, "TOKEN", sentence, { "www-authenticate": "Bearer" });
}

function tooManyFailures(waitMs: number): Refusal {
  const seconds = Math.ceil(waitMs / 1000);
  const sentence =
    "Too many wrong links were tried from your address: wait a minute, then try again.";
  return new Refusal(429, "TOO_MANY", sentence, { "retry-after": String(seconds) });
}
