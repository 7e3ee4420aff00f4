/** Runs one command to its end, with a limit of time and of output: for probes and entry checks, not for rounds. */
import { denoCommandOf } from "../deno_command.ts";
import type { StartCommand } from "../types.ts";

/** How a command ended, and what it wrote. */
export interface Ending {
  /** Undefined if it could not be started at all. */
  readonly code: number | undefined;
  /** Whether it was ended for taking too long or writing too much. */
  readonly cut: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

/** The most that is kept of each output, in bytes; a longer one ends the command. */
const OUTPUT_BYTES = 16 * 2 ** 20;

/** Runs the command without input. Never rejects: what could not be started has no code and says why on stderr. */
export async function runOnce(
  command: Omit<StartCommand, "wrapper">,
  timeoutMs: number,
): Promise<Ending> {
  let child: Deno.ChildProcess;
  try {
    child = denoCommandOf(command, "null").spawn();
  } catch (error) {
    return { code: undefined, cut: false, stdout: "", stderr: String(error) };
  }
  let cut = false;
  const end = () => {
    cut = true;
    try {
      child.kill("SIGKILL");
    } catch {
      // It has ended by itself.
    }
  };
  const timer = setTimeout(end, timeoutMs);
  const [stdout, stderr, status] = await Promise.all([
    readCapped(child.stdout, end),
    readCapped(child.stderr, end),
    child.status,
  ]);
  clearTimeout(timer);
  return { code: status.code, cut, stdout, stderr };
}

async function readCapped(stream: ReadableStream<Uint8Array>, over: () => void): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > OUTPUT_BYTES) {
      over();
      break;
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
