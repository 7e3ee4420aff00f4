import { assertEquals, assertStringIncludes } from "@std/assert";
import { MAX_DEPTH, MAX_FILES } from "../../../../lib/judge/entry/limits.ts";
import { listFiles, makeTree } from "./tree.ts";

Deno.test("enterProgram() copies a folder whole, with its main module and its data", async () => {
  await using tree = await makeTree({
    "my bot/main.ts": 'import "./lib/a.ts";',
    "my bot/lib/a.ts": "",
    "my bot/weights, v2.bin": "\u0000\u0001",
    "my bot/.git/config": "",
    "my bot/__pycache__/x.pyc": "",
  });
  const program = await tree.enter("my bot");
  assertEquals(await listFiles(program.folder), ["lib/a.ts", "main.ts", "weights, v2.bin"]);
  assertEquals(program.name, "my bot");
  assertEquals(program.runtime === "deno" && program.main, "main.ts");
});

for (
  const [first, ...others] of [["main.ts", "main.js", "bot.ts"], ["main.mjs", "bot.js"], [
    "bot.js",
    "x.ts",
  ]]
) {
  Deno.test(`enterProgram() starts a folder with ${first} before ${others.join(", ")}`, async () => {
    const files = [first ?? "", ...others].map((name) => [`bot/${name}`, ""]);
    await using tree = await makeTree(Object.fromEntries(files));
    const program = await tree.enter("bot/");
    assertEquals(program.runtime === "deno" && program.main, first);
  });
}

Deno.test("enterProgram() checks the modules of a folder as it checks a single one", async () => {
  await using tree = await makeTree({ "bot/main.ts": 'import "../rival.ts";', "rival.ts": "" });
  assertEquals(await tree.refuse("bot"), [
    'bot/main.ts:1:8: "../rival.ts" lies outside the program\'s folder, and a program reads ' +
    "nothing there; put the file into the folder, or enter a folder that holds both",
  ]);
});

const FORBIDDEN: readonly (readonly [
  claim: string,
  make: (path: string) => Promise<void>,
  says: string,
])[] = [
  ["a link to a file", (path) => Deno.symlink("/etc/passwd", path), "a symbolic link"],
  ["a link to a folder", (path) => Deno.symlink("..", path), "a symbolic link"],
  ["a hard link", (path) => Deno.link(path.replace(/x$/, "main.ts"), path), "a hard link"],
  ["a pipe", (path) => run("mkfifo", path), "no regular file"],
];
for (const [claim, make, says] of FORBIDDEN) {
  Deno.test({
    name: `enterProgram() refuses ${claim} in a folder`,
    ignore: Deno.build.os === "windows",
    async fn() {
      await using tree = await makeTree({ "bot/main.ts": "", "bot/x": make });
      const problems = (await tree.refuse("bot")).join("\n");
      assertStringIncludes(problems, "bot/x: ");
      assertStringIncludes(problems, says);
    },
  });
}

const isRoot = Deno.build.os !== "windows" && Deno.uid() === 0;
Deno.test({
  name: `enterProgram() refuses what it may not read${isRoot ? " (ignored: root may)" : ""}`,
  ignore: isRoot,
  async fn() {
    await using tree = await makeTree({ "bot/main.ts": "", "bot/x": secret });
    assertStringIncludes((await tree.refuse("bot")).join(), "bot: Permission denied");
  },
});

Deno.test("enterProgram() refuses a folder with too many files", async () => {
  const files = Array.from({ length: MAX_FILES }, (_, number) => [`bot/${number}`, ""]);
  await using tree = await makeTree({ "bot/main.ts": "", ...Object.fromEntries(files) });
  assertStringIncludes((await tree.refuse("bot")).join(), `a program may bring ${MAX_FILES} files`);
});

Deno.test("enterProgram() refuses a folder that is too large", async () => {
  const large = async (path: string) => {
    using file = await Deno.open(path, { write: true, create: true });
    await file.truncate(65 * 2 ** 20);
  };
  await using tree = await makeTree({ "bot/main.ts": "", "bot/book.bin": large });
  assertStringIncludes((await tree.refuse("bot")).join(), "a program may bring 64 MiB in all");
});

Deno.test("enterProgram() refuses folders that go too deep", async () => {
  const path = "bot/" + "d/".repeat(MAX_DEPTH + 1);
  await using tree = await makeTree({ "bot/main.ts": "", [`${path}x`]: "" });
  assertStringIncludes((await tree.refuse("bot")).join(), "folders within folders");
});

Deno.test("enterProgram() refuses a folder without a program and says what would be one", async () => {
  await using tree = await makeTree({ "bot/README.md": "" });
  assertStringIncludes((await tree.refuse("bot")).join(), "call the file that starts it main.ts,");
});

async function secret(path: string): Promise<void> {
  await Deno.writeTextFile(path, "x");
  await Deno.chmod(path, 0);
}

async function run(command: string, ...args: string[]): Promise<void> {
  const { success } = await new Deno.Command(command, { args }).output();
  if (!success) throw new Error(`${command} failed`);
}
