// deno-lint-ignore-file camelcase -- x86_64 is the name of a processor
/**
 * The numbers of the system calls that the filter names, by kind of processor. Pure data.
 *
 * From Linux's own tables: arch/x86/entry/syscalls/syscall_64.tbl and include/uapi/asm-generic/unistd.h (arm64).
 * A name without a number does not exist on that processor.
 */

/** What Deno calls the processor (`Deno.build.arch`). */
export type Processor = "x86_64" | "aarch64";

/** The kernel's name of the processor's call interface (AUDIT_ARCH_…). */
export const AUDIT_ARCH: Readonly<Record<Processor, number>> = {
  x86_64: 0xc000003e,
  aarch64: 0xc00000b7,
};

/** The call that makes threads, allowed, and processes, refused: only its flags tell which. */
export const CLONE: Readonly<Record<Processor, number>> = { x86_64: 56, aarch64: 220 };

/** Its successor, whose flags lie in memory where a filter cannot look; without it libc takes `clone`. */
export const CLONE3 = 435;

/** Refused with EPERM, grouped by what a program would do with them: [name, x86_64, aarch64]. */
export const REFUSED: readonly (readonly [string, number | undefined, number | undefined])[] = [
  // more processes
  ["fork", 57, undefined],
  ["vfork", 58, undefined],
  // the network, and other programs through sockets
  ["socket", 41, 198],
  // memory that no limit of the process counts
  ["shmget", 29, 194],
  ["msgget", 68, 186],
  ["semget", 64, 190],
  ["mq_open", 240, 180],
  ["memfd_secret", 447, 447],
  ["memfd_create", 319, 279],
  ["vmsplice", 278, 75],
  ["tee", 276, 77],
  ["splice", 275, 76],
  // notes to a later round, or to another program of this one, on files that all may read
  ["flock", 73, 32],
  ["inotify_add_watch", 254, 27],
  ["fanotify_init", 300, 262],
  ["mincore", 27, 232],
  ["cachestat", 451, 451],
  ["fadvise64", 221, 223],
  ["readahead", 187, 213],
  // anything but plain files, where a program may write at all
  ["mkdir", 83, undefined],
  ["mkdirat", 258, 34],
  ["mknod", 133, undefined],
  ["mknodat", 259, 33],
  ["symlink", 88, undefined],
  ["symlinkat", 266, 36],
  ["link", 86, undefined],
  ["linkat", 265, 37],
  // an unfair share of the processors
  ["sched_setaffinity", 203, 122],
  ["sched_setscheduler", 144, 119],
  ["sched_setparam", 142, 118],
  ["sched_setattr", 314, 274],
  ["setpriority", 141, 140],
  ["ioprio_set", 251, 30],
  // other processes
  ["pidfd_open", 434, 434],
  ["ptrace", 101, 117],
  ["process_vm_readv", 310, 270],
  ["process_vm_writev", 311, 271],
  ["pidfd_getfd", 438, 438],
  ["kcmp", 312, 272],
  // large parts of the kernel that no program of a contest needs, and where its holes have been
  ["bpf", 321, 280],
  ["perf_event_open", 298, 241],
  ["userfaultfd", 323, 282],
  ["io_uring_setup", 425, 425],
  ["io_uring_enter", 426, 426],
  ["io_uring_register", 427, 427],
  ["keyctl", 250, 219],
  ["add_key", 248, 217],
  ["request_key", 249, 218],
  // namespaces and mounts
  ["mount", 165, 40],
  ["umount2", 166, 39],
  ["open_tree", 428, 428],
  ["move_mount", 429, 429],
  ["fsopen", 430, 430],
  ["fsconfig", 431, 431],
  ["fsmount", 432, 432],
  ["fspick", 433, 433],
  ["mount_setattr", 442, 442],
  ["unshare", 272, 97],
  ["setns", 308, 268],
  ["pivot_root", 155, 41],
  ["chroot", 161, 51],
  ["open_by_handle_at", 304, 265],
  // the machine
  ["kexec_load", 246, 104],
  ["kexec_file_load", 320, 294],
  ["init_module", 175, 105],
  ["finit_module", 313, 273],
  ["delete_module", 176, 106],
  ["reboot", 169, 142],
  ["swapon", 167, 224],
  ["swapoff", 168, 225],
  ["acct", 163, 89],
  ["personality", 135, 92],
  ["modify_ldt", 154, undefined],
  ["iopl", 172, undefined],
  ["ioperm", 173, undefined],
  ["clock_settime", 227, 112],
  ["clock_adjtime", 305, 266],
  ["settimeofday", 164, 170],
  ["adjtimex", 159, 171],
];

/** The call that does many things to an open file; its second argument tells which. */
export const FCNTL: Readonly<Record<Processor, number>> = { x86_64: 72, aarch64: 25 };

/**
 * Things that `fcntl` may not do, from fcntl.h: locks (5 to 7, and 36 to 38), which others see, leases (1024), which
 * make others wait, watches of folders (1026), and larger pipes (1031).
 */
export const REFUSED_FCNTL: readonly number[] = [5, 6, 7, 36, 37, 38, 1024, 1026, 1031];

/** The numbers of the refused calls on one processor, without repetition, ascending. */
export function refusedNumbers(processor: Processor): number[] {
  const column = processor === "x86_64" ? 1 : 2;
  const numbers = REFUSED.map((row) => row[column]).filter((number) => number !== undefined);
  return [...new Set(numbers)].sort((one, other) => one - other);
}
