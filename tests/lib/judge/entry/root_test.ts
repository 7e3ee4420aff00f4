/** Programs that were sent in: their folder is all that there is, and nothing in it is started by the entry check. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { openReader } from "../../../../lib/judge/entry/deno_tool.ts";
import { listFiles, makeTree } from "./tree.ts";

/** A script that may be run, and leaves a mark if it is. */
function marker(text = "#!/bin/sh"): (path: string) => Promise<void> {
  return (path) => Deno.writeTextFile(path, `${text}\ntouch "$0.was-run"\n`, { mode: 0o755 });
}

const isRoot = true;

const WHOLE: readonly (readonly [word: string, words: readonly string[]])[] = [
  ["src/tank.ts", ["src/tank.ts"]],
  ["src", ["src/main.ts"]],
  ["python3 src/py/my.py", ["python3", "src/py/my.py"]],
  ["src/py", ["python3", "src/py"]],
  ["python3 src/py", ["python3", "src/py"]],
  ["perl -w src/py/my.py book.txt", ["perl", "-w", "src/py/my.py", "book.txt"]],
];
for (const [word, words] of WHOLE) {
  Deno.test(`what was sent in keeps its place in its folder: ${word}`, async () => {
    await using tree = await makeTree({
      "src/main.ts": 'import "../lib/a.ts";',
      "src/tank.ts": 'import "../lib/a.ts";',
      "src/py/my.py": "",
      "src/py/__main__.py": "",
      "lib/a.ts": "",
      "book.txt": "",
    });
    const data = await listFiles(tree.from);
    const program = await tree.enter(word, { data, isRoot });
    assertEquals(program.words, words);
    assertEquals(await listFiles(program.folder), data);
  });
}

const OUTSIDE: readonly (readonly [word: string, data: readonly string[]])[] = [
  ["../other.ts", []],
  ["/etc/passwd", []],
  ["..", []],
  ["perl ../other.ts", []],
  ["perl /etc/passwd", []],
  ["perl my.pl /etc", []],
  ["tank.ts", ["../other.ts"]],
  ["tank.ts", ["/etc/passwd"]],
  ["perl my.pl", ["/etc/passwd"]],
  ["perl my.pl", [".."]],
];
for (const [word, data] of OUTSIDE) {
  Deno.test(`no word leads out of what was sent in: ${[word, ...data].join(" + ")}`, async () => {
    await using tree = await makeTree({
      "../other.ts": "",
      "../main.ts": "",
      "tank.ts": "",
      "my.pl": "",
    });
    assert((await tree.refuse(word, { data, isRoot })).length > 0);
  });
}

Deno.test("what lies outside is named in the problem, as its author wrote it", async () => {
  await using tree = await makeTree({ "my.pl": "" });
  assertEquals(await tree.refuse("perl my.pl /etc/passwd", { isRoot }), [
    "/etc/passwd: this lies outside the program's folder, and a program reads nothing there",
  ]);
});

const DISGUISED = [
  "./python3 my.py",
  "python3",
  "./python3",
  "node",
  "bin/perl my.py",
  "relative",
  "process",
  "python3 my.py",
];
for (const word of DISGUISED) {
  Deno.test(`a program sent in as an interpreter is never asked what it is: ${word}`, async () => {
    await using tree = await makeTree({
      "python3": marker(),
      "node": marker(),
      "bin/perl": marker(),
      "relative": marker("#!./python3"),
      "process": marker("#!/proc/self/cwd/python3"),
      "my.py": "",
    });
    await tree.enter(word, { isRoot }).catch(() => {}); // Taken or not, it must not run.
    const files = await listFiles(tree.from);
    assertEquals(files.filter((file) => file.endsWith(".was-run")), []);
  });
}

Deno.test("an interpreter that the organiser himself names by its path is asked, and leaves the mark", async () => {
  await using tree = await makeTree({ "python3": marker(), "my.py": "" });
  await tree.refuse("./python3 my.py");
  assertEquals(await listFiles(tree.from), ["my.py", "python3", "python3.was-run"]);
});

const SHEBANGS: readonly (readonly [line: string, isFine: boolean])[] = [
  ["#!/usr/bin/env -S perl -w", true],
  ["#!/usr/bin/perl", true],
  ["#!./python3", false],
  ["#!bin/perl", false],
  ["#!/usr/bin/perl /etc/passwd", false],
  ["#!/usr/bin/perl secret.txt", false],
];
for (const [line, isFine] of SHEBANGS) {
  Deno.test(`a script's first line leads to no file of the organiser's: ${line}`, async () => {
    await using tree = await makeTree({
      "bot": marker(line),
      "secret.txt": "",
      "bin/perl": marker(),
    });
    if (isFine) assertEquals(await listFiles((await tree.enter("bot")).folder), ["bot"]);
    else assertStringIncludes((await tree.refuse("bot")).join(), "its first line must name an int");
  });
}

Deno.test("a folder is started in the same way by its name and from within", async () => {
  await using tree = await makeTree({ "__main__.py": "", "book.txt": "" });
  const named = await tree.enter(".");
  const within = await tree.enter("python3 .");
  assertEquals(within.words, ["python3", "."]);
  assertEquals([within.version, within.name], [named.version, named.name]);
  assertEquals(await listFiles(within.folder), ["__main__.py", "book.txt"]);
});

/** Imports that begin in the program's folder as URLs, and do not end there as files. */
const DISGUISED_IMPORTS = [
  "./..%2f..%2fsecret/a.ts",
  "./..%2Fsecret.ts",
  "./..%5c..%5csecret.ts",
  "./lib%2f..%2f..%2fsecret.ts",
  "./..%\\n2fsecret.ts",
  "./main.ts%00",
  "./%ff.ts",
  "./%2e%2e/secret.ts",
  "file:///etc/passwd",
  "../secret.ts",
];
for (const isThere of [true, false]) {
  for (const written of DISGUISED_IMPORTS) {
    const name = `nothing is told of what ${written} leads to, which ${
      isThere ? "is" : "isn't"
    } there`;
    Deno.test(name, async () => {
      const secret = 'import "./told-of-nobody"; require("x"); let a = = 1;';
      await using tree = await makeTree({
        "main.ts": `import "${written}";`,
        ...isThere ? { "../secret.ts": secret, "../../secret.ts": secret } : {},
        ...isThere ? { "../secret/a.ts": secret } : {},
      });
      const problems = await tree.refuse("main.ts", { data: ["main.ts"], isRoot });
      assertEquals(problems.map((problem) => problem.split(" ")[0]), ["main.ts:1:8:"]);
      assert(/lies outside|behind a % sign/.test(problems.join()), problems.join());
      await using own = await makeTree({ "main.ts": `import "${written}";` });
      assertEquals(await own.refuse("main.ts"), problems);
    });
  }
}

Deno.test("no problem tells where on this machine a program lies", async () => {
  await using tree = await makeTree({
    "main.ts":
      'import "./a.ts"; import "./b.json"; import "./gone.ts"; import x from "./c.json" with { type: "json" };',
    "a.ts": "let a = = 1;",
    "b.json": "{",
    "c.json": "{",
    "d.ts": (path) => Deno.writeFile(path, new Uint8Array([0xff, 0xfe, 0x00])),
  });
  const data = ["main.ts", "../gone.txt", "../../etc"];
  const problems = await tree.refuse("main.ts", { data, isRoot });
  assert(problems.length >= 3, problems.join("\n"));
  assert(!/turniir-|file:|\/tmp/.test(problems.join()), problems.join("\n"));
});

Deno.test("what was sent in is read where there is nothing else to be read", async () => {
  await using tree = await makeTree({ "main.ts": "require(1);", "../secret.ts": "" });
  const reader = await openReader(Deno.execPath(), tree.from, true);
  if (reader.folder === tree.from) return; // Bubblewrap doesn't work here.
  const { stdout } = await reader.ask(["info", "--json", `file://${tree.from}/../secret.ts`]);
  assertStringIncludes(stdout, "Module not found");
  const main = `${reader.folder}/main.ts`;
  const lint = await reader.ask(["lint", "--json", "--config", reader.lint, main]);
  assertStringIncludes(lint.stdout, "turniir/words");
});

Deno.test("nothing that hides in a name gets into a problem", async () => {
  await using tree = await makeTree({ "main.ts": 'import "./\u202e\u0085\u{e0001}.ts";' });
  assertEquals(await tree.refuse("main.ts", { isRoot }), [
    'main.ts:1:8: there is no file "./\\u{202e}\\u{85}\\u{e0001}.ts"',
  ]);
});

Deno.test("a folder of the machine is no place for a program's name to hide in", async () => {
  await using tree = await makeTree({ "my.pl": "" });
  assertStringIncludes((await tree.refuse("perl /usr/../etc", { isRoot })).join(), "outside");
});
