import { assertEquals, assertThrows } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { pilotFiles, requireCircuitName } from "../../../lib/racing/file_names.ts";

Deno.test("a pilot's files bear its name in capitals", () => {
  assertEquals(pilotFiles("Demo-2.cv"), {
    result: "DEMO-2.CV.F1",
    temporary: "DEMO-2.CV.TMP",
    writes: [
      "DEMO-2.CV.F1",
      "Demo-2.cv.F1",
      "Demo-2.cv.f1",
      "demo-2.cv.f1",
      "DEMO-2.CV.TMP",
      "demo-2.cv.tmp",
    ],
  });
});

Deno.test("no file is named after a program whose name leads elsewhere or splits permissions", () => {
  for (
    const stem of ["a,b", "../a", "a/b", "", ".a", "a.", "a ", "-a", "é", "a\n", "x".repeat(65)]
  ) {
    assertThrows(() => pilotFiles(stem), UnusableInput, "makes no good file name");
  }
});

Deno.test("a circuit's name is plain and ends with .cir", () => {
  for (const file of ["monaco.cir", "A 1.CIR", "x.y.Cir"]) requireCircuitName(file);
  for (
    const file of [
      "monaco",
      "a,b.cir",
      ".cir",
      "-n.cir",
      "monaco.f1",
      "a/b.cir",
      "a.cir ",
      "a.cir\n",
    ]
  ) {
    assertThrows(() => requireCircuitName(file), UnusableInput, "ends with .cir");
  }
});
