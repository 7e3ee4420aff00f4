import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { courseOf, readCourse } from "../../../lib/racing/course.ts";
import { course, withPrograms } from "./paddocks.ts";

Deno.test("a circuit's file is kept byte by byte for the pilots", async () => {
  const { bytes, circuit } = course("any");
  const folder = await Deno.makeTempDir();
  try {
    const path = join(folder, "Any.CIR");
    await Deno.writeFile(path, bytes);
    const read = await readCourse(path);
    assertEquals([read.file, read.bytes, read.circuit], ["Any.CIR", bytes, circuit]);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("a circuit that does not conform is refused with the first reasons [CONFORM-1]", () => {
  const refused = assertThrows(
    () => courseOf("x.cir", new Uint8Array(0)),
    UnusableInput,
    "x.cir: ",
  );
  assertEquals(refused.problems.map(({ code }) => code), ["E1_LINES"]);
  const open = Uint8Array.from(course("any").bytes).fill(32, 0, 150);
  const broken = assertThrows(() => courseOf("x.cir", open), UnusableInput);
  assert(broken.problems.every(({ file }) => file === "x.cir"));
  assertEquals(broken.problems.length, 6);
  assertEquals(broken.problems.at(-1)?.message, "145 more of this kind; race check tells all");
});

Deno.test("what is no circuit file is refused", async () => {
  await withPrograms({ "folder.cir/file": "" }, async (folder) => {
    for (const name of ["absent.cir", "folder.cir"]) {
      await assertRejects(() => readCourse(join(folder, name)), UnusableInput, name);
    }
  });
  assertThrows(() => courseOf("x.bmp", course("any").bytes), UnusableInput, "ends with .cir");
});
