/**
 * The filter of system calls, as a program for the kernel's small filter machine (classic BPF). Pure.
 *
 * How it works: bubblewrap loads it last, so the program can't take it off. It refuses what would make a second
 * process, a connection, or memory that no limit counts, and the parts of the kernel that nobody needs here; the
 * rest is allowed, for Deno, Python and others need very different calls. As every program is one process then,
 * a limit of a process is a limit of the program.
 */
import {
  AUDIT_ARCH,
  CLONE,
  CLONE3,
  FCNTL,
  type Processor,
  REFUSED_FCNTL,
  refusedNumbers,
} from "./seccomp_tables.ts";

/** One instruction: operation, how many to skip if true and if false, operand. */
export interface FilterStep {
  readonly code: number;
  readonly ifTrue: number;
  readonly ifFalse: number;
  readonly operand: number;
}

// Operations, from linux/bpf_common.h.
const LOAD = 0x20; // BPF_LD | BPF_W | BPF_ABS
const EQUAL = 0x15; // BPF_JMP | BPF_JEQ | BPF_K
const AT_LEAST = 0x35; // BPF_JMP | BPF_JGE | BPF_K
const ANY_BIT = 0x45; // BPF_JMP | BPF_JSET | BPF_K
const RETURN = 0x06; // BPF_RET | BPF_K

// Verdicts, from linux/seccomp.h.
const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const FAIL = 0x00050000;
const EPERM = 1;
const ENOSYS = 38;

// Where the kernel puts what it asks about (struct seccomp_data).
const CALL_NUMBER = 0;
const ARCHITECTURE = 4;
const FIRST_ARGUMENT = 16; // its lower half; both processors are little-endian
const SECOND_ARGUMENT = 24;

/** Calls of the 32-bit interface of x86_64 (x32) have this bit. */
const X32_BIT = 0x40000000;
const CLONE_THREAD = 0x00010000;
/** CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const CLONE_NEW_ANY = 0x7e020000;

/** The filter of one kind of processor. */
export function seccompFilter(processor: Processor): FilterStep[] {
  const steps = [
    load(ARCHITECTURE),
    skipIf(EQUAL, AUDIT_ARCH[processor], 1),
    verdict(KILL),
    load(CALL_NUMBER),
  ];
  if (processor === "x86_64") steps.push(...when(AT_LEAST, X32_BIT, FAIL | ENOSYS));
  steps.push(...when(EQUAL, CLONE3, FAIL | ENOSYS));
  for (const number of refusedNumbers(processor)) {
    steps.push(...when(EQUAL, number, FAIL | EPERM));
  }
  const fcntlSteps = [
    load(SECOND_ARGUMENT),
    ...REFUSED_FCNTL.flatMap((thing) => when(EQUAL, thing, FAIL | EPERM)),
    verdict(ALLOW),
  ];
  steps.push(
    skipUnless(EQUAL, FCNTL[processor], fcntlSteps.length),
    ...fcntlSteps,
    skipIf(EQUAL, CLONE[processor], 1),
    verdict(ALLOW),
    load(FIRST_ARGUMENT),
    ...when(ANY_BIT, CLONE_NEW_ANY, FAIL | EPERM),
    ...when(ANY_BIT, CLONE_THREAD, ALLOW),
    verdict(FAIL | EPERM),
  );
  return steps;
}

/** The bytes that the kernel reads: 8 for a step (struct sock_filter). */
export function filterBytes(steps: readonly FilterStep[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(steps.length * 8);
  const view = new DataView(bytes.buffer);
  steps.forEach(({ code, ifTrue, ifFalse, operand }, step) => {
    view.setUint16(step * 8, code, true);
    view.setUint8(step * 8 + 2, ifTrue);
    view.setUint8(step * 8 + 3, ifFalse);
    view.setUint32(step * 8 + 4, operand, true);
  });
  return bytes;
}

function load(offset: number): FilterStep {
  return { code: LOAD, ifTrue: 0, ifFalse: 0, operand: offset };
}

function verdict(value: number): FilterStep {
  return { code: RETURN, ifTrue: 0, ifFalse: 0, operand: value >>> 0 };
}

/** Skips so many steps if the test holds. */
function skipIf(code: number, operand: number, steps: number): FilterStep {
  return { code, ifTrue: steps, ifFalse: 0, operand };
}

/** Skips so many steps if the test does not hold. */
function skipUnless(code: number, operand: number, steps: number): FilterStep {
  return { code, ifTrue: 0, ifFalse: steps, operand };
}

/** The verdict if the test holds; otherwise goes on. */
function when(code: number, operand: number, value: number): FilterStep[] {
  return [{ code, ifTrue: 0, ifFalse: 1, operand }, verdict(value)];
}
