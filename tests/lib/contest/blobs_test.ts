import { assert, assertEquals, assertRejects, assertThrows } from "@std/assert";
import { join } from "@std/path";
import { blobPath, putBlob, readBlob, sweepBlobs } from "../../../lib/contest/blobs.ts";
import { Contest } from "../../../lib/contest/contest.ts";
import { addEntry } from "../../../lib/contest/store/entries.ts";
import { addVersion } from "../../../lib/contest/store/versions.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { RULES, storedFile, withFolder } from "./temp_contest.ts";

const HELLO = new TextEncoder().encode("hello");
const DIGEST = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824";
const DAY_MS = 24 * 60 * 60 * 1000;

async function refusal(work: () => Promise<unknown>): Promise<string | undefined> {
  return (await assertRejects(work, UnusableInput)).problems[0]?.code;
}

Deno.test("bytes are kept under their digest, once, and for the owner alone", async () => {
  await withFolder(async (folder) => {
    assertEquals(await Promise.all([putBlob(folder, HELLO), putBlob(folder, HELLO)]), [
      ...[DIGEST, DIGEST],
    ]);
    const path = blobPath(folder, DIGEST);
    assertEquals(path, join(folder, "2c", DIGEST));
    assertEquals(await readBlob(folder, DIGEST), HELLO);
    assertEquals(Array.from(Deno.readDirSync(join(folder, "2c")), ({ name }) => name), [DIGEST]);
    if (Deno.build.os !== "windows") {
      assertEquals((Deno.statSync(path).mode ?? 0) & 0o777, 0o600);
    }
  });
});

Deno.test("a missing or damaged file is told, and heals when it is sent in again", async () => {
  await withFolder(async (folder) => {
    assertEquals(await refusal(() => readBlob(folder, DIGEST)), "BLOB_MISSING");
    await putBlob(folder, HELLO);
    await Deno.writeTextFile(blobPath(folder, DIGEST), "hallo");
    assertEquals(await refusal(() => readBlob(folder, DIGEST)), "BLOB_DAMAGED");
    await putBlob(folder, HELLO);
    assertEquals(await readBlob(folder, DIGEST), HELLO);
  });
});

Deno.test("nothing but a digest is the name of a file", () => {
  for (const name of ["", "..", `../${DIGEST}`, DIGEST.toUpperCase(), `${DIGEST}0`]) {
    assertThrows(() => blobPath("files", name), RangeError);
  }
});

Deno.test("what no version speaks of is swept away after a day, all else stays", async () => {
  await withFolder(async (folder) => {
    let now = Date.now();
    const begin = { title: "Spring", seed: "spring", rules: RULES };
    const clock = () => new Date(now);
    using contest = await Contest.create(join(folder, "contest"), begin, { clock });
    const used = await storedFile(contest, "used", "used");
    const left = await storedFile(contest, "left", "left");
    const again = await storedFile(contest, "again", "again");
    const draft = `${blobPath(contest.filesFolder, left.digest)}.0.part`;
    await Deno.writeTextFile(draft, "le");
    addVersion(contest, addEntry(contest, "anna").id, { command: "used", files: [used] });

    now += DAY_MS / 2;
    assertEquals(await sweepBlobs(contest), 0);
    now += DAY_MS;
    const young = new Date(now);
    await Deno.utime(blobPath(contest.filesFolder, again.digest), young, young);
    assertEquals(await sweepBlobs(contest), 2);
    await readBlob(contest.filesFolder, used.digest);
    await readBlob(contest.filesFolder, again.digest);
    assertEquals(await refusal(() => readBlob(contest.filesFolder, left.digest)), "BLOB_MISSING");
    assertThrows(() => Deno.statSync(draft), Deno.errors.NotFound);
  });
});

Deno.test("bytes that are sent in again are young again, so nobody sweeps them away meanwhile", async () => {
  await withFolder(async (folder) => {
    const digest = await putBlob(folder, HELLO);
    const path = blobPath(folder, digest);
    await Deno.utime(path, 1, 1);
    await putBlob(folder, HELLO);
    assert((Deno.statSync(path).mtime?.getTime() ?? 0) > 1000 * DAY_MS);
  });
});
