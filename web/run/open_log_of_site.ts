/** Opens a log that lies on the page's own site, in a worker. */
import { connect } from "../tanks/work/connect.ts";
import { openLogBook } from "../tanks/work/log_book.ts";
import type { LogBook } from "../tanks/work/types.ts";

/** @throws {UnusableInput} If it cannot be read, or `signal` was aborted. */
export function openLogOfSite(address: string, signal: AbortSignal): Promise<LogBook> {
  const name = address.slice(address.lastIndexOf("/") + 1);
  return openLogBook({ kind: "address", name, address }, connect, signal);
}
