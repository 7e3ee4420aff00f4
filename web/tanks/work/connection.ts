/**
 * A connection to the service that reads a log, wherever it runs; here: on the same thread.
 */
import { createPace } from "./pace.ts";
import { browserOutside, createService, type ServiceOutside } from "./service.ts";
import type { FromWorker, ToWorker } from "./worker_messages.ts";

/** A service that can be talked to. */
export interface Connection {
  /** The page's address, for `open`. */
  readonly page: string;
  send(message: ToWorker): void;
  /** Ends the service; nothing is heard of it any more. */
  close(): void;
}

/** Starts a service. What it tells comes to `receive`, never before this has returned. */
export type Connect = (receive: (message: FromWorker) => void) => Connection;

/** A service on this thread, for a page of that address. */
export function connectHere(outside: () => ServiceOutside, page: string): Connect {
  return (receive) => {
    let isOpen = true;
    // As with a worker, nobody is called back in the middle of what they do.
    const post = (message: FromWorker) => queueMicrotask(() => isOpen && receive(message));
    const service = createService(post, outside());
    return {
      page,
      send: (message) => queueMicrotask(() => service.hear(message)),
      close: () => {
        isOpen = false;
        service.close();
      },
    };
  };
}

/** A service on this thread with what the browser has. */
export function connectInBrowser(page: string): Connect {
  return connectHere(() => browserOutside(createPace()), page);
}
