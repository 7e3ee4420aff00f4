import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { commonFolder } from "../../../../lib/judge/entry/command.ts";
import { shebangWords } from "../../../../lib/judge/entry/executable.ts";
import { nameOfPath, splitName } from "../../../../lib/judge/entry/names.ts";
import { joinWords, splitWords } from "../../../../lib/judge/entry/words.ts";

const WORDS: readonly (readonly [text: string, words: readonly string[]])[] = [
  ["", []],
  ["  \t ", []],
  ["one", ["one"]],
  [" one\ttwo  three\n", ["one", "two", "three"]],
  ["'one two' three", ["one two", "three"]],
  ['"one two" three', ["one two", "three"]],
  ["on'e t'wo", ["one two"]],
  ["''", [""]],
  ['a "" b', ["a", "", "b"]],
  ["one\\ two", ["one two"]],
  ["'a\\b'", ["a\\b"]],
  ['"a\\"b\\\\c\\d"', ['a"b\\c\\d']],
  ["a\\", ["a\\"]],
  ["$HOME ~ * > x | y ; z & `w`", ["$HOME", "~", "*", ">", "x", "|", "y", ";", "z", "&", "`w`"]],
  ["ä 𝄞", ["ä", "𝄞"]],
];
for (const [text, words] of WORDS) {
  Deno.test(`splitWords() of ${JSON.stringify(text)}`, { permissions: "none" }, () => {
    assertEquals(splitWords(text), { ok: true, value: [...words] });
  });
}

for (const text of ["'", 'a "b', "'a\\'b'"]) {
  Deno.test(`splitWords() misses a quote in ${text}`, { permissions: "none" }, () => {
    assertEquals(splitWords(text).ok, false);
  });
}

Deno.test("splitName() takes a plain name before the first =", { permissions: "none" }, () => {
  assertEquals(splitName("Tank-2.b+c_=a=b.ts"), { name: "Tank-2.b+c_", word: "a=b.ts" });
  const none = ["bot.ts", "=bot.ts", "x=", "a/b=c", "a b=c", `${"x".repeat(41)}=c`];
  for (const typed of none) assertEquals(splitName(typed), undefined, typed);
});

Deno.test(
  "nameOfPath() is the last part, printable and not too long",
  { permissions: "none" },
  () => {
    assertEquals(nameOfPath("bots/tanks/tank1.ts", false), "tank1");
    assertEquals(nameOfPath("/a/b.c/", true), "b.c");
    assertEquals(nameOfPath("a.tar.gz", false), "a.tar");
    assertEquals(nameOfPath(".hidden", false), ".hidden");
    assertEquals(nameOfPath("a\u001b[2J\u202eb", true), "a?[2J?b");
    assertEquals(nameOfPath("𝄞".repeat(50), true), "𝄞".repeat(40));
    assertEquals(nameOfPath("/", true), "program");
  },
);

Deno.test("shebangWords() skips env", { permissions: "none" }, () => {
  assertEquals(shebangWords("#!/usr/bin/perl -w"), ["/usr/bin/perl", "-w"]);
  assertEquals(shebangWords("#! /usr/bin/env python3\r"), ["python3"]);
  assertEquals(shebangWords("#!/usr/bin/env -S python3 -B"), ["python3", "-B"]);
  for (const line of ["", "#", "#!", "#!/usr/bin/env", "print()"]) {
    assertEquals(shebangWords(line), undefined, line);
  }
});

Deno.test("commonFolder() is the deepest that holds all", { permissions: "none" }, () => {
  assertEquals(commonFolder([]), "");
  assertEquals(commonFolder(["/a/b"]), "/a/b");
  assertEquals(commonFolder(["/a/b", "/a/b/c"]), "/a/b");
  assertEquals(commonFolder(["/a/bc", "/a/b"]), "/a");
  assertEquals(commonFolder(["/a/b", "/c"]), "/");
});

Deno.test("joinWords() makes a text of which splitWords() makes the same words", () => {
  const letter = fc.constantFrom(
    "a",
    "ä",
    " ",
    "\t",
    "\n",
    "'",
    '"',
    "\\",
    "$",
    "=",
    "-",
    "/",
    "𝄞",
  );
  const word = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: "binary" }));
  fc.assert(fc.property(fc.array(word), (words) => {
    assertEquals(splitWords(joinWords(words)), { ok: true, value: words });
  }));
});

Deno.test("joinWords() quotes what needs it, and nothing else", () => {
  const words = ["perl", "-w", "./lib/mär.pl", "a b", "it's", "x=1", ""];
  assertEquals(joinWords(words), `perl -w ./lib/mär.pl 'a b' "it's" 'x=1' ''`);
});
