import { assertEquals, assertStringIncludes } from "@std/assert";
import { isAbsolute, join, resolve } from "@std/path";
import fc from "fast-check";
import { refusePath, refusePaths } from "../../../lib/contest/file_paths.ts";
import { isWithin } from "../../../lib/judge/entry/outside.ts";

const FINE = [
  "main.ts",
  "lib/map.ts",
  "-x.mjs",
  "a b,c#%41.ts",
  'it\'s "quoted".ts',
  ".hidden",
  "..dots",
  "a...b/...",
  "мой/танк.ts",
  "𝄞.ts",
  "a/".repeat(15) + "x",
  "x".repeat(200),
];
for (const path of FINE) {
  Deno.test(`a file of a version may be called ${path.slice(0, 40)}`, () => {
    assertEquals(refusePath(path), undefined);
  });
}

const REFUSED: readonly (readonly [path: string, says: string])[] = [
  ["", "needs a name"],
  ["/etc/passwd", "begin in the program's own folder"],
  ["C:/x", "begin in the program's own folder"],
  ["c:x", "begin in the program's own folder"],
  ["a\\b", "no \\"],
  ["a//b", "missing"],
  ["a/", "missing"],
  ["..", "through . or .."],
  ["../x", "through . or .."],
  ["a/../../x", "through . or .."],
  ["./x", "through . or .."],
  ["a/.", "through . or .."],
  ["a\0b", "control characters"],
  ["a\nb", "control characters"],
  ["a\x7f", "control characters"],
  ["a\u202eb", "control characters"],
  ["a\ud800b", "control characters"],
  ["a\u00adb", "invisible"],
  ["a\ufe0fb", "invisible"],
  ["\u115f", "invisible"],
  ["\u3164.ts", "invisible"],
  ["a\u{e0001}b", "invisible"],
  ["a\u0085b", "invisible"],
  ["a\ufffdb", "UTF-8"],
  ["a/".repeat(16) + "x", "16 names"],
  ["x".repeat(201), "200 letters"],
  ["𝄞".repeat(64), "too long"],
];
for (const [path, says] of REFUSED) {
  Deno.test(`no file of a version may be called ${JSON.stringify(path).slice(0, 40)}`, () => {
    assertStringIncludes(refusePath(path) ?? "", says);
  });
}

const CLASHES: readonly (readonly string[])[] = [
  ["a.ts", "a.ts"],
  ["a.ts", "A.ts"],
  ["lib/a.ts", "LIB/a.ts"],
  ["lib/a.ts", "Lib/b.ts"],
  ["a", "a/b"],
  ["a/b", "a"],
  ["A", "a/b"],
  ["a/b/c", "a/B"],
  ["\u00e9.ts", "e\u0301.ts"],
];
for (const paths of CLASHES) {
  Deno.test(`these files cannot lie side by side: ${paths.join(" ")}`, () => {
    const [problem, ...others] = refusePaths(paths);
    assertEquals([problem?.code, problem?.file, others.length], ["FILE_CLASH", paths[1], 0]);
    assertStringIncludes(problem?.message ?? "", "rename one of them");
  });
}

Deno.test("files of one folder, and folders of one name in several places, are no clash", () => {
  assertEquals(refusePaths(["a/x", "a/y", "b/a/x", "b/a/y", "x", "a.ts"]), []);
});

Deno.test("whatever is not refused lies below the folder it is put into", () => {
  const part = fc.oneof(
    fc.constantFrom("..", ".", "", "a", "/", "\\", "C:", "\0"),
    fc.string({ maxLength: 4 }),
  );
  const path = fc.array(part, { maxLength: 5 }).map((parts) => parts.join("/"));
  fc.assert(fc.property(path, (path) => {
    fc.pre(refusePath(path) === undefined);
    const place = resolve("/version", path);
    return !isAbsolute(path) && place !== "/version" && isWithin("/version", place) &&
      place === join("/version", ...path.split("/"));
  }));
});
