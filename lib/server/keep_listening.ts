/**
 * A server that stays. When the system gives no more file descriptors, Deno's server ends: it takes no connection any more,
 * and keeps those that it has, also the ones that never say anything. Here all of them are closed then, which frees their
 * descriptors, and another server listens in its place; pages that follow something come back by themselves.
 */
import { pause } from "../contest/pause.ts";

/** Before it listens again, in milliseconds: each pause is twice the one before. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

/** What is known of Deno's servers. */
export interface Served {
  readonly addr: Deno.NetAddr;
  /** Rejects when it can take no more connections. */
  readonly finished: Promise<void>;
  shutdown(): Promise<void>;
}

/** A server that listens until it is told otherwise. */
export interface Listening {
  readonly addr: Deno.NetAddr;
  /** Resolves when every request is answered and nobody listens. */
  shutdown(): Promise<void>;
}

/** How a server is kept. */
export interface KeepListeningOptions {
  /** Starts one; the signal closes all of its connections. Throws if it cannot listen. */
  readonly serve: (port: number, signal: AbortSignal) => Served;
  /** 0: any that is free. */
  readonly port: number;
  /** Told why it has to begin anew. */
  readonly onFailure: (error: Error) => void;
  /** Resolves after so many milliseconds, or when the signal aborts. @default a timer */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Listens.
 * @throws What `serve` throws the first time.
 */
export function keepListening(options: KeepListeningOptions): Listening {
  const over = new AbortController();
  const first = start(options, options.port);
  const { addr } = first.server;
  let current: Started | undefined = first;
  const kept = (async () => {
    while (current !== undefined) {
      const failure = await failureOf(current.server);
      if (failure === undefined) return;
      current.connections.abort();
      current = undefined;
      options.onFailure(failure);
      current = await startAgain(options, addr.port, over.signal);
      // It may have been told to stop in this very moment.
      if (over.signal.aborted) await current?.server.shutdown();
    }
  })();
  return {
    addr,
    shutdown: async () => {
      over.abort();
      await current?.server.shutdown();
      await kept;
    },
  };
}

interface Started {
  readonly server: Served;
  /** Closes all connections. */
  readonly connections: AbortController;
}

function start({ serve }: KeepListeningOptions, port: number): Started {
  const connections = new AbortController();
  return { server: serve(port, connections.signal), connections };
}

/** `undefined`: it was shut down. */
async function startAgain(
  options: KeepListeningOptions,
  port: number,
  over: AbortSignal,
): Promise<Started | undefined> {
  const { wait = pause } = options;
  for (let pauseMs = FIRST_PAUSE_MS;; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    await wait(pauseMs, over);
    if (over.aborted) return undefined;
    try {
      return start(options, port);
    } catch {
      // Descriptors may be missing still, or the port has been taken meanwhile: both may pass.
    }
  }
}

/** Resolves when it has ended; `undefined`: in good order. */
async function failureOf({ finished }: Served): Promise<Error | undefined> {
  try {
    await finished;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
