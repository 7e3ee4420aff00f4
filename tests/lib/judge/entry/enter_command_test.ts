import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { isAbsolute } from "@std/path";
import type { NativeProgram } from "../../../../lib/judge/types.ts";
import { listFiles, makeTree, type Tree } from "./tree.ts";

/** A file that looks compiled and may be run. */
async function compiled(path: string): Promise<void> {
  await Deno.writeFile(path, new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2]), { mode: 0o755 });
}

/** A script that may be run. */
function script(text: string): (path: string) => Promise<void> {
  return (path) => Deno.writeTextFile(path, text, { mode: 0o755 });
}

async function enterNative(tree: Tree, word: string): Promise<NativeProgram> {
  const program = await tree.enter(word);
  assert(program.runtime === "native");
  return program;
}

const COMMANDS: readonly (readonly [
  word: string,
  argv: readonly string[],
  files: readonly string[],
  name: string,
])[] = [
  ["perl bots/my.pl", ["my.pl"], ["my.pl"], "my"],
  ["perl -w bots/my.pl 7 gone.txt", ["-w", "my.pl", "7", "gone.txt"], ["my.pl"], "my"],
  ["perl 'bots/a b#%.pl'", ["a b#%.pl"], ["a b#%.pl"], "a b#%"],
  ['perl "bots/a b#%.pl"', ["a b#%.pl"], ["a b#%.pl"], "a b#%"],
  ["perl bots/a\\ b#%.pl", ["a b#%.pl"], ["a b#%.pl"], "a b#%"],
  ["perl bots/my.pl data", ["bots/my.pl", "data"], ["bots/my.pl", "data/1", "data/2/3"], "my"],
  ["perl bots/my.pl ../user/bots", ["bots/my.pl", "bots"], ["bots/a b#%.pl", "bots/my.pl"], "my"],
  ["perl bots/my.pl $HOME;* `x`", ["my.pl", "$HOME;*", "`x`"], ["my.pl"], "my"],
];
for (const [word, argv, files, name] of COMMANDS) {
  Deno.test(`enterProgram() makes a command of: ${word}`, async () => {
    await using tree = await makeTree({
      "bots/my.pl": "",
      "bots/a b#%.pl": "",
      "data/1": "",
      "data/2/3": "",
    });
    const program = await enterNative(tree, word);
    const [interpreter = "", ...rest] = program.argv;
    assert(isAbsolute(interpreter));
    assertEquals(rest, argv);
    assertEquals(await listFiles(program.folder), files);
    assertEquals(program.name, name);
  });
}

Deno.test("enterProgram() copies a compiled program and starts the copy", async () => {
  await using tree = await makeTree({ "out/my tank": compiled });
  for (const word of ["out/my tank", "'./out/my tank'"]) {
    const program = await enterNative(tree, word);
    assertEquals(program.argv, ["./my tank"]);
    assertEquals(program.reads, []);
    assertEquals((await Deno.stat(`${program.folder}/my tank`)).mode ?? 0 & 0o777, 0o100555);
  }
});

Deno.test("enterProgram() hands words to a compiled program and copies the files among them", async () => {
  await using tree = await makeTree({ "out/tank": compiled, "book.txt": "" });
  const program = await enterNative(tree, "Big+1=out/tank book.txt 3");
  assertEquals(program.argv, ["./out/tank", "book.txt", "3"]);
  assertEquals(program.name, "Big+1");
});

Deno.test("enterProgram() hands words to an executable script, too", async () => {
  await using tree = await makeTree({ "my.pl": script("#!/usr/bin/perl\n"), "book.txt": "" });
  const program = await enterNative(tree, "./my.pl book.txt 3");
  assertEquals(program.argv.slice(1), ["my.pl", "book.txt", "3"]);
});

Deno.test("enterProgram() starts an executable script with the interpreter of its first line", async () => {
  await using tree = await makeTree({ "my.pl": script("#!/usr/bin/env -S perl -w\n") });
  const program = await enterNative(tree, "my.pl");
  assertEquals(program.argv.slice(1), ["-w", "my.pl"]);
});

Deno.test("enterProgram() starts a folder with __main__.py where it lies", async () => {
  await using tree = await makeTree({ "snake/__main__.py": "", "snake/book.txt": "" });
  const program = await enterNative(tree, "snake");
  assertEquals(program.argv.slice(1), ["."]);
  assertEquals(await listFiles(program.folder), ["__main__.py", "book.txt"]);
  assertEquals(program.name, "snake");
});

Deno.test("enterProgram() finds the real Python and what it must read", async () => {
  await using tree = await makeTree({ "snake.py": "" });
  const { argv: [python = ""], reads } = await enterNative(tree, "python3 snake.py");
  const start = new Uint8Array(4);
  using file = await Deno.open(python);
  await file.read(start);
  assertEquals([...start], [0x7f, 0x45, 0x4c, 0x46], `${python} is a script`);
  assert(reads.every(isAbsolute));
});

Deno.test("a command's version does not depend on where its interpreter is", async () => {
  await using tree = await makeTree({ "a/my.pl": "1", "b/my.pl": "1" });
  const [one, other] = [
    await tree.enter("perl a/my.pl"),
    await tree.enter("/usr/bin/perl b/my.pl"),
  ];
  assertEquals(one.version, other.version);
});

const REFUSED: readonly (readonly [word: string, says: string])[] = [
  [
    "snake.py",
    'snake.py: this file does not run by itself: name the command in quotes, "python3 snake.py"',
  ],
  ["a b.py", `"python3 'a b.py'"`],
  ["tank.c", "compile it first"],
  ["notes.txt", "does not run by itself: name a module (.ts, .js, .mjs)"],
  ["gone.ts", "gone.ts: there is no such file or folder"],
  ["bots/gone", "there is no such file or folder"],
  ["gone", "there is no program called gone on this machine's PATH"],
  ["no-such-interpreter bot.x", "there is no program called no-such-interpreter"],
  ["./gone 1", "there is no such file"],
  ["perl 'snake.py", "the closing ' is missing"],
  ["", "name a program"],
  ["deno run -A x.ts", "name the module itself"],
  ["./bots 1", "no file that can be started"],
  ["pipe", "neither a file nor a folder"],
];
for (const [word, says] of REFUSED) {
  Deno.test(`enterProgram() refuses "${word}"`, async () => {
    await using tree = await makeTree({
      "snake.py": "#!/usr/bin/env python3\n",
      "a b.py": "",
      "tank.c": "",
      "notes.txt": "",
      "bots/x": "",
      "pipe": async (path) => {
        await new Deno.Command("mkfifo", { args: [path] }).output();
      },
    });
    assertStringIncludes((await tree.refuse(word)).join("\n"), says);
  });
}

Deno.test("enterProgram() refuses a script on the PATH that only starts the real program", async () => {
  await using tree = await makeTree({ "shims/zz-lang": script("#!/bin/sh\nexec real\n") });
  const path = Deno.env.get("PATH") ?? "";
  Deno.env.set("PATH", `${tree.from}/shims:${path}`);
  try {
    assertStringIncludes((await tree.refuse("zz-lang 1")).join(), "a script that starts another");
  } finally {
    Deno.env.set("PATH", path);
  }
});
