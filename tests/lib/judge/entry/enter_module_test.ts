import { assertEquals, assertMatch, assertNotEquals, assertStringIncludes } from "@std/assert";
import { join } from "@std/path";
import { listFiles, makeTree } from "./tree.ts";

Deno.test("enterProgram() copies a module with its imports, and nothing else", async () => {
  await using tree = await makeTree({
    "bots/tank.ts":
      'import { two } from "./lib/two.ts"; import j from "./w.json" with { type: "json" };' +
      'import t from "./notes.txt" with { type: "text" }; import "node:fs";' +
      'import type { T } from "../types.ts"; console.log(two, j, t);',
    "bots/lib/two.ts": 'export const two = 2; await import("./three.ts");',
    "bots/lib/three.ts": "export {};",
    "bots/w.json": "{}",
    "bots/notes.txt": "x",
    "bots/secret.txt": "not imported",
    "types.ts": "export type T = 1;",
  });
  const program = await tree.enter("bots/tank.ts");
  assertEquals(await listFiles(program.folder), [
    "lib/three.ts",
    "lib/two.ts",
    "notes.txt",
    "tank.ts",
    "w.json",
  ]);
  assertEquals(program.runtime === "deno" && program.main, "tank.ts");
  assertEquals(program.name, "tank");
  assertMatch(program.version, /^sha256:[0-9a-f]{64}$/);
});

Deno.test("enterProgram() makes copies that nobody may write to", async () => {
  await using tree = await makeTree({ "a/bot.ts": 'import "./b/c.ts";', "a/b/c.ts": "" });
  const { folder } = await tree.enter("a/bot.ts");
  const modes = await Promise.all(
    ["", "bot.ts", "b", "b/c.ts"].map(async (path) =>
      ((await Deno.stat(join(folder, path))).mode ?? 0) & 0o777
    ),
  );
  assertEquals(modes, [0o555, 0o444, 0o555, 0o444]);
});

const AWKWARD = [
  "a b.ts",
  "a,b.ts",
  "a#b.ts",
  "a%41.ts",
  "ä€𝄞.ts",
  "a=b.ts",
  "a'b\".js",
  "-x.mjs",
  "x.MTS",
];
for (const name of AWKWARD) {
  Deno.test(`enterProgram() takes a file called ${name}`, async () => {
    await using tree = await makeTree({ [name]: "if (Deno.args.length) import.meta;" });
    const program = await tree.enter(name);
    assertEquals(await listFiles(program.folder), [name]);
    assertEquals(program.runtime === "deno" && program.main, name);
  });
}

const REFUSED: readonly (readonly [
  claim: string,
  source: string,
  place: string,
  says: string,
])[] = [
  ["a file outside", '\nimport "../rival.ts";', "2:8", "outside the program's folder"],
  ["a file outside, dynamically", 'await import("../rival.ts");', "1:14", "outside"],
  ["an absolute path", 'import t from "/etc/passwd" with { type: "text" };', "1:15", "outside"],
  ["a file: URL", 'import "file:///etc/passwd";', "1:8", "outside"],
  ["a data: URL that imports", `import "data:text/javascript,import '/etc/passwd'";`, "1:8", ""],
  ["https:", 'import x from "https://deno.land/x/y.ts"; x;', "1:15", "not here"],
  ["npm:", 'import x from "npm:lodash"; x;', "1:15", "without packages"],
  ["jsr:", 'import x from "jsr:@std/path"; x;', "1:15", "without packages"],
  ["a bare name", 'import x from "lodash"; x;', "1:15", "no path"],
  ["a missing file", 'import x from "./gone.ts"; x;', "1:15", "there is no file"],
  ["a syntax error", "let a = 1;\nlet b = = 2;\n", "2:9", "syntax error: Expression expected"],
  ["import.meta.main", "const x = 1;\n\nif (import.meta.main) x;", "3:5", "import.meta.main"],
  ['import.meta["main"]', 'if (import.meta["main"]) 1;', "1:5", "import.meta.main"],
  ["require", '#!/usr/bin/env node\nconst fs = require("fs"); fs;', "2:12", "no `require`"],
  ["require after a BOM", '\ufeffconst fs = require("fs"); fs;', "1:12", "no `require`"],
];
for (const [claim, source, place, says] of REFUSED) {
  Deno.test(`enterProgram() refuses ${claim} and says where`, async () => {
    await using tree = await makeTree({ "bots/bot.ts": source, "rival.ts": "" });
    const problems = await tree.refuse("bots/bot.ts");
    assertEquals(problems.length, 1, problems.join("\n"));
    assertStringIncludes(problems[0] ?? "", `bots/bot.ts:${place}: `);
    assertStringIncludes(problems[0] ?? "", says);
  });
}

const ACCEPTED: readonly (readonly [claim: string, source: string])[] = [
  ["a BOM", "\ufeffconsole.log(1);"],
  ["a shebang", "#!/usr/bin/env -S deno run\nconsole.log(1);"],
  ["the words in comments and strings", '// import.meta.main require("x")\n"import.meta.main";'],
  ["a property called require or main", 'const x = { require() {} }; x.require("y"); x.main;'],
  [
    "a require of one's own making",
    'import { createRequire } from "node:module"; createRequire(import.meta.url)("node:fs");',
  ],
  ["an import that is computed", 'await import("../" + "x.ts");'],
  ["an optional module", 'await import("./gone.ts").catch(() => {});'],
];
for (const [claim, source] of ACCEPTED) {
  Deno.test(`enterProgram() accepts ${claim}`, async () => {
    await using tree = await makeTree({ "bot.ts": source });
    assertEquals((await tree.enter("bot.ts")).name, "bot");
  });
}

Deno.test("enterProgram() allows import.meta.main in a module that is not the main one", async () => {
  await using tree = await makeTree({
    "bot.ts": 'import "./tools.ts";',
    "tools.ts": "if (import.meta.main) console.log(1);",
  });
  assertEquals((await tree.enter("bot.ts")).name, "bot");
});

Deno.test("enterProgram() tells all problems of all modules", async () => {
  await using tree = await makeTree({
    "bot.ts": 'import "./b.ts"; import "npm:x"; require("y");',
    "b.ts": 'import "../c.ts";',
  });
  const problems = await tree.refuse("bot.ts");
  assertEquals(problems.map((problem) => problem.split(" ")[0]).sort(), [
    "b.ts:1:8:",
    "bot.ts:1:25:",
    "bot.ts:1:34:",
  ]);
});

Deno.test("enterProgram() refuses a module behind a symbolic link", async () => {
  await using tree = await makeTree({
    "outside/x.ts": "",
    "in/bot.ts": 'import "./sub/x.ts";',
    "in/sub": (path) => Deno.symlink("../outside", path),
  });
  assertStringIncludes((await tree.refuse("in/bot.ts")).join(), "in/sub/x.ts: a symbolic link");
});

Deno.test("enterProgram() follows a link that the user names himself", async () => {
  await using tree = await makeTree({
    "real/bot.ts": 'import "./x.ts";',
    "real/x.ts": "",
    "link.ts": (path) => Deno.symlink("real/bot.ts", path),
  });
  assertEquals(await listFiles((await tree.enter("link.ts")).folder), ["bot.ts", "x.ts"]);
});

Deno.test("enterProgram() does not choke on an endless file", async () => {
  await using tree = await makeTree({ "bot.ts": 'import "/dev/zero" with { type: "json" };' });
  assertStringIncludes((await tree.refuse("bot.ts")).join(), "outside");
});

Deno.test("a program's version depends on its bytes and paths, not on its place", async () => {
  await using tree = await makeTree({
    "a/bot.ts": 'import "./x.ts";',
    "a/x.ts": "1",
    "b/bot.ts": 'import "./x.ts";',
    "b/x.ts": "1",
    "c/bot.ts": 'import "./x.ts";',
    "c/x.ts": "2",
  });
  const [a, b, c, named] = await Promise.all(
    ["a/bot.ts", "b/bot.ts", "c/bot.ts", "other=a/bot.ts"].map((word) => tree.enter(word)),
  );
  assertEquals(a?.version, b?.version);
  assertNotEquals(a?.version, c?.version);
  assertEquals(a?.version, named?.version);
  assertEquals(named?.name, "other");
});

Deno.test("a file whose name holds = wins over a given name", async () => {
  await using tree = await makeTree({ "a=bot.ts": "", "bot.ts": "" });
  assertEquals((await tree.enter("a=bot.ts")).name, "a=bot");
});
