/**
 * The few calls of the C library that move lines between the judge and programs on Linux.
 *
 * Why: Deno's pipes cost 32 to 47 microseconds for an exchange with one program, mostly promises and wake-ups of the
 * event loop. One `poll` over all pipes and plain reads and writes cost no more than they do in C. A worker that
 * plays a round has nothing else to do while it waits, so blocking does no harm there.
 *
 * `errno` cannot be trusted across the boundary, so a failed call says only that it failed; `poll` tells the rest.
 */

const SYMBOLS = {
  open: { parameters: ["buffer", "i32"], result: "i32" },
  close: { parameters: ["i32"], result: "i32" },
  read: { parameters: ["i32", "buffer", "usize"], result: "i32" },
  write: { parameters: ["i32", "buffer", "usize"], result: "i32" },
  pread: { parameters: ["i32", "buffer", "usize", "i64"], result: "i32" },
  poll: { parameters: ["buffer", "u64", "i32"], result: "i32" },
  clock_gettime: { parameters: ["i32", "buffer"], result: "i32" },
} as const;

/** File status flags of Linux, the same on x86-64 and aarch64. */
const O_RDONLY = 0;
const O_WRONLY = 1;
const O_NONBLOCK = 0o4000;
const O_CLOEXEC = 0o2000000;

/** With a process's number, the clock of what it used of the processors (Linux, posix-timers.h). */
const CPUCLOCK_SCHED = 2;

/** Events of `poll`. */
export const POLLIN = 1;
export const POLLOUT = 4;
export const POLLERR = 8;

/** The calls, loaded once in each worker. */
export interface Libc {
  /** Opens a file without blocking, for the program's pipes; -1: it failed. */
  open(path: string, access: "read" | "write"): number;
  close(fd: number): void;
  /** Bytes read into `buffer`, 0 at the end, -1 when there is nothing now. */
  read(fd: number, buffer: Uint8Array): number;
  /** Bytes written, or -1 when nothing can be written now or ever. */
  write(fd: number, bytes: Uint8Array): number;
  /** The bytes at the start of a file of the kernel, read afresh; -1: it failed. */
  reread(fd: number, buffer: Uint8Array): number;
  /** Waits until one of the first `count` entries is ready or `timeoutMs` have passed; how many are ready. */
  poll(entries: PollEntries, count: number, timeoutMs: number): number;
  /** The processor time of all threads of a process, in milliseconds; undefined: there is no such process. */
  processorMs(pid: number): number | undefined;
  /** Lets go of the library; nothing of this may be called afterwards. */
  unload(): void;
}

/** The array of `struct pollfd` that `poll` reads and writes. */
export class PollEntries {
  readonly #fds: Int32Array<ArrayBuffer>;
  readonly #events: Int16Array<ArrayBuffer>;

  constructor(capacity: number) {
    this.#fds = new Int32Array(2 * capacity);
    this.#events = new Int16Array(this.#fds.buffer);
  }

  get capacity(): number {
    return this.#fds.length / 2;
  }

  /** The memory itself. */
  get memory(): Int32Array<ArrayBuffer> {
    return this.#fds;
  }

  /** Entry `at` waits for `events` of `fd`. */
  set(at: number, fd: number, events: number): void {
    this.#fds[2 * at] = fd;
    this.#events[4 * at + 2] = events;
    this.#events[4 * at + 3] = 0;
  }

  /** What came of entry `at`. */
  ready(at: number): number {
    return this.#events[4 * at + 3] ?? 0;
  }
}

/** Loads the C library, or nothing where this is not Linux or it cannot be loaded. */
export function loadLibc(): Libc | undefined {
  if (Deno.build.os !== "linux") return undefined;
  for (const name of ["libc.so.6", `libc.musl-${Deno.build.arch}.so.1`]) {
    try {
      return wrap(Deno.dlopen(name, SYMBOLS));
    } catch {
      continue;
    }
  }
  return undefined;
}

function wrap(library: Deno.DynamicLibrary<typeof SYMBOLS>): Libc {
  const { symbols } = library;
  const encoder = new TextEncoder();
  const time = new BigInt64Array(2);
  return {
    open(path, access) {
      const flags = (access === "read" ? O_RDONLY : O_WRONLY) | O_NONBLOCK | O_CLOEXEC;
      return symbols.open(encoder.encode(path + "\0"), flags);
    },
    close(fd) {
      symbols.close(fd);
    },
    read: (fd, buffer) => symbols.read(fd, asBuffer(buffer), BigInt(buffer.length)),
    write: (fd, bytes) => symbols.write(fd, asBuffer(bytes), BigInt(bytes.length)),
    reread: (fd, buffer) => symbols.pread(fd, asBuffer(buffer), BigInt(buffer.length), 0n),
    poll: (entries, count, timeoutMs) => symbols.poll(entries.memory, BigInt(count), timeoutMs),
    processorMs(pid) {
      if (symbols.clock_gettime((~pid << 3) | CPUCLOCK_SCHED, time) !== 0) return undefined;
      return Number(time[0]) * 1000 + Number(time[1]) / 1e6;
    },
    unload: () => library.close(),
  };
}

/** Memory that this file's callers made themselves is never shared with another thread. */
function asBuffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}
