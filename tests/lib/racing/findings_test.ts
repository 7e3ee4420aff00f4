import { assertEquals, assertStringIncludes } from "@std/assert";
import type { LeftFile, OneShotEnd, OneShotRun } from "../../../lib/judge/one_shot_types.ts";
import { pilotFiles } from "../../../lib/racing/file_names.ts";
import { findResult } from "../../../lib/racing/findings.ts";
import { DRIVE_LIMITS } from "../../../lib/racing/limits.ts";

const FILES = pilotFiles("demo_2cv");
const GOOD: OneShotEnd = { kind: "exit", status: 0 };
const BYTES = new Uint8Array([1, 2]);
const RESULT: LeftFile = {
  name: "DEMO_2CV.F1",
  place: "work",
  kind: "file",
  size: 2,
  bytes: BYTES,
};
const TEMPORARY: LeftFile = { ...RESULT, name: "x123", place: "temporary" };

/** The code of the verdict, or `result`, and what else is said. */
function found(
  run: Partial<Pick<OneShotRun, "changed" | "end" | "errors" | "left">>,
): [string, string] {
  const finding = findResult(
    { changed: [], end: GOOD, errors: "", left: [], ...run },
    FILES,
    DRIVE_LIMITS,
  );
  return finding.kind === "fault"
    ? [finding.fault.code, finding.fault.sentence]
    : ["result", finding.notes.join()];
}

Deno.test("a pilot that ends well and leaves its result has one, in whatever letters", () => {
  assertEquals(found({ left: [RESULT] }), ["result", ""]);
  assertEquals(found({ left: [{ ...RESULT, name: "Demo_2cv.f1" }] }), ["result", ""]);
  const finding = findResult(
    { changed: [], end: GOOD, errors: "", left: [RESULT] },
    FILES,
    DRIVE_LIMITS,
  );
  assertEquals(finding, { kind: "result", bytes: BYTES, notes: [] });
});

Deno.test("a temporary file that is left is told, two are refused", () => {
  const [verdict, notes] = found({ left: [RESULT, TEMPORARY] });
  assertEquals(verdict, "result");
  assertStringIncludes(notes, "x123");
  assertEquals(found({ left: [{ ...RESULT, name: "demo_2cv.tmp" }, RESULT] })[0], "result");
  const two = [RESULT, TEMPORARY, { ...TEMPORARY, name: "y" }];
  assertEquals(found({ left: two })[0], "E_TEMPORARY");
});

Deno.test("each way to end badly has its verdict", () => {
  const left = [RESULT];
  const verdicts: [OneShotEnd, string, string][] = [
    [{ kind: "exit", status: 3 }, "E_CRASH", "status 3"],
    [{ kind: "signal", signal: "SIGSEGV" }, "E_CRASH", "SIGSEGV"],
    [{ kind: "start" }, "E_CRASH", "could not be started"],
    [{ kind: "memory" }, "E_MEMORY", "128 MB"],
    [{ kind: "timeout" }, "E_TIMEOUT", "120 s"],
    [{ kind: "flood" }, "E_FLOOD", "16 MB on its standard output and standard error together"],
    [{ kind: "files" }, "E_FILES", "too many files"],
    [{ kind: "file-size" }, "E_FILE_SIZE", "1 MB"],
    [{ kind: "interrupted" }, "E_INTERRUPTED", "interrupted"],
  ];
  for (const [end, code, words] of verdicts) {
    const [verdict, sentence] = found({ end, left });
    assertEquals(verdict, code);
    assertStringIncludes(sentence, words);
  }
});

Deno.test("no result, two results, files of other names and things that are no files are refused", () => {
  assertEquals(found({})[0], "E_NO_FILE");
  assertEquals(found({ left: [TEMPORARY] })[0], "E_NO_FILE");
  assertEquals(found({ left: [RESULT, { ...RESULT, name: "demo_2cv.f1" }] })[0], "E_TWO_FILES");
  assertEquals(found({ left: [RESULT, { ...RESULT, name: "MONACO.F1" }] }), [
    "E_FOREIGN_FILE",
    "The pilot wrote MONACO.F1: its result is called DEMO_2CV.F1, and no other file stays.",
  ]);
  for (const kind of ["folder", "link", "other"] as const) {
    assertEquals(found({ left: [{ ...RESULT, kind }] })[0], "E_FILE_KIND");
  }
});

Deno.test("a folder is told the same way whether it was seen in time or not", () => {
  const left = [{ ...RESULT, kind: "folder" as const }];
  assertEquals(found({ left, end: { kind: "files" } }), found({ left }));
});

Deno.test("a circuit that was changed is told before anything that the pilot left", () => {
  assertEquals(found({ changed: ["monaco.cir"], left: [RESULT] }), [
    "E_CIRCUIT_CHANGED",
    "The pilot changed the circuit monaco.cir: it may only read it.",
  ]);
});

Deno.test("a name that would play with the terminal is cleaned", () => {
  const [, sentence] = found({ left: [{ ...RESULT, name: "\x1b[2Jx" }] });
  assertStringIncludes(sentence, "wrote \\u{1b}[2Jx:");
});

Deno.test("a pilot that ends because of a permission is told what it may write", () => {
  const end: OneShotEnd = { kind: "exit", status: 1 };
  const said = [
    'error: Uncaught (in promise) NotCapable: Requires write access to "X.F1", run again with …\n    at x.ts:1',
    "Traceback …\nPermissionError: [Errno 13] Permission denied: '/x'\n",
  ];
  for (const errors of said) {
    const [code, sentence] = found({ end, errors });
    assertEquals(code, "E_CRASH");
    assertStringIncludes(sentence, "it may write only DEMO_2CV.F1");
  }
  assertEquals(found({ end, errors: "TypeError: no" })[1].includes("only"), false);
  assertEquals(found({ left: [RESULT], errors: "Permission denied" })[0], "result");
});
