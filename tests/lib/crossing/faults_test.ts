import { assertEquals, assertStringIncludes } from "@std/assert";
import { faultOf, RUN_VERDICTS } from "../../../lib/crossing/faults.ts";
import { CROSSING_LIMITS } from "../../../lib/crossing/limits.ts";
import type { OneShotEnd } from "../../../lib/judge/one_shot_types.ts";

const ENDS: readonly [OneShotEnd, string, string][] = [
  [{ kind: "exit", status: 3 }, "CRASH", "status 3"],
  [{ kind: "signal", signal: "SIGFPE" }, "CRASH", "(SIGFPE)"],
  [{ kind: "signal", signal: "SIGSEGV" }, "CRASH", "or abort(), as after a failed assertion"],
  [{ kind: "start" }, "CRASH", "could not be started"],
  [{ kind: "memory" }, "MEMORY", "256 MB"],
  [{ kind: "timeout" }, "TIMEOUT", "60 s"],
  [{ kind: "flood" }, "FLOOD", "more than 1 MB on its standard output and standard error together"],
  [{ kind: "files" }, "FILES", "a folder, or more than 32 files"],
  [{ kind: "file-size" }, "FILES", "a file of more than 16 MB"],
  [{ kind: "interrupted" }, "INTERRUPTED", "interrupted"],
];

Deno.test("each way to end badly has its verdict and its sentence", () => {
  for (const [end, verdict, words] of ENDS) {
    const fault = faultOf(end, "", CROSSING_LIMITS);
    assertEquals(fault?.verdict, verdict);
    assertStringIncludes(fault?.sentence ?? "", words);
  }
  assertEquals(new Set(ENDS.map(([, verdict]) => verdict)), new Set<string>(RUN_VERDICTS));
  assertEquals(
    faultOf({ kind: "exit", status: 0 }, "Permission denied", CROSSING_LIMITS),
    undefined,
  );
});

Deno.test("a program that ends because of a permission is told what it may do", () => {
  const end: OneShotEnd = { kind: "exit", status: 1 };
  const said = (errors: string) => faultOf(end, errors, CROSSING_LIMITS)?.sentence ?? "";
  assertStringIncludes(
    said('NotCapable: Requires read access to "x"\n  at x.ts:1'),
    "nothing else",
  );
  assertEquals(said("TypeError: no").includes("nothing else"), false);
});
