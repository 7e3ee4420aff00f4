/** What may stand between an interpreter's name and the file that it runs. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { refuseCommand, starterOf } from "../../../../lib/judge/entry/sent_command.ts";

const FILES = [
  "my.py",
  "tank.ts",
  "tank.jar",
  "a/Main.class",
  "bot.pl",
  "x.lua",
  "x.php",
  "x.rb",
  "x.sh",
];

const FINE = [
  "python3 -u -B my.py",
  "python3 -uB my.py -c whatever",
  "pypy3 -X utf8 -W ignore my.py",
  "node --max-old-space-size=64 --no-warnings tank.ts --eval",
  "perl -w -Mstrict -I lib bot.pl",
  "ruby -W0 --yjit -rjson x.rb",
  "lua -W x.lua",
  "java -Xmx128m -XX:CompressedClassSpaceSize=64m -jar tank.jar @args",
  "java -XX:+UseSerialGC -cp a Main",
  "php -d memory_limit=64M x.php",
  "sh -eu x.sh",
];
for (const command of FINE) {
  Deno.test(`an upload may be started with: ${command}`, { permissions: "none" }, () => {
    assertEquals(refuseCommand(command, FILES), undefined);
  });
}

const REFUSED: readonly (readonly [command: string, option: string])[] = [
  ["python3 -c 'import my'", "-c"],
  ["python3 -cprint(1) my.py", "-cprint(1)"],
  ["python3 -uc 'import my' my.py", "-uc"],
  ["python3 -m timeit my.py", "-m"],
  ["python3 - my.py", "-"],
  ["pypy -c x", "-c"],
  ["perl -e 'print 1/2'", "-e"],
  ["perl -we 'print 1/2' bot.pl", "-we"],
  ["perl -E 'say 1' bot.pl", "-E"],
  ["perl '-Mstrict;print 1' bot.pl", "-Mstrict;print 1"],
  ["node -e 1", "-e"],
  ["node -p 1 tank.ts", "-p"],
  ["node -pe 1 tank.ts", "-pe"],
  ["node --eval=1 tank.ts", "--eval=1"],
  ["node --require tank.ts tank.ts", "--require"],
  ["node -r tank.ts tank.ts", "-r"],
  ["node --import=data:text/javascript,1 tank.ts", "--import=data:text/javascript,1"],
  ["node --experimental-loader=data:1 tank.ts", "--experimental-loader=data:1"],
  ["ruby -e 1 x.rb", "-e"],
  ["lua -e 1 x.lua", "-e"],
  ["php -r 1 x.php", "-r"],
  ["php -d auto_prepend_file=data:1 x.php", "-d"],
  ["sh -c 'echo L0'", "-c"],
  ["bash -ec 'echo L0' x.sh", "-ec"],
  ["java -javaagent:tank.jar -jar tank.jar", "-javaagent:tank.jar"],
  ["java -agentlib:jdwp -jar tank.jar", "-agentlib:jdwp"],
  ["java @tank.jar", "@tank.jar"],
  ["java -XX:Flags=tank.jar -jar tank.jar", "-XX:Flags=tank.jar"],
  ["java -XX:OnError=ls -jar tank.jar", "-XX:OnError=ls"],
];
for (const [command, option] of REFUSED) {
  Deno.test(`no upload may be started with: ${command}`, { permissions: "none" }, () => {
    const { code, message } = refuseCommand(command, FILES) ?? { code: "", message: "" };
    assertEquals(code, "UPLOAD_COMMAND");
    assertStringIncludes(message, `${JSON.stringify(option)} is no option that it may give to`);
  });
}

Deno.test("an interpreter has a file of the upload to run", { permissions: "none" }, () => {
  for (const command of ["python3 gone.py my.py", "java -jar gone.jar", "perl x"]) {
    assertStringIncludes(refuseCommand(command, FILES)?.message ?? "", "there is no file");
  }
  assertStringIncludes(refuseCommand("python3 -u", FILES)?.message ?? "", "say which file");
});

const STARTERS: readonly (readonly [command: string, paths: readonly string[], starter: string])[] =
  [
    ["", ["tank.ts"], "deno"],
    ["./tank.ts", ["tank.ts"], "deno"],
    ["my tank.ts", ["my tank.ts"], "deno"],
    ["src", ["src/main.ts"], "deno"],
    [".", ["main.mjs"], "deno"],
    [".", ["__main__.py"], "python3"],
    ["src/", ["src/__main__.py"], "python3"],
    ["", ["snake.py"], "python3"],
    ["perl -w bot.pl", ["bot.pl"], "perl"],
    ["python3 -c 'print(\"secret\")'", ["bot.pl"], "python3"],
    ["./tank secret", ["tank"], "itself"],
  ];
for (const [command, paths, starter] of STARTERS) {
  Deno.test(
    `what starts ${command || paths[0]} is told as ${starter}`,
    { permissions: "none" },
    () => {
      assertEquals(starterOf(command, paths), starter);
    },
  );
}
