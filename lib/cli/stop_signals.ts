/**
 * Ctrl-C and its like.
 */

/** A signal that comes so soon after the first is the same one, passed on by npx or `deno task`, in milliseconds. */
const ECHO_MS = 1000;

/** Ctrl-C, a request to end, and the terminal's going away, by the names of this system. */
export const STOP_SIGNALS: readonly Deno.Signal[] = Deno.build.os === "windows"
  ? ["SIGINT", "SIGBREAK"]
  : ["SIGINT", "SIGTERM", "SIGHUP"];

/** Ctrl-C and its like stop the run in good order; a second one ends the process at once. */
export function listenForStop(): { signal: AbortSignal; close: () => void } {
  const controller = new AbortController();
  let stoppedAt = 0;
  const stop = () => {
    if (!controller.signal.aborted) {
      stoppedAt = performance.now();
      controller.abort();
    } else if (performance.now() - stoppedAt > ECHO_MS) Deno.exit(130);
  };
  for (const name of STOP_SIGNALS) Deno.addSignalListener(name, stop);
  return {
    signal: controller.signal,
    close: () => {
      for (const name of STOP_SIGNALS) Deno.removeSignalListener(name, stop);
    },
  };
}
