import { assertEquals } from "@std/assert";
import { relative } from "@std/path";
import { importsIn, pythonModules } from "../../../../lib/judge/entry/python_modules.ts";
import { makeTree } from "./tree.ts";

Deno.test("imports are found in every form, but for those within a package", () => {
  const source = [
    '"""import nothing from words like these"""',
    "import a",
    "import b.c as d, e as f ,g",
    "    from h.i import (j, k)",
    "x = 1; import l; from m import n",
    "from . import o",
    "from .p import q",
    "# import r",
    "important = 1",
    "from_ = 2",
  ].join("\r\n");
  assertEquals(importsIn(source), ["a", "b", "e", "g", "h", "l", "m"]);
});

/** What comes along with a command, from the folder of the test. */
async function alongWith(
  words: string,
  files: Readonly<Record<string, string>>,
  isRoot = false,
): Promise<string[]> {
  await using tree = await makeTree({ ...files, "root/keep": "" });
  const root = await Deno.realPath(`${tree.from}/root`);
  const modules = await pythonModules(words.split(" "), root, isRoot);
  return modules.map((path) => relative(root, path));
}

Deno.test("what is imported comes along once, also in circles; a package comes before a file", async () => {
  const files = {
    "root/fox.py": "import one, pack, sys\n",
    "root/one.py": "import two\nimport fox\n",
    "root/two.py": "import one\n",
    "root/pack/__init__.py": "import three\n",
    "root/pack.py": "",
    "root/three.py": "",
    "root/four.py": "",
    "root/sys/readme.txt": "",
  };
  const all = ["one.py", "pack", "three.py", "two.py"];
  assertEquals(await alongWith("python3 -O fox.py --fast", files), all);
  assertEquals(await alongWith("./fox.py", files, true), all);
});

Deno.test("commands without a Python script bring nothing along, nor does what lies outside", async () => {
  const files = { "out.py": "import secret\n", "secret.py": "", "root/fox.ts": "import one\n" };
  assertEquals(await alongWith("fox.ts", files), []);
  assertEquals(await alongWith("python3 gone.py", files), []);
  assertEquals(await alongWith("python3 ../out.py", files, true), []);
  assertEquals(await alongWith("python3 ../out.py", files), ["../secret.py"]);
});
