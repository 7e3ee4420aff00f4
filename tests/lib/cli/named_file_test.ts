import { assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { requireRoom } from "../../../lib/cli/named_file.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";

Deno.test("where a file will be written is looked at before: no other file, a folder that takes one, and no trace", async () => {
  const folder = await Deno.makeTempDir({ prefix: "turniir-out-" });
  const at = (name: string) => join(folder, name);
  try {
    await Deno.writeTextFile(at("taken"), "mine");
    const codeOf = async (name: string, force = false) => {
      const { problems } = await assertRejects(
        () => requireRoom(at(name), { force }),
        UnusableInput,
      );
      return problems.map(({ code }) => code).join();
    };
    await requireRoom(undefined);
    await requireRoom(at("new"));
    await requireRoom(at("taken"), { force: true });
    assertEquals(await codeOf("taken"), "OUT_TAKEN");
    assertEquals(await codeOf("", true), "OUT_TAKEN");
    assertEquals(await codeOf("absent/new"), "OUT_FILE");
    assertEquals(await codeOf("taken/new"), "OUT_FILE");
    assertEquals([...Deno.readDirSync(folder)].map(({ name }) => name), ["taken"]);
    assertEquals(await Deno.readTextFile(at("taken")), "mine");
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
