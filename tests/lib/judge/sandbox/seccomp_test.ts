import { assert, assertEquals } from "@std/assert";
import { filterBytes, seccompFilter } from "../../../../lib/judge/sandbox/seccomp.ts";
import {
  AUDIT_ARCH,
  type Processor,
  REFUSED,
} from "../../../../lib/judge/sandbox/seccomp_tables.ts";

const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const EPERM = 0x00050001;
const ENOSYS = 0x00050026;

/** The kernel's filter machine, as far as the filter uses it: runs the bytes over one call. */
function run(
  bytes: Uint8Array<ArrayBuffer>,
  architecture: number,
  call: number,
  flags = 0,
): number {
  const view = new DataView(bytes.buffer);
  let accumulator = 0;
  for (let step = 0;; step++) {
    const at = step * 8;
    const operand = view.getUint32(at + 4, true);
    const jump = (holds: boolean) => step += view.getUint8(at + (holds ? 2 : 3));
    switch (view.getUint16(at, true)) {
      case 0x20:
        accumulator = new Map([[0, call], [4, architecture], [16, flags]]).get(operand) ?? NaN;
        break;
      case 0x15:
        jump(accumulator === operand);
        break;
      case 0x35:
        jump(accumulator >= operand);
        break;
      case 0x45:
        jump((accumulator & operand) !== 0);
        break;
      case 0x06:
        return operand;
      default:
        throw new Error(`no such operation at step ${step}`);
    }
  }
}

const CALLS: Readonly<Record<Processor, readonly (readonly [string, number, number, number])[]>> = {
  // From the kernel's headers, by hand; flags are those of pthread_create, fork and unshare.
  "x86_64": [
    ["read", 0, 0, ALLOW],
    ["mmap", 9, 0, ALLOW],
    ["execve", 59, 0, ALLOW],
    ["kill", 62, 0, ALLOW],
    ["socketpair", 53, 0, ALLOW],
    ["a thread", 56, 0x003d0f00, ALLOW],
    ["a process by clone", 56, 0x01200011, EPERM],
    ["a process by vfork's clone", 56, 0x00004111, EPERM],
    ["a thread in a namespace", 56, 0x103d0f00, EPERM],
    ["clone3", 435, 0, ENOSYS],
    ["fork", 57, 0, EPERM],
    ["vfork", 58, 0, EPERM],
    ["socket", 41, 0, EPERM],
    ["ptrace", 101, 0, EPERM],
    ["unshare", 272, 0, EPERM],
    ["getpid by the 32-bit interface", 0x40000000 + 39, 0, ENOSYS],
  ],
  "aarch64": [
    ["read", 63, 0, ALLOW],
    ["mmap", 222, 0, ALLOW],
    ["execve", 221, 0, ALLOW],
    ["a thread", 220, 0x003d0f00, ALLOW],
    ["a process by clone", 220, 0x01200011, EPERM],
    ["clone3", 435, 0, ENOSYS],
    ["socket", 198, 0, EPERM],
    ["ptrace", 117, 0, EPERM],
    ["unshare", 97, 0, EPERM],
  ],
};

for (const processor of ["x86_64", "aarch64"] as const) {
  const bytes = filterBytes(seccompFilter(processor));
  for (const [name, call, flags, verdict] of CALLS[processor]) {
    Deno.test(`the filter of ${processor} judges ${name}`, { permissions: "none" }, () => {
      assertEquals(run(bytes, AUDIT_ARCH[processor], call, flags), verdict);
    });
  }

  Deno.test(
    `the filter of ${processor} kills calls of another processor`,
    { permissions: "none" },
    () => {
      assertEquals(run(bytes, 0x40000003, 1), KILL); // AUDIT_ARCH_I386: int 0x80
    },
  );

  Deno.test(`the filter of ${processor} fits the kernel's limit`, { permissions: "none" }, () => {
    assert(bytes.length / 8 <= 4096);
  });
}

Deno.test("no call is refused under two names", { permissions: "none" }, () => {
  for (const column of [0, 1, 2] as const) {
    const known = REFUSED.map((row) => row[column]).filter((entry) => entry !== undefined);
    assertEquals(new Set(known).size, known.length);
  }
});
