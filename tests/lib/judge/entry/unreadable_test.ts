import { assertEquals } from "@std/assert";
import { type TryToOpen, withReason } from "../../../../lib/judge/entry/unreadable.ts";
import { makeTree } from "./tree.ts";

const PROBLEM = { code: "SOURCE_UNREADABLE", message: "Import 'a.ts' failed.", file: "b/a.ts" };

Deno.test("a module that may not be read is told as such, others as Deno tells them", async () => {
  const asked: string[] = [];
  const denied: TryToOpen = (path) => {
    asked.push(path);
    return Promise.reject(new Deno.errors.PermissionDenied("no"));
  };
  const gone: TryToOpen = () => Promise.reject(new Deno.errors.NotFound("no"));
  const fine: TryToOpen = () => Promise.resolve({ [Symbol.dispose]: () => {} });
  assertEquals(await withReason(PROBLEM, "/from", denied), {
    ...PROBLEM,
    message: "Permission denied: this file can't be read",
  });
  assertEquals(asked, ["/from/b/a.ts"]);
  for (const open of [gone, fine]) assertEquals(await withReason(PROBLEM, "/from", open), PROBLEM);
  const other = { ...PROBLEM, code: "SOURCE_SYNTAX" };
  assertEquals(await withReason(other, "/from", denied), other);
});

Deno.test({
  name: "enterProgram() says that a module may not be read",
  // Nothing is denied to the administrator.
  ignore: Deno.build.os === "windows" || Deno.uid() === 0,
  fn: async () => {
    const secret = (path: string) => Deno.writeTextFile(path, "export {};", { mode: 0o000 });
    await using tree = await makeTree({ "main.ts": 'import "./secret.ts";', "secret.ts": secret });
    const told = ["secret.ts: Permission denied: this file can't be read"];
    assertEquals(await tree.refuse("main.ts"), told);
    assertEquals(await tree.refuse("secret.ts"), told);
  },
});
