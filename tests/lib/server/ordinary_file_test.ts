import { assertEquals, assertNotEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { UnusableInput } from "../../../lib/core/problem.ts";
import {
  MOST_BYTES,
  openOrdinary,
  readSmall,
  requireOrdinary,
  stampOf,
  statOf,
} from "../../../lib/server/ordinary_file.ts";
import { inFolder, makeOddFiles } from "./sample.ts";

Deno.test("folders, pipes and devices are refused before they are opened", async () => {
  await inFolder(async (folder) => {
    for (const path of await makeOddFiles(folder)) {
      const message = `${path}: This is no ordinary file`;
      await assertRejects(() => requireOrdinary(path), UnusableInput, message);
      await assertRejects(() => openOrdinary(path), UnusableInput, message);
      await assertRejects(() => readSmall(path, "a text"), UnusableInput, message);
    }
  });
});

Deno.test("a small file is read, one that is too big is not", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "table.json");
    await Deno.writeTextFile(path, "Tühja…");
    assertEquals(await readSmall(path, "a table"), "Tühja…");
    await Deno.writeTextFile(path, "x");
    await Deno.truncate(path, MOST_BYTES);
    assertEquals((await readSmall(path, "a table")).length, MOST_BYTES);
    await Deno.truncate(path, MOST_BYTES + 1);
    const message = `${path}: This file is too big for a table: it may have 8 MB`;
    await assertRejects(() => readSmall(path, "a table"), UnusableInput, message);
    // No memory has room for this one.
    await Deno.truncate(path, 2 ** 42);
    await assertRejects(() => readSmall(path, "a table"), UnusableInput, message);
  });
});

Deno.test("what is not there is missing", async () => {
  await inFolder(async (folder) => {
    await Deno.writeTextFile(join(folder, "file"), "");
    for (const name of ["nothing", "file/below"]) {
      assertEquals(await statOf(join(folder, name)), undefined, name);
    }
    await assertRejects(() => openOrdinary(join(folder, "nothing")), Deno.errors.NotFound);
  });
});

Deno.test("a stamp changes with the size, the time and the file", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "file");
    const stamp = async () => stampOf(await Deno.stat(path));
    await Deno.writeTextFile(path, "a");
    const time = new Date(0);
    await Deno.utime(path, time, time);
    const stamps = [await stamp()];
    assertEquals(await stamp(), stamps[0]);
    await Deno.writeTextFile(path, "ab");
    await Deno.utime(path, time, time);
    stamps.push(await stamp());
    await Deno.utime(path, time, new Date(1000));
    stamps.push(await stamp());
    await Deno.writeTextFile(join(folder, "other"), "ab");
    await Deno.utime(join(folder, "other"), time, new Date(1000));
    await Deno.rename(join(folder, "other"), path);
    stamps.push(await stamp());
    for (let index = 1; index < stamps.length; index++) {
      assertNotEquals(stamps[index], stamps[index - 1]);
    }
  });
});
