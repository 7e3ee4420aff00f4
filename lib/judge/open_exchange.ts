/**
 * The best exchange that this system has: the polled one on Linux, streams elsewhere.
 */
import type { Contestant, Exchange } from "./exchange.ts";
import { loadLibc } from "./libc.ts";
import { PolledExchange } from "./polled_exchange.ts";
import { probeSandbox } from "./sandbox/probe.ts";
import { StreamedExchange } from "./streamed_exchange.ts";
import type { Sandbox } from "./types.ts";

/** An exchange and what closes it. */
export interface OpenExchange {
  readonly exchange: Exchange<Contestant>;
  readonly close: () => void;
}

/** Opens an exchange for programs in `sandbox`. `isStopped` is asked often, so it must be cheap. */
export function openExchange(
  { isStopped, sandbox }: { isStopped: () => boolean; sandbox: Sandbox },
): OpenExchange {
  const options = { isStopped, isSandboxSound: () => probeSandbox(sandbox) };
  const libc = loadLibc();
  if (libc === undefined) return { exchange: new StreamedExchange(options), close: () => {} };
  const exchange = new PolledExchange(libc, options);
  const close = () => {
    exchange.close();
    libc.unload();
  };
  return { exchange, close };
}
