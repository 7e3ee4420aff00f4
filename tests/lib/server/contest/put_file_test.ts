import { assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { putBytes, putCopy } from "../../../../lib/server/contest/put_file.ts";
import { filesIn } from "../../../../lib/server/put_in_place.ts";
import { inFolder } from "../sample.ts";

const BYTES = new TextEncoder().encode("bytes");

Deno.test("no name leads out of the place, and what is none is told", async () => {
  await inFolder(async (root) => {
    const place = join(root, "deep", "place");
    await Deno.mkdir(place, { recursive: true });
    const source = join(root, "source");
    await Deno.writeFile(source, BYTES);
    const names = [
      "../a",
      "a/../../a",
      "a/../b",
      "/a",
      "",
      "a//b",
      "./a",
      "a/",
      "..\\a",
      "C:a",
      "a\0",
    ];
    for (const name of names) {
      for (
        const put of [() => putBytes(place, name, BYTES), () => putCopy(place, name, source)]
      ) {
        const error = await assertRejects(put, UnusableInput);
        assertEquals(error.problems.map(({ code }) => code), ["OUT_NAME"], name);
      }
    }
    assertEquals(filesIn(root).sort(), ["deep/place/", "source"]);
    assertEquals(await putBytes(place, "a/b.json", BYTES), true);
    assertEquals(await putCopy(place, "a/..b", source), true);
    assertEquals(filesIn(place).sort(), ["a/..b", "a/b.json"]);
  });
});
