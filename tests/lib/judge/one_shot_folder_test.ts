import { assertEquals, assertRejects } from "@std/assert";
import { dirname, join } from "@std/path";
import {
  findExcess,
  lookThrough,
  makeRunFolders,
  type RunFolders,
} from "../../../lib/judge/one_shot_folder.ts";
import { given, LIMITS, openPlace, textsOf } from "./one_shot_places.ts";

/** The folders of a run, as a program may have left them. */
async function inFolders(test: (folders: RunFolders) => Promise<void>): Promise<void> {
  await using place = await openPlace({ bubblewrap: false });
  let folder = "";
  {
    await using folders = await makeRunFolders(place.folder, [given("in", "hello")], place.sandbox);
    folder = dirname(folders.work);
    await test(folders);
  }
  await assertRejects(() => Deno.lstat(folder), Deno.errors.NotFound);
}

const UNIX_ONLY = { ignore: Deno.build.os === "windows" };

Deno.test("a fresh run folder holds what is given, which nobody may write", async () => {
  await inFolders(async (folders) => {
    if (Deno.build.os !== "windows") {
      assertEquals(((await Deno.stat(join(folders.work, "in"))).mode ?? 0) & 0o777, 0o444);
    }
    assertEquals(await lookThrough(folders, LIMITS), { left: [], changed: [] });
    assertEquals(await findExcess(folders, LIMITS), undefined);
  });
});

Deno.test("lookThrough() tells what was left, by name, and where", async () => {
  await inFolders(async (folders) => {
    await Deno.writeTextFile(join(folders.work, "b"), "two");
    await Deno.writeTextFile(join(folders.work, "a"), "one");
    await Deno.writeTextFile(join(folders.temporary, "in"), "three");
    const { changed, left } = await lookThrough(folders, LIMITS);
    assertEquals(left.map(({ name, place, size }) => [name, place, size]), [
      ["a", "work", 3],
      ["b", "work", 3],
      ["in", "temporary", 5],
    ]);
    assertEquals([textsOf({ left }), changed], [{ a: "one", b: "two", in: "three" }, []]);
  });
});

Deno.test("lookThrough() notices what is given and was changed, replaced or removed", async () => {
  for (const deed of ["change", "fold", "remove"]) {
    await inFolders(async (folders) => {
      await Deno.remove(join(folders.work, "in"));
      if (deed === "change") await Deno.writeTextFile(join(folders.work, "in"), "hellx");
      if (deed === "fold") await Deno.mkdir(join(folders.work, "in"));
      assertEquals((await lookThrough(folders, LIMITS)).changed, ["in"], deed);
    });
  }
});

Deno.test({
  ...UNIX_ONLY,
  name: "lookThrough() follows no link, waits for no pipe, reads nothing that is too large",
  fn: async () => {
    await inFolders(async (folders) => {
      await Deno.symlink("in", join(folders.work, "link"));
      await Deno.symlink("/etc", join(folders.work, "link-to-folder"));
      const { success } = await new Deno.Command("mkfifo", { args: [join(folders.work, "pipe")] })
        .output();
      assertEquals(success, true);
      await Deno.writeFile(join(folders.work, "large"), new Uint8Array(LIMITS.fileBytes + 1));
      const { left } = await lookThrough(folders, LIMITS);
      assertEquals(left.map(({ bytes, kind, name }) => [name, kind, bytes]), [
        ["large", "file", undefined],
        ["link", "link", undefined],
        ["link-to-folder", "link", undefined],
        ["pipe", "other", undefined],
      ]);
    });
    assertEquals((await Deno.stat("/etc")).isDirectory, true);
  },
});

Deno.test({
  ...UNIX_ONLY,
  name: "what a program has locked is looked through and removed",
  fn: async () => {
    await inFolders(async (folders) => {
      const inner = join(folders.work, "folder");
      await Deno.mkdir(inner);
      await Deno.writeTextFile(join(inner, "file"), "x");
      await Deno.writeTextFile(join(folders.work, "out"), "hello");
      for (const path of [inner, join(folders.work, "out"), folders.work]) {
        await Deno.chmod(path, 0);
      }
      assertEquals(textsOf(await lookThrough(folders, LIMITS)), { folder: "folder", out: "hello" });
    });
  },
});

Deno.test({
  ...UNIX_ONLY,
  name: "folders that lie too deep in each other for Deno are removed",
  fn: async () => {
    const deep = "d/".repeat(1500);
    await inFolders(async ({ work }) => {
      const { success } = await new Deno.Command("/bin/sh", {
        args: [
          "-c",
          'for i in 1 2 3 4 5 6 7 8; do mkdir -p "$1" && cd -P "$1" || exit; done',
          "sh",
          deep,
        ],
        cwd: work,
      }).output();
      assertEquals(success, true);
    });
  },
});

Deno.test("findExcess() finds folders, too many files and too large ones", async () => {
  await inFolders(async (folders) => {
    for (let file = 1; file <= LIMITS.files; file++) {
      await Deno.writeTextFile(join(folders.temporary, `f${file}`), "x");
      assertEquals(await findExcess(folders, LIMITS), undefined);
    }
    await Deno.writeTextFile(join(folders.work, "one-more"), "x");
    assertEquals(await findExcess(folders, LIMITS), "files");
  });
  await inFolders(async (folders) => {
    await Deno.mkdir(join(folders.work, "folder"));
    assertEquals(await findExcess(folders, LIMITS), "files");
  });
  await inFolders(async (folders) => {
    await Deno.writeFile(join(folders.work, "out"), new Uint8Array(LIMITS.fileBytes + 1));
    assertEquals(await findExcess(folders, LIMITS), "file-size");
  });
});
