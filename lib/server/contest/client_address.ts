/**
 * Where requests come from. A server in front of ours calls from this machine and says in X-Forwarded-For for whom; it is
 * believed only where the organiser has told that there is one. Of the header's addresses the last counts: that server
 * has added it itself, those before it are whatever the client likes.
 */
import { isOwn } from "../stream_gate.ts";

/** Remembers the address of each request for as long as the request is being answered. */
export class ClientAddresses {
  readonly #isBehindOther: boolean;
  readonly #addresses = new WeakMap<Request, string>();

  /** `isBehindOther`: whether there is a server in front of ours. */
  constructor(isBehindOther: boolean) {
    this.#isBehindOther = isBehindOther;
  }

  /** Notes from where a connection came. */
  note(request: Request, peer: string): void {
    this.#addresses.set(
      request,
      this.#isBehindOther && isOwn(peer) ? forWhom(request) ?? peer : peer,
    );
  }

  /** Where a request comes from, such as `203.0.113.7`. */
  of(request: Request): string {
    return this.#addresses.get(request) ?? "";
  }
}

function forWhom({ headers }: Request): string | undefined {
  const last = headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";
  return /^[\da-f.:]{2,45}$/i.test(last) ? last : undefined;
}
