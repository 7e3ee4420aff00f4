import { assertEquals, assertRejects } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { appendLog, logPathOf } from "../../../../lib/cli/race/append_log.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { LOG_HEADER } from "../../../../lib/race/log_file.ts";
import { inFolder } from "./folder.ts";

Deno.test("the log lies beside its circuit", () => {
  assertEquals(["/a/oval.cir", "/a/OVAL.CIR"].map(logPathOf), ["/a/oval.LOG", "/a/OVAL.LOG"]);
});

Deno.test("ten processes that write at once lose no line and tear none, and one of them writes the headings", async () => {
  await inFolder(async (at) => {
    const log = at("oval.LOG");
    const script = fromFileUrl(new URL("./append_lines.ts", import.meta.url));
    const config = fromFileUrl(new URL("../../../../deno.json", import.meta.url));
    const names = Array.from({ length: 10 }, (_, index) => `process${index}`);
    const ends = await Promise.all(names.map((name) =>
      new Deno.Command(Deno.execPath(), {
        args: ["run", "-A", "--quiet", "--no-check", "--config", config, script, log, name, "20"],
      }).output()
    ));
    assertEquals(ends.map(({ code }) => code), names.map(() => 0));
    const lines = (await Deno.readTextFile(log)).split("\n");
    assertEquals([lines.shift(), lines.pop()], [LOG_HEADER, ""]);
    const expected = names.flatMap((name) =>
      Array.from({ length: 20 }, (_, line) => `${name} ${line} ${"x".repeat(200)}`)
    );
    assertEquals(lines.toSorted(), expected.toSorted());
  });
});

Deno.test("a log that is a folder is refused, and so is one where nothing can be written", async () => {
  await inFolder(async (at) => {
    await Deno.mkdir(at("a.LOG"));
    await assertRejects(() => appendLog(at("a.LOG"), "x"), UnusableInput, "no ordinary file");
    await assertRejects(() => appendLog(at("none/a.LOG"), "x"), UnusableInput, "cannot be written");
  });
});

Deno.test("behind a torn last line a new one begins", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("a.LOG"), `${LOG_HEADER}\nhalf a li`);
    await appendLog(at("a.LOG"), "one");
    await appendLog(at("a.LOG"), "two");
    assertEquals(await Deno.readTextFile(at("a.LOG")), `${LOG_HEADER}\nhalf a li\none\ntwo\n`);
  });
});

Deno.test("a log that is a link is refused, and what it leads to stays as it is", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("mine.txt"), "mine");
    for (const to of ["mine.txt", "none.txt"]) {
      await Deno.symlink(at(to), at("a.LOG"));
      await assertRejects(() => appendLog(at("a.LOG"), "x"), UnusableInput, "link");
      await Deno.remove(at("a.LOG"));
    }
    assertEquals(await Deno.readTextFile(at("mine.txt")), "mine");
    await assertRejects(() => Deno.stat(at("none.txt")), Deno.errors.NotFound);
  });
});
