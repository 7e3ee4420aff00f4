import { assertEquals } from "@std/assert";
import { guessCommand } from "../../../web/author/guess_command.ts";

Deno.test("a single program is started in the way of its language", () => {
  const cases: [string, string][] = [
    ["tank.py", "python3 tank.py"],
    ["my tank.py", "python3 'my tank.py'"],
    ["tank.ts", "tank.ts"],
    ["tank.mjs", "tank.mjs"],
    ["Tank.jar", "java -jar Tank.jar"],
    ["tank", "tank"],
    ["tank.c", ""],
    ["notes.txt", ""],
  ];
  for (const [path, command] of cases) assertEquals(guessCommand([path]), command, path);
});

Deno.test("among several the one whose name says so starts the rest", () => {
  assertEquals(guessCommand(["grid.py", "main.py", "notes.txt"]), "python3 main.py");
  assertEquals(guessCommand(["bot.ts", "lib/main.ts"]), "bot.ts");
  assertEquals(guessCommand(["data.txt", "hunter.ts", "types.d.ts"]), "hunter.ts");
});

Deno.test("where nothing is likely nothing is guessed", () => {
  assertEquals(guessCommand([]), "");
  assertEquals(guessCommand(["one.py", "two.py"]), "");
  assertEquals(guessCommand(["one", "two"]), "");
});
