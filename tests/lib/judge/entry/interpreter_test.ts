/** Interpreters are asked where they really are, and no program that is entered has a say in the answer. */
import { assertEquals } from "@std/assert";
import { findInterpreter } from "../../../../lib/judge/entry/interpreter.ts";
import { makeTree } from "./tree.ts";

/** Tells in a file beside it where it was started and what it found in its environment, then names a program. */
const SHIM =
  '#!/bin/sh\n{ pwd; env | cut -d= -f1 | grep -v -e PWD -e _ -e SHLVL; } >> "$0.asked"\necho /bin/sh\n';

Deno.test({
  name: "an interpreter is asked in a place of nobody's, with few variables, and once",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    await using tree = await makeTree({
      "bin/node": (path) => Deno.writeTextFile(path, SHIM, { mode: 0o755 }),
    });
    Deno.env.set("TURNIIRSECRET", "x");
    try {
      const first = await findInterpreter("./bin/node", tree.from);
      const again = await findInterpreter("node", `${tree.from}/bin`);
      assertEquals(first.ok && first.value.path, "/bin/sh");
      assertEquals(again.ok, true);
      await findInterpreter("../bin/node", `${tree.from}/bin`);
      const [place, ...variables] = (await Deno.readTextFile(`${tree.from}/bin/node.asked`))
        .trim().split("\n");
      assertEquals(place, "/");
      assertEquals(variables.includes("TURNIIRSECRET"), false);
      assertEquals(variables.includes("/"), false, "it was asked more than once");
      assertEquals(variables.includes("PATH"), true);
    } finally {
      Deno.env.delete("TURNIIRSECRET");
    }
  },
});
