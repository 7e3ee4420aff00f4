/**
 * A process that was started by another one notices when that is gone: its standard input ends.
 */

/** Reads standard input and forgets it; the signal comes when it ends. */
export function listenForInputEnd(): AbortSignal {
  const controller = new AbortController();
  const read = async () => {
    const buffer = new Uint8Array(1024);
    while (await Deno.stdin.read(buffer) !== null);
  };
  read().catch(() => {}).finally(() => controller.abort());
  return controller.signal;
}
