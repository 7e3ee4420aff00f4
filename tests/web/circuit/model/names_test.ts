/** Names of drafts and files. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  cleanName,
  fileStem,
  freeName,
  isTaken,
  LONGEST_NAME,
  nameOfFile,
} from "../../../../web/circuit/model/names.ts";

Deno.test("a name that is taken gets a number", () => {
  assertEquals(freeName("Oval", []), "Oval");
  assertEquals(freeName("Oval", ["oval"]), "Oval 2");
  assertEquals(freeName("Oval 2", ["Oval", "Oval 2"]), "Oval 3");
});

Deno.test("a name is taken only if another draft really has it", () => {
  for (const typed of ["  Foo   bar ", "a\u202eb", "x\u0007y", "n".repeat(60), "", " \u200f "]) {
    assertEquals(isTaken(typed, ["circuit", "Oval"]), false, JSON.stringify(typed));
  }
  for (const typed of ["oval", " OVAL ", "oval\u202e"]) {
    assertEquals(isTaken(typed, ["Oval"]), true, typed);
  }
});

Deno.test("no name is taken twice, too long, or invisible", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.array(fc.string()), (typed, others) => {
      const taken = [...others, cleanName(typed)];
      const name = freeName(typed, taken);
      assert(!taken.some((other) => other.toLowerCase() === name.toLowerCase()));
      assert(name.length > 0 && Array.from(name).length <= LONGEST_NAME);
      assert(!/\p{C}/u.test(name.replace(/\p{Cs}|\p{Cn}/gu, "")));
    }),
  );
});

Deno.test("a name becomes the name of a file that every system takes", () => {
  assertEquals(fileStem("Mönaco 2003!"), "monaco-2003");
  assertEquals(fileStem("…"), "circuit");
  fc.assert(fc.property(fc.string({ unit: "binary" }), (name) => {
    assert(/^[a-z0-9_-]+$/.test(fileStem(name)));
  }));
});

Deno.test("a file gives its name without folder and ending", () => {
  assertEquals(nameOfFile("C:\\old\\MONTE.CIR"), "MONTE");
  assertEquals(nameOfFile("a/b/two.parts.bmp"), "two.parts");
});
