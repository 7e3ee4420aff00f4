import { assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import type { FaultKind } from "../../../lib/judge/types.ts";
import { fault, faultOfEnd, floodFault, timeoutFault } from "../../../lib/judge/verdict.ts";

interface EndCase {
  readonly code?: number;
  readonly signal?: string;
  readonly wrapped?: boolean;
  readonly stderr?: string;
}

/** A program that ended so is at fault of that kind, in those words. */
function checkEnd(
  { code = 0, signal, wrapped = false, stderr = "" }: EndCase,
  kind: FaultKind,
  detail: string,
): void {
  const end = { code, signal: signal ?? null };
  assertEquals(faultOfEnd(end, wrapped, stderr), { kind, detail, clock: undefined, stderr });
}

Deno.test("[FAULT-2] an exit in good order is an exit, any other status a crash", {
  permissions: "none",
}, () => {
  checkEnd({ code: 0 }, "exit", "exited with status 0");
  checkEnd({ code: 0, stderr: "bye" }, "exit", "exited with status 0");
  checkEnd({ code: 0, wrapped: true }, "exit", "exited with status 0");
  checkEnd({ code: 1 }, "crash", "exited with status 1");
  checkEnd({ code: 70, stderr: "error: x" }, "crash", "exited with status 70");
  checkEnd({ code: 128, wrapped: true }, "crash", "exited with status 128");
});

Deno.test("[FAULT-2] a signal is a crash by its name", { permissions: "none" }, () => {
  for (const signal of ["SIGSEGV", "SIGABRT", "SIGILL", "SIGTERM", "SIGPIPE", "SIGSYS"]) {
    checkEnd({ code: 137, signal }, "crash", `ended by ${signal}`);
  }
});

Deno.test("a status of 128 and more tells of a signal inside bubblewrap only", {
  permissions: "none",
}, () => {
  const signals = {
    ...{ 132: "SIGILL", 133: "SIGTRAP", 134: "SIGABRT", 135: "SIGBUS", 136: "SIGFPE" },
    ...{ 137: "SIGKILL", 139: "SIGSEGV", 141: "SIGPIPE", 143: "SIGTERM" },
    ...{ 153: "SIGXFSZ", 159: "SIGSYS" },
  };
  for (const [code, name] of Object.entries(signals)) {
    const told = name === "SIGSEGV"
      ? "SIGSEGV: memory that it has no right to, or abort(), as after a failed assertion"
      : name;
    checkEnd({ code: Number(code), wrapped: true }, "crash", `ended by ${told}`);
    checkEnd({ code: Number(code) }, "crash", `exited with status ${code}`);
  }
  checkEnd({ code: 129, wrapped: true }, "crash", "exited with status 129");
  checkEnd({ code: 255, wrapped: true }, "crash", "exited with status 255");
});

Deno.test("a round's processor time that is used up is told in words", {
  permissions: "none",
}, () => {
  const words = "used up the processor time of a round (ended by SIGXCPU)";
  checkEnd({ code: 152, signal: "SIGXCPU" }, "crash", words);
  checkEnd({ code: 152, wrapped: true }, "crash", words);
  checkEnd({ code: 152 }, "crash", "exited with status 152");
});

Deno.test("[FAULT-4] what runtimes say when memory is short makes a memory fault", {
  permissions: "none",
}, () => {
  const said = [
    "<--- Last few GCs --->\n# Fatal JavaScript out of memory: Ineffective mark-compacts",
    "error: Uncaught (in promise) RangeError: Array buffer allocation failed",
    "Fatal process out of memory: Failed to reserve virtual memory for CodeRange",
    "Traceback (most recent call last):\nMemoryError",
    "cp: cannot allocate memory",
  ];
  for (const stderr of said) {
    const how = "went over its memory limit";
    checkEnd({ code: 1, stderr }, "memory", `${how} (exited with status 1)`);
    checkEnd({ code: 133, signal: "SIGTRAP", stderr }, "memory", `${how} (ended by SIGTRAP)`);
  }
  checkEnd({ code: 0, stderr: "MemoryError, but I went on" }, "exit", "exited with status 0");
});

Deno.test("[CLOCK-5] a timeout tells its evidence, rounded to a tenth", {
  permissions: "none",
}, () => {
  const clock = { allowedMs: 100, wallMs: 743.26, waitedMs: 592.94, cpuMs: 149.99 };
  assertEquals(timeoutFault(clock, "late", true), {
    kind: "timeout",
    detail: "no line in time: 743.3 ms, 592.9 ms of it waiting for a processor, " +
      "count as 150.4 ms of 100 ms",
    clock: { allowedMs: 100, wallMs: 743.3, waitedMs: 592.9, cpuMs: 150 },
    stderr: "late",
  });
});

Deno.test("[CLOCK-4] a timeout says where the system does not tell what was waited", {
  permissions: "none",
}, () => {
  const clock = { allowedMs: 100, wallMs: 104, waitedMs: undefined, cpuMs: undefined };
  const { detail } = timeoutFault(clock, "", true);
  assertStringIncludes(detail, "no line in time: 104 ms, ");
  assertStringIncludes(detail, "how long it waited for a processor is not told on this system");
});

Deno.test("a timeout before any line reminds of flushing, a later one does not", {
  permissions: "none",
}, () => {
  const clock = { allowedMs: 2100, wallMs: 2101, waitedMs: 0, cpuMs: 3 };
  assertMatch(
    timeoutFault(clock, "", false).detail,
    /not flushed \(flush after each line\), or it waits for input before its first order$/,
  );
  assertEquals(timeoutFault(clock, "", true).detail.includes("flush"), false);
});

Deno.test("[FAULT-3] a flood tells the limits", { permissions: "none" }, () => {
  assertEquals(floodFault("noise"), {
    kind: "flood",
    detail: "wrote a line of more than 1024 bytes or more than 65536 bytes ahead",
    clock: undefined,
    stderr: "noise",
  });
});

Deno.test("a fault without a clock has none", { permissions: "none" }, () => {
  assertEquals(fault("start", "could not be started", "why"), {
    kind: "start",
    detail: "could not be started",
    clock: undefined,
    stderr: "why",
  });
});
