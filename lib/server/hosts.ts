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

/** The part of an address between `//` and the port. */
export function inAddress(hostname: string): string {
  return hostname.includes(":") && !hostname.startsWith("[") ? `[${hostname}]` : hostname;
}
