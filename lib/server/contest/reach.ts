/**
 * Where authors reach a contest's site, as far as its server can know. Pure.
 */
import { isLoopback } from "../hosts.ts";

/** As in OrganiserView. */
export interface Reach {
  /** With / at its end. */
  readonly address?: string;
  /** Nobody but this machine can. */
  readonly isLocal?: true;
}

/** A server in front of ours speaks HTTPS, and is called by the first of its names. Else it is our own address. */
export function reachOf(hostname: string, publicNames: readonly string[]): Reach {
  const [name] = publicNames;
  if (name !== undefined) return { address: `https://${name}/` };
  return isLoopback(hostname) ? { isLocal: true } : {};
}
