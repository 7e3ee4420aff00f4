import { assert, assertEquals, assertNotEquals, assertStringIncludes } from "@std/assert";
import { MAX_FILES } from "../../../../lib/judge/entry/limits.ts";
import { runOnce } from "../../../../lib/judge/sandbox/run_once.ts";
import { listFiles, makeTree } from "./tree.ts";

const MODULE = 'import "./lib/a.ts"; console.log(Deno.readTextFileSync("book/open.txt").trim());';

Deno.test("data files come with a module, in their place in its folder or under their own name", async () => {
  await using tree = await makeTree({
    "bot/tank.ts": MODULE,
    "bot/lib/a.ts": "",
    "bot/book/open.txt": "e4",
    "bot/book/secret.txt": "",
    "shared/weights.bin": "",
    "shared/maps/1": "",
    "shared/maps/deep/2": "",
  });
  const data = ["bot/book/open.txt", "shared/weights.bin", "shared/maps"];
  const program = await tree.enter("bot/tank.ts", { data });
  assertEquals(await listFiles(program.folder), [
    "book/open.txt",
    "lib/a.ts",
    "maps/1",
    "maps/deep/2",
    "tank.ts",
    "weights.bin",
  ]);
  assertEquals(program.words, ["tank.ts"]);
  assertNotEquals(program.version, (await tree.enter("bot/tank.ts")).version);
});

Deno.test("a module reads its data file from the folder in which it is started", async () => {
  await using tree = await makeTree({
    "bot/tank.ts": MODULE,
    "bot/lib/a.ts": "",
    "bot/book/open.txt": "e4",
  });
  const { folder } = await tree.enter("bot/tank.ts", { data: ["bot/book"] });
  const { stderr, stdout } = await runOnce({
    command: Deno.execPath(),
    args: ["run", "--no-config", `--allow-read=${folder}`, "tank.ts"],
    env: {},
    cwd: folder,
    uid: undefined,
    gid: undefined,
  }, 20_000);
  assertEquals([stdout, stderr], ["e4\n", ""]);
});

Deno.test("data files come with a command, beside the files that it names", async () => {
  await using tree = await makeTree({
    "bots/my.pl": "open F, '<', 'book.txt' or die; print <F>;",
    "bots/book.txt": "e4\n",
    "else/where.txt": "",
  });
  const program = await tree.enter("perl bots/my.pl", {
    data: ["bots/book.txt", "else/where.txt"],
  });
  assert(program.runtime === "native");
  assertEquals(await listFiles(program.folder), ["book.txt", "my.pl", "where.txt"]);
  assertEquals(program.words, ["perl", "my.pl"]);
  const [command = "", ...args] = program.argv;
  const { stdout } = await runOnce({
    ...{ command, args, env: {}, cwd: program.folder },
    ...{ uid: undefined, gid: undefined },
  }, 20_000);
  assertEquals(stdout, "e4\n");
});

Deno.test("a file that is named twice, or imported and named, comes once", async () => {
  await using tree = await makeTree({
    "tank.ts": 'import w from "./w.json" with { type: "json" }; w;',
    "w.json": "{}",
  });
  const { folder } = await tree.enter("tank.ts", { data: ["w.json", "./w.json", "tank.ts"] });
  assertEquals(await listFiles(folder), ["tank.ts", "w.json"]);
});

const REFUSED: readonly (readonly [claim: string, data: readonly string[], says: string])[] = [
  ["is missing", ["bot/gone.txt"], "bot/gone.txt: there is no such file or folder"],
  ["is missing below a file", ["bot/tank.ts/x"], "bot/tank.ts/x: there is no such file or folder"],
  [
    "clashes with a file of the program",
    ["else/a.ts"],
    "else/a.ts: this would lie at a.ts in the program's folder, where bot/a.ts lies; rename one of them",
  ],
  ["clashes with another one", ["else/x.txt", "third/x.txt"], "where else/x.txt lies"],
  ["lies where a folder is needed", ["bot/maps/1", "else/maps"], "where bot/maps/1 lies"],
  ["needs a folder where a file lies", ["else/maps", "bot/maps/1"], "where else/maps lies"],
  ["is a symbolic link", ["bot/link.txt"], "bot/link.txt: a symbolic link leads here"],
  ["is a symbolic link elsewhere", ["else/link.txt"], "else/link.txt: a symbolic link leads here"],
  ["lies behind one in the program's folder", ["bot/away/x.txt"], "a symbolic link leads here"],
  ["holds one", ["linked"], "linked/link.txt: this is a symbolic link"],
  ["is no file", ["pipe"], "no regular file"],
];
for (const [claim, data, says] of REFUSED) {
  Deno.test({
    name: `enterProgram() refuses a data file that ${claim}`,
    ignore: Deno.build.os === "windows",
    async fn() {
      await using tree = await makeTree({
        "bot/tank.ts": 'import "./a.ts";',
        "bot/a.ts": "",
        "bot/maps/1": "",
        "else/a.ts": "",
        "else/x.txt": "",
        "else/maps": "",
        "third/x.txt": "",
        "linked/other": "",
        "bot/away": (path) => Deno.symlink("../else", path),
        "bot/link.txt": (path) => Deno.symlink("a.ts", path),
        "else/link.txt": (path) => Deno.symlink("/etc/passwd", path),
        "linked/link.txt": (path) => Deno.symlink("/etc/passwd", path),
        "pipe": async (path) => {
          await new Deno.Command("mkfifo", { args: [path] }).output();
        },
      });
      assertStringIncludes((await tree.refuse("bot/tank.ts", { data })).join("\n"), says);
    },
  });
}

Deno.test("data files count among the files that a program may bring", async () => {
  const files = Array.from({ length: MAX_FILES }, (_, number) => [`data/${number}`, ""]);
  await using tree = await makeTree({ "tank.ts": "", ...Object.fromEntries(files) });
  const problems = await tree.refuse("tank.ts", { data: ["data"] });
  assertStringIncludes(problems.join(), `a program may bring ${MAX_FILES} files`);
});

Deno.test("problems with data files are told together with those of the program", async () => {
  await using tree = await makeTree({ "tank.ts": 'import "npm:x";' });
  const problems = await tree.refuse("tank.ts", { data: ["gone", "lost"] });
  assertEquals(problems.length, 3, problems.join("\n"));
});
