import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { isBeingPlayed, isLocked } from "../../../lib/server/journal_lock.ts";
import { inFolder } from "./sample.ts";

const LOCKS = `1: POSIX  ADVISORY  WRITE 1325 fe:00:111 128 128
2: FLOCK  ADVISORY  WRITE 989 fe:00:222 0 EOF
3: FLOCK  ADVISORY  READ 989 fe:00:333 0 EOF
4: OFDLCK ADVISORY  WRITE -1 fe:00:444 0 EOF
5: FLOCK  ADVISORY  WRITE 989 fe:00:555 0 EOF
5: -> FLOCK  ADVISORY  WRITE 990 fe:00:666 0 EOF
`;

Deno.test("isLocked() knows who holds a file for writing", () => {
  const held = [111, 222, 333, 444, 555, 666, 22, 0].filter((inode) => isLocked(LOCKS, inode));
  assertEquals(held, [222, 444, 555]);
  assert(!isLocked("", 1));
});

Deno.test("a run is being played while its journal is locked, and asking disturbs nobody", {
  ignore: Deno.build.os !== "linux",
}, async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "journal.jsonl");
    assert(!await isBeingPlayed(path), "there is none");
    await Deno.writeTextFile(path, "");
    assert(!await isBeingPlayed(path), "nobody has it");
    using file = await Deno.open(path, { read: true, write: true });
    assert(await file.tryLock(true), "nobody has kept the lock");
    assert(await isBeingPlayed(path), "somebody has it");
    await file.unlock();
    assert(!await isBeingPlayed(path), "nobody has it any more");
  });
});
