/**
 * What a program may use, and the words of `prlimit` that say so. Pure.
 *
 * How it works: buffers, WebAssembly memories and shared memory of a Deno program lie outside the heap that
 * `--max-old-space-size` bounds, but all of them are private writable memory, which RLIMIT_DATA bounds. V8 itself
 * reserves one range of 512 MiB for code, so the limit is that much higher. A second thread with an engine of its
 * own (a Worker) needs a second such range and ends the program: no helpers that think on the rival's time.
 * Native programs reserve no such range. Shared memory escapes RLIMIT_DATA; RLIMIT_AS bounds that too.
 */
import type { ResourceLimits } from "../types.ts";

const MIB = 2 ** 20;

/** What V8 reserves for code, in bytes. The doctor's memory probe notices when a version changes it. */
export const CODE_RANGE_BYTES = 512 * MIB;

/** The least address space of a native program, in bytes: Python starts in 16 MiB, Node needs several hundred. */
export const NATIVE_ADDRESS_BYTES = 1024 * MIB;

/** 256 MiB, and more processor time than a round of 1000 turns of 0.1 s can charge. */
export const DEFAULT_LIMITS: ResourceLimits = { memoryBytes: 256 * MIB, cpuSeconds: 150 };

/** Threads of a native program in bubblewrap, unless the runner is root, whom this limit does not bind. */
const NATIVE_THREADS = 64;

/**
 * Words before a native program's own inside bubblewrap: the number of threads can be limited only there, where
 * nobody else's count.
 */
export function threadWords(prlimit: string | undefined): string[] {
  return prlimit === undefined ? [] : [prlimit, `--nproc=${NATIVE_THREADS}`];
}

/** Open files; 16 are enough for Deno to run. */
const OPEN_FILES = 64;

/**
 * The options of `prlimit` for one kind of program. Nothing dumps core.
 * @param fileBytes How large a file may grow; 0: none may.
 */
export function rlimitWords(
  runtime: "deno" | "native",
  limits: ResourceLimits,
  fileBytes = 0,
): string[] {
  const memory = runtime === "deno" ? [`--data=${CODE_RANGE_BYTES + limits.memoryBytes}`] : [
    `--data=${limits.memoryBytes}`,
    `--as=${Math.max(NATIVE_ADDRESS_BYTES, limits.memoryBytes)}`,
  ];
  return [
    ...memory,
    `--fsize=${fileBytes}`,
    `--nofile=${OPEN_FILES}`,
    "--core=0",
    `--cpu=${limits.cpuSeconds}`,
  ];
}

/** The heap that a Deno program's own objects may fill, in MiB: half of its memory, the rest is for buffers. */
export function heapMebibytes(limits: ResourceLimits): number {
  return Math.max(16, Math.floor(limits.memoryBytes / MIB / 2));
}
