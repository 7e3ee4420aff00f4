/**
 * The streams of a one-shot run: its input is written, its outputs are read, whatever the program does with them. It may
 * never read, close what it likes, or leave its pipes to something that it has started.
 */
import type { ContestantProcess } from "./contestant_process.ts";
import { ErrorTail } from "./error_tail.ts";
import type { OneShotJob } from "./one_shot_types.ts";
import { waitAtMost } from "./patience.ts";

/** Pipes may be held open by what a program left running, where nothing kept it from that, in milliseconds. */
const GRACE_MS = 500;

/** What came out of a program. */
export interface StreamsRead {
  /** Head and tail of standard output, and of standard error. */
  readonly output: string;
  readonly errors: string;
  /** All of standard output, up to the limit; only if the job keeps it. */
  readonly written?: Uint8Array;
}

/** Streams that flow by themselves. */
export interface Streams {
  /** Lets go of them; to be called when the program has ended. */
  finish(): Promise<StreamsRead>;
}

/**
 * Writes the input and reads both outputs to their ends.
 * @param over Called when the outputs together are larger than allowed.
 */
export function openStreams(
  { child }: ContestantProcess,
  { input, keepsOutput, limits }: Pick<OneShotJob, "input" | "keepsOutput" | "limits">,
  over: () => void,
): Streams {
  const most = limits.outputBytes;
  // One piece of memory: a program may write byte by byte, and an object for each would be far more than it wrote.
  const kept = new ArrayBuffer(0, { maxByteLength: keepsOutput === true ? most : 0 });
  const keep = (piece: Uint8Array) => {
    const at = kept.byteLength;
    kept.resize(at + piece.length);
    new Uint8Array(kept, at).set(piece);
  };
  let bytes = 0;
  const drain = (stream: ReadableStream<Uint8Array>, keep?: (piece: Uint8Array) => void) => {
    const tail = new ErrorTail();
    const reader = stream.getReader();
    const read = async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        tail.push(value);
        keep?.(value.subarray(0, Math.max(0, most - bytes)));
        bytes += value.length;
        if (bytes > most) over();
      }
    };
    return { tail, reader, done: read().catch(() => {}) };
  };
  const fed = input === undefined ? undefined : feed(child.stdin, input);
  const output = drain(child.stdout, keepsOutput === true ? keep : undefined);
  const errors = drain(child.stderr);
  return {
    finish: async () => {
      await waitAtMost(Promise.all([output.done, errors.done]), GRACE_MS);
      await Promise.all([output.reader.cancel(), errors.reader.cancel(), fed?.stop()]);
      return {
        output: output.tail.text,
        errors: errors.tail.text,
        ...(keepsOutput === true ? { written: new Uint8Array(kept).slice() } : {}),
      };
    },
  };
}

/** Writes all of it and closes the pipe; a program need not read. */
function feed(stdin: WritableStream<Uint8Array>, input: Uint8Array): { stop: () => Promise<void> } {
  const writer = stdin.getWriter();
  const done = writer.write(input).then(() => writer.close()).catch(() => {});
  return {
    stop: async () => {
      // A write that hangs holds its pipe until whoever could read from it is gone.
      await waitAtMost(Promise.all([writer.abort().catch(() => {}), done]), GRACE_MS);
    },
  };
}
