/**
 * The server: the pages, and what they show, for this machine's browsers.
 */
import { unusable } from "../core/problem.ts";
import { makeHandler } from "./handler.ts";
import { bareHost, inAddress, isOurHost } from "./hosts.ts";
import { keepListening, type Listening } from "./keep_listening.ts";
import type { RunLibrary } from "./run_library.ts";
import type { SiteFiles } from "./site.ts";

/** The port when nobody names one, and how many after it are tried. */
export const USUAL_PORT = 8017;
const PORTS_TRIED = 20;

/** How a server is started. */
export interface ServeOptions {
  readonly library: RunLibrary;
  readonly site: () => Promise<SiteFiles>;
  /** @default 127.0.0.1 */
  readonly hostname?: string;
  /** 0: any that is free. @default the first that is free from USUAL_PORT on */
  readonly port?: number | undefined;
  readonly onError: (error: unknown) => void;
}

/** A server that listens. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:8017/`. */
  readonly address: string;
  readonly port: number;
  /** Ends all streams and the server; nothing goes on behind it. */
  stop(): Promise<void>;
}

/**
 * Starts a server.
 * @throws {UnusableInput} If the port is taken (`PORT_TAKEN`) or the system gives no such address (`LISTEN`).
 */
export function startServer(options: ServeOptions): RunningServer {
  const { hostname = "127.0.0.1" } = options;
  const controller = new AbortController();
  const handler = makeHandler({
    ...options,
    isOurHost: (host) => isOurHost(host, hostname),
    signal: controller.signal,
  });
  const server = listen(hostname, options.port, handler, options.onError);
  const { port } = server.addr;
  return {
    address: `http://${inAddress(hostname)}:${port}/`,
    port,
    stop: async () => {
      controller.abort();
      await server.shutdown();
      await options.library.idle();
    },
  };
}

/** Answers a request. */
export type Handler = (
  request: Request,
  info: Deno.ServeHandlerInfo<Deno.NetAddr>,
) => Promise<Response>;

/**
 * Listens; without a port at the first that is free from USUAL_PORT on. `onError` is told when all connections had to be
 * closed.
 * @throws {UnusableInput} As `startServer`.
 */
export function listen(
  hostname: string,
  port: number | undefined,
  handler: Handler,
  onError: (error: unknown) => void = () => {},
): Listening {
  const ports = port === undefined
    ? Array.from({ length: PORTS_TRIED }, (_, index) => USUAL_PORT + index)
    : [port];
  for (const tried of ports) {
    try {
      return keepListening({
        port: tried,
        serve: (port, signal) =>
          Deno.serve({ hostname: bareHost(hostname), port, signal, onListen: () => {} }, handler),
        onFailure: (error) => onError(tooManyConnections(error)),
      });
    } catch (error) {
      if (error instanceof Deno.errors.AddrInUse) continue;
      const why = error instanceof Error ? error.message : String(error);
      throw unusable("LISTEN", `Cannot listen on ${hostname}, port ${tried}: ${why}`);
    }
  }
  const what = port === undefined
    ? `The ports from ${USUAL_PORT} to ${USUAL_PORT + PORTS_TRIED - 1} are taken`
    : `Port ${port} is taken`;
  throw unusable("PORT_TAKEN", `${what}: name another one with --port`);
}

function tooManyConnections({ message }: Error): Error {
  return new Error(`Too many connections at once: all were closed, to begin anew (${message})`);
}
