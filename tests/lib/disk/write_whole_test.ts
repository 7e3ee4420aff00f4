/** A file is there whole or not at all, with each option, and a failure leaves nothing. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { writeWhole } from "../../../lib/disk/write_whole.ts";

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-disk-" });
  try {
    await test(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function namesIn(folder: string): string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
}

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(new TextEncoder().encode(text));
}

Deno.test("text, bytes and streams are written, over an older file, and no draft stays", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "file.txt");
    await writeWhole(path, "a longer text");
    assertEquals(await Deno.readTextFile(path), "a longer text");
    await writeWhole(path, new Uint8Array([1, 2]));
    assertEquals(await Deno.readFile(path), new Uint8Array([1, 2]));
    await writeWhole(path, pieces("a", "", "bc"));
    assertEquals(await Deno.readTextFile(path), "abc");
    assertEquals(namesIn(folder), ["file.txt"]);
  });
});

Deno.test("a file has the mode that is asked for, else that of any new file", async () => {
  await inFolder(async (folder) => {
    const modeOf = (name: string) => (Deno.statSync(join(folder, name)).mode ?? 0) & 0o777;
    await writeWhole(join(folder, "private"), "", { mode: 0o600 });
    await writeWhole(join(folder, "own"), "");
    await Deno.writeTextFile(join(folder, "usual"), "");
    assertEquals([modeOf("private"), modeOf("own")], [0o600, modeOf("usual")]);
    // What an earlier draft was allowed does not matter.
    await Deno.writeTextFile(join(folder, "draft"), "", { mode: 0o666 });
    await writeWhole(join(folder, "private"), "", { mode: 0o600, draft: join(folder, "draft") });
    assertEquals(modeOf("private"), 0o600);
  });
});

Deno.test("what is to be on the disk is brought there before it has its name", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "file.txt");
    const { sync } = Deno.FsFile.prototype;
    const seen: string[][] = [];
    Deno.FsFile.prototype.sync = async function (this: Deno.FsFile) {
      seen.push(namesIn(folder));
      await sync.call(this);
    };
    try {
      await writeWhole(path, "text", { draft: `${path}.part`, sync: true });
      await writeWhole(path, "text");
    } finally {
      Deno.FsFile.prototype.sync = sync;
    }
    assertEquals(seen, [["file.txt.part"]]);
  });
});

Deno.test("a file that is not to be replaced stays, also when it came while ours was written", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "file.txt");
    await writeWhole(path, "first", { replace: false });
    await assertRejects(
      () => writeWhole(path, "second", { replace: false }),
      Deno.errors.AlreadyExists,
    );
    assertEquals(await Deno.readTextFile(path), "first");

    const other = join(folder, "other.txt");
    async function* overtaken() {
      yield* pieces("ours");
      await Deno.writeTextFile(other, "theirs");
    }
    await assertRejects(
      () => writeWhole(other, overtaken(), { replace: false }),
      Deno.errors.AlreadyExists,
    );
    assertEquals(await Deno.readTextFile(other), "theirs");
    assertEquals(namesIn(folder), ["file.txt", "other.txt"]);
  });
});

Deno.test("where a file can have no second name, it still replaces none", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "file.txt");
    const { link } = Deno;
    Deno.link = () => Promise.reject(new Deno.errors.NotSupported("no links here"));
    try {
      await writeWhole(path, "first", { replace: false });
      await assertRejects(
        () => writeWhole(path, "second", { replace: false }),
        Deno.errors.AlreadyExists,
      );
    } finally {
      Deno.link = link;
    }
    assertEquals(await Deno.readTextFile(path), "first");
    assertEquals(namesIn(folder), ["file.txt"]);
  });
});

Deno.test("a draft lies where it is told to, and what lay there goes", async () => {
  await inFolder(async (folder) => {
    const [path, draft] = [join(folder, "deep", "file.txt"), join(folder, "draft")];
    await Deno.mkdir(join(folder, "deep"));
    await Deno.writeTextFile(draft, "half of something longer");
    const seen: string[][] = [];
    async function* watched() {
      yield* pieces("te");
      seen.push(namesIn(folder), namesIn(join(folder, "deep")));
      yield* pieces("xt");
    }
    await writeWhole(path, watched(), { draft });
    assertEquals(seen, [["deep", "draft"], []]);
    assertEquals(await Deno.readTextFile(path), "text");
    assertEquals(namesIn(folder), ["deep"]);
  });
});

Deno.test("a draft beside its file is seen as one, and no name is too long for it", async () => {
  await inFolder(async (folder) => {
    for (const name of ["file.txt", "a".repeat(255), "ä".repeat(127)]) {
      const seen: string[] = [];
      const watched = async function* () {
        yield* pieces("text");
        seen.push(...namesIn(folder));
      };
      await writeWhole(join(folder, name), watched());
      const [draft = "", ...more] = seen;
      assertEquals(more, []);
      assert(/\.[0-9a-f]{8}\.part$/.test(draft) && name.startsWith(draft.slice(0, -14)), draft);
      assertEquals(namesIn(folder), [name]);
      await Deno.remove(join(folder, name));
    }
  });
});

Deno.test("whatever fails leaves no draft, and an older file as it was", async () => {
  await inFolder(async (folder) => {
    const path = join(folder, "file.txt");
    await writeWhole(path, "older");
    async function* torn() {
      yield* pieces("half");
      throw new Error("the stream broke");
    }
    const error = await assertRejects(() => writeWhole(path, torn()), Error);
    assertEquals(error.message, "the stream broke");
    await assertRejects(() => writeWhole(path, torn(), { draft: join(folder, "draft") }));
    assertEquals(await Deno.readTextFile(path), "older");
    assertEquals(namesIn(folder), ["file.txt"]);

    const taken = join(folder, "taken");
    await Deno.mkdir(join(taken, "in the way"), { recursive: true });
    await assertRejects(() => writeWhole(taken, "text"));
    await assertRejects(() => writeWhole(taken, "text", { replace: false }));
    await assertRejects(() => writeWhole(join(folder, "missing", "file.txt"), "text"));
    assertEquals(namesIn(folder), ["file.txt", "taken"]);
  });
});
