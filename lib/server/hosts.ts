/**
 * Where the server listens, and by which names it may be called.
 */

const HIGHEST_PORT = 65535;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]", "::1"];

/** Whether only this machine can reach an address. */
export function isLoopback(hostname: string): boolean {
  return LOOPBACK.includes(hostname);
}

/**
 * Whether a Host header names a server that listens on `hostname`. On this machine alone it must be one of its own names:
 * a stranger's page can let its own name point here, and would then read everything as its own. Where others may come,
 * they come by any name that can be one, or none as in the oldest requests.
 */
export function isOurHost(header: string, hostname: string): boolean {
  const [, name, port = "0"] = /^([\w.-]*|\[[\da-f:.]+\])(?::(\d{1,5}))?$/i.exec(header) ?? [];
  if (name === undefined || Number(port) > HIGHEST_PORT) return false;
  return !isLoopback(hostname) || /^(?:localhost|127\.0\.0\.1|\[::1\])$/i.test(name);
}

/** A name without the brackets that an address puts round it. */
export function bareHost(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, "$1");
}

/**
 * Whether a Host header names a server behind another one that is known by `publicNames`; that other one may also pass on
 * its own words, by which the server is known on this machine.
 */
export function isPublicHost(
  header: string,
  hostname: string,
  publicNames: readonly string[],
): boolean {
  const name = header.replace(/:\d{1,5}$/, "").toLowerCase();
  return publicNames.some((known) => known.toLowerCase() === name) || isOurHost(header, hostname);
}

/** The part of an address between `//` and the port. */
export function inAddress(hostname: string): string {
  return hostname.includes(":") && !hostname.startsWith("[") ? `[${hostname}]` : hostname;
}
