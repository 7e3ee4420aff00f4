/**
 * Keeps a child process running: whenever it ends it is started again, after a pause that grows as long as it does not
 * last. A child ends when its standard input does; one that does not is killed.
 */
import { pause } from "../../contest/pause.ts";

/** Before a child is started again, in milliseconds: each pause is twice the one before. */
export interface Pauses {
  readonly first: number;
  readonly longest: number;
}

const USUAL_PAUSES_MS: Pauses = { first: 1000, longest: 60_000 };

/** A child that has lived so long is in order: the pauses begin anew. */
const GOOD_LIFE_MS = 60_000;

/** So long a child may take to end, in milliseconds. */
const PATIENCE_MS = 10_000;

/** What is known of a child process. */
export interface Child {
  readonly stdin: WritableStream<Uint8Array>;
  readonly stdout: ReadableStream<Uint8Array>;
  readonly stderr: ReadableStream<Uint8Array>;
  readonly status: Promise<Pick<Deno.CommandStatus, "code" | "signal">>;
  kill(signal: Deno.Signal): void;
}

/** How a child is kept running. */
export interface KeepOptions {
  /** What people call it, such as `player`. */
  readonly name: string;
  readonly start: () => Child;
  /** Written to its standard input, which stays open; a line feed is added. */
  readonly greeting?: string;
  /** Hears each line that it writes. */
  readonly line: (line: string) => void;
  /** Tells people what happens to it. */
  readonly say: (sentence: string) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** @default 1 s to 1 min */
  readonly pausesMs?: Pauses | undefined;
  /** Resolves after so many milliseconds, or when `signal` aborts. @default a timer */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** In milliseconds. @default performance.now */
  readonly now?: () => number;
}

/** Resolves when `signal` has aborted and the child is no more. Rejects if it cannot be started at all. */
export async function keepRunning(options: KeepOptions): Promise<void> {
  const { name, say, signal, now = () => performance.now(), wait = pause } = options;
  const { first, longest } = options.pausesMs ?? USUAL_PAUSES_MS;
  let pauseMs = first;
  while (!signal.aborted) {
    const begun = now();
    const ended = await live(options, wait);
    if (signal.aborted) return;
    if (now() - begun >= GOOD_LIFE_MS) pauseMs = first;
    say(`The ${name} has ended (${ended}); it is started again in ${pauseMs / 1000} s`);
    await wait(pauseMs, signal);
    pauseMs = Math.min(2 * pauseMs, longest);
  }
}

/** One life of the child; hands back how it ended. */
async function live(
  { greeting, line, signal, start }: KeepOptions,
  wait: (ms: number, signal: AbortSignal) => Promise<void>,
): Promise<string> {
  const child = start();
  const over = new AbortController();
  const heard = Promise.all([hear(child.stdout, line), hear(child.stderr, line)]);
  const input = child.stdin.getWriter();
  const end = async () => {
    // Its end is the sign for the child; if it is closed already, the child is gone.
    await input.close().catch(() => {});
    await wait(PATIENCE_MS, over.signal);
    if (!over.signal.aborted) child.kill("SIGKILL");
  };
  let ending: Promise<void> | undefined;
  const stop = () => {
    ending ??= end();
  };
  signal.addEventListener("abort", stop);
  if (greeting !== undefined) {
    await input.write(new TextEncoder().encode(`${greeting}\n`)).catch(() => {});
  }
  if (signal.aborted) stop();
  const status = await child.status;
  over.abort();
  signal.removeEventListener("abort", stop);
  await heard;
  await (ending ?? input.close().catch(() => {}));
  return status.signal ?? `exit status ${status.code}`;
}

/** Tells all lines of a stream. */
async function hear(stream: ReadableStream<Uint8Array>, line: (line: string) => void) {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream) {
    const lines = (text + decoder.decode(bytes, { stream: true })).split("\n");
    text = lines.pop() ?? "";
    lines.forEach(line);
  }
  if (text !== "") line(text);
}
