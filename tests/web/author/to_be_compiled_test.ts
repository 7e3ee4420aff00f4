import { assertEquals } from "@std/assert";
import { toBeCompiled } from "../../../web/author/to_be_compiled.ts";

Deno.test("a source that is to be started must be compiled first", () => {
  assertEquals(toBeCompiled(["mytank.c"], ""), {
    language: "C",
    example: "cc -O2 -o mytank mytank.c",
  });
  assertEquals(toBeCompiled(["src/Tank.RS", "data.txt"], "./src/Tank.RS")?.language, "Rust");
});

Deno.test("sources may come along with what was made of them", () => {
  assertEquals(toBeCompiled(["mytank", "mytank.c"], "./mytank"), undefined);
  assertEquals(toBeCompiled(["tank.py", "helper.c"], "python3 tank.py"), undefined);
  assertEquals(toBeCompiled(["main.ts"], ""), undefined);
});
