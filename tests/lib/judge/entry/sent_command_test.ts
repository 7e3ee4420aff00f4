import { assertEquals, assertStringIncludes } from "@std/assert";
import {
  refuseCommand,
  startingWord,
  usualCommand,
} from "../../../../lib/judge/entry/sent_command.ts";

const FILES = ["tank.ts", "my bot.py", "lib/a.ts", "bin/tank", "snake/__main__.py", "book.txt"];

const FINE = [
  "tank.ts",
  "./tank.ts",
  "my bot.py",
  "'my bot.py'",
  "python3 'my bot.py'",
  "python3.12 'my bot.py' book.txt 3",
  "python3 -u snake",
  "python3 .",
  "snake/",
  ".",
  "./bin/tank book.txt",
  "bin/tank",
  "node --max-old-space-size=64 lib/a.ts",
];
for (const command of FINE) {
  Deno.test(`an upload may be started with: ${command}`, () => {
    assertEquals(refuseCommand(command, FILES), undefined);
  });
}

const REFUSED: readonly (readonly [command: string, says: string])[] = [
  ["gone.ts", 'there is no file "gone.ts" in the upload'],
  ["python3", 'say which file python3 is to run, such as "python3 FILE"'],
  ["python3 /etc/passwd", "names files of the upload only"],
  ["python3 ../../x", "names files of the upload only"],
  ["python3 lib/../../x", "names files of the upload only"],
  ["python3 ..", "names files of the upload only"],
  ["python3 ~/.ssh/id_rsa", "names files of the upload only"],
  ["python3 --file=/etc/passwd tank.ts", "names files of the upload only"],
  ["python3 'C:\\x'", "names files of the upload only"],
  ["cat ../../x", "names files of the upload only"],
  ["cat tank.ts", "begins with a file of the upload or with one of python3, node"],
  ["/usr/bin/python3 tank.ts", "names files of the upload only"],
  ["/etc/passwd", "names files of the upload only"],
  ["../tank.ts", "names files of the upload only"],
  ["usr/bin/python3 tank.ts", '"usr/bin/python3" is neither'],
  ["deno run tank.ts", '"deno" is neither'],
  ["x=tank.ts", 'there is no file "x=tank.ts"'],
  ["python3 'tank.ts", "the closing ' is missing"],
];
for (const [command, says] of REFUSED) {
  Deno.test(`no upload may be started with: ${command}`, () => {
    assertStringIncludes(refuseCommand(command, FILES)?.message ?? "nothing was refused", says);
  });
}

const USUAL: readonly (readonly [command: string | undefined, paths: readonly string[]])[] = [
  ["tank.ts", ["tank.ts"]],
  ["'my tank.ts'", ["my tank.ts"]],
  ["tank.ts", ["tank.ts", "weights.json"]],
  ["tank.ts", ["tank.ts", "lib/a.ts", "lib/b.ts"]],
  ["main.ts", ["main.ts", "other.ts"]],
  ["main.js", ["bot.ts", "main.js"]],
  [undefined, ["tank.ts", "other.ts"]],
  ["python3 snake.py", ["snake.py"]],
  ["python3 'my snake.py'", ["my snake.py", "book.txt"]],
  ["python3 main.py", ["main.py", "tools.py"]],
  [undefined, ["snake.py", "tools.py"]],
  ["python3 .", ["__main__.py", "tools.py"]],
  ["python3 snake", ["snake/__main__.py", "snake/tools.py"]],
  ["main.ts", ["main.ts", "__main__.py"]],
  ["java -jar tank.jar", ["tank.jar"]],
  ["mybot/main.ts", ["mybot/main.ts", "mybot/w.json"]],
  ["a/b/tank.ts", ["a/b/tank.ts", "a/b/c/d.ts"]],
  [undefined, ["a/tank.ts", "b/tank.ts"]],
  ["./tank", ["tank"]],
  ["'./my tank'", ["my tank"]],
  [undefined, ["tank", "book.txt"]],
  [undefined, []],
];
for (const [command, paths] of USUAL) {
  Deno.test(`${command ?? "nothing"} starts ${paths.join(" ") || "nothing"}`, () => {
    assertEquals(usualCommand(paths), command);
    if (command !== undefined) assertEquals(refuseCommand(command, paths), undefined);
    assertEquals(startingWord("", paths), command ?? "");
  });
}

Deno.test("a script that is named alone is started by its interpreter, anything else as it is", () => {
  assertEquals(startingWord("my bot.py", FILES), "python3 'my bot.py'");
  assertEquals(startingWord("'my bot.py'", FILES), "python3 'my bot.py'");
  for (const command of ["tank.ts", "./my bot.py", "python3 'my bot.py' 3", "./bin/tank"]) {
    assertEquals(startingWord(command, FILES), command);
  }
});

Deno.test("an author whose upload could be started in several ways has to say how", () => {
  for (const command of ["", "  "]) {
    const problem = refuseCommand(command, ["tank.ts", "other.ts"]);
    assertStringIncludes(problem?.message ?? "", "say which file starts the program");
    assertEquals(refuseCommand(command, FILES), undefined);
  }
});
