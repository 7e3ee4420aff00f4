import { assert, assertEquals, assertRejects } from "@std/assert";
import { fromFileUrl, join } from "@std/path";
import { readBlob } from "../../../lib/contest/blobs.ts";
import { layOut } from "../../../lib/contest/materialise.ts";
import { gatherSubmission } from "../../../lib/contest/submission.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { enterProgram, type EntryOptions } from "../../../lib/judge/entry/enter.ts";
import { splitWords } from "../../../lib/judge/entry/words.ts";
import { openWorkshop } from "../../../lib/judge/workshop.ts";
import { listFiles, makeTree } from "../judge/entry/tree.ts";
import { withFolder } from "./temp_contest.ts";

const ROOT = fromFileUrl(new URL("../../../", import.meta.url));

type Place = Pick<EntryOptions, "from" | "data">;

async function versionOf(word: string, options: Place & { readonly isRoot?: true }) {
  await using workshop = await openWorkshop();
  const into = join(workshop.folder, "program");
  const entered = await enterProgram(word, { ...options, into, deno: Deno.execPath() });
  assert(entered.ok, JSON.stringify(entered));
  const files = await listFiles(into);
  const modes = await Promise.all(
    files.map(async (file) => ((await Deno.stat(join(into, file))).mode ?? 0) & 0o777),
  );
  const { name: _, version, words } = entered.value;
  return { version, words, files, modes };
}

/** Gathers a program, lays it out, enters it, gathers it again from there: always the same program. */
async function assertStays(word: string, data: readonly string[], from: string): Promise<void> {
  await withFolder(async (filesFolder) => {
    const submission = await gatherSubmission({ filesFolder }, word, data, { from });
    const before = await versionOf(word, { from, data });
    assertEquals(splitWords(submission.command), { ok: true, value: [...before.words] });
    await using workshop = await openWorkshop();
    const place = join(workshop.folder, "laid out");
    const { word: again, ...rest } = await layOut({ filesFolder }, submission, place, "it");
    assertEquals(await versionOf(again, { ...rest, from: place }), before);
  });
}

const PROJECT: readonly string[] = [
  ..."camper champion corner dodger hunter mapper tank1 vulture".split(" ")
    .map((name) => `bots/tanks/${name}.ts`),
  "bots/tanks/rammer.js",
  "perl bots/tanks/blind.pl",
  "python3 bots/tanks/sniper.py",
  ..."babbler crasher gambler sleeper".split(" ").map((name) => `fixtures/bots/${name}.ts`),
  "sh fixtures/bots/looker.sh",
  "Name=bots/tanks/tank1.ts",
];
for (const word of PROJECT) {
  Deno.test(`what a contest keeps of a program is the same program: ${word}`, async () => {
    await assertStays(word, [], ROOT);
  });
}

function script(text: string): (path: string) => Promise<void> {
  return (path) => Deno.writeTextFile(path, text, { mode: 0o755 });
}

const AWKWARD: readonly (readonly [word: string, data: readonly string[]])[] = [
  ["whole", []],
  ["whole", ["else/x.txt"]],
  ["whole/main.ts", ["whole/weights.json"]],
  ["whole/main.ts", ["else/sub", "else/x.txt"]],
  ["snake", []],
  ["snake", ["else/x.txt"]],
  ["python3 snake", []],
  ["python3 snake/__main__.py", ["snake"]],
  ["a b.ts", []],
  ["'a b.ts'", ["x=1.ts"]],
  ["x=1.ts", []],
  ['it\'s "so".js', []],
  ["-x.mjs", []],
  ["ä€𝄞.ts", []],
  ['perl "it\'s \\"so\\".pl" "a b" \'$x\' ""', []],
  ["perl else/my.pl -e 'print 1' gone.txt", ["else/x.txt"]],
  ["perl else/my.pl x.txt", ["else/x.txt"]],
  ["perl else/my.pl sub/y.txt", ["else/sub"]],
  ["perl -e 1 sub/y.txt", ["else/sub"]],
  ["perl else/my.pl whole", ["else/sub/y.txt"]],
  ["run me", []],
  ["'./run me' x y", ["else/x.txt"]],
  ["/usr/bin/perl else/my.pl", []],
];
for (const [word, data] of AWKWARD) {
  const title = [word, ...data].join(" + ");
  Deno.test(`what a contest keeps of a program is the same program: ${title}`, async () => {
    await using tree = await makeTree({
      "whole/main.ts": 'import "./lib/a.ts";',
      "whole/lib/a.ts": "",
      "whole/weights.json": "{}",
      "whole/run.sh": script("#!/bin/sh\n"),
      "snake/__main__.py": "",
      "snake/book.txt": "",
      "else/x.txt": "x",
      "else/sub/y.txt": "y",
      "else/my.pl": "",
      "a b.ts": "",
      "x=1.ts": "",
      'it\'s "so".js': "",
      'it\'s "so".pl': "",
      "-x.mjs": "",
      "ä€𝄞.ts": "",
      "run me": script("#!/usr/bin/perl -w\n"),
    });
    await assertStays(word, data, tree.from);
  });
}

const gcc = await new Deno.Command("gcc", { args: ["--version"], stdout: "null", stderr: "null" })
  .output().then(({ success }) => success, () => false);
Deno.test({
  name: "what a contest keeps of a compiled program is the same program",
  ignore: !gcc,
  async fn() {
    await using tree = await makeTree({
      "my duelist": async (path) => {
        const source = join(ROOT, "bots/tanks/duelist.c");
        const { success } = await new Deno.Command("gcc", { args: ["-O1", "-o", path, source] })
          .output();
        assert(success);
      },
      "book.txt": "e4",
    });
    await assertStays("my duelist", [], tree.from);
    await assertStays("'./my duelist' book.txt", [], tree.from);
    await withFolder(async (filesFolder) => {
      const { command, files } = await gatherSubmission({ filesFolder }, "my duelist", [], tree);
      assertEquals(command, "'./my duelist'");
      assertEquals(files.map(({ isExecutable, path }) => [path, isExecutable]), [
        ["my duelist", true],
      ]);
    });
  },
});

Deno.test("a submission tells each file's digest, size and whether it may be run", async () => {
  await using tree = await makeTree({ "bot/main.ts": "1;", "bot/run.sh": script("#!/bin/sh\n") });
  await withFolder(async (filesFolder) => {
    const { command, files } = await gatherSubmission({ filesFolder }, "bot", [], tree);
    assertEquals(command, "main.ts");
    assertEquals(files.map(({ isExecutable, path, size }) => [path, size, isExecutable]), [
      ["main.ts", 2, false],
      ["run.sh", 10, true],
    ]);
    const bytes = await readBlob(filesFolder, files[0]?.digest ?? "");
    assertEquals(new TextDecoder().decode(bytes), "1;");
  });
});

Deno.test("all that is wrong with a program is told with the user's own names, and nothing is kept", async () => {
  await using tree = await makeTree({ "bots/tank.ts": 'import "npm:x";\nimport "../y.ts";' });
  await withFolder(async (filesFolder) => {
    const error = await assertRejects(
      () => gatherSubmission({ filesFolder }, "bots/tank.ts", ["gone.txt"], tree),
      UnusableInput,
    );
    assertEquals(error.problems.map(({ file, line }) => [file, line]), [
      ["bots/tank.ts", 1],
      ["bots/tank.ts", 2],
      ["gone.txt", undefined],
    ]);
    assertEquals(await listFiles(filesFolder), []);
  });
});

Deno.test("files that could not lie side by side on every machine are not gathered", async () => {
  await using tree = await makeTree({ "bot/main.ts": "", "bot/a.txt": "", "bot/A.txt": "" });
  await withFolder(async (filesFolder) => {
    await assertRejects(
      () => gatherSubmission({ filesFolder }, "bot", [], tree),
      UnusableInput,
      "rename one of them",
    );
  });
});
