import { assert, assertEquals, assertThrows } from "@std/assert";
import { RULES_VERSION } from "../../../lib/arena/rules.ts";
import { PURE } from "./board.ts";
import { count, parseCensus } from "./census.ts";

const FOLDER = new URL("../../../fixtures/census/", import.meta.url);

for (const { name: file } of Deno.readDirSync(FOLDER)) {
  for (const row of parseCensus(Deno.readTextFileSync(new URL(file, FOLDER)))) {
    const name = `census ${file}: ${row.name}, depth ${row.depth}`;
    Deno.test(name, PURE, async () => assertEquals(await count(row), row.expected));
  }
}

Deno.test("the census was counted by the rules of this version", PURE, () => {
  // Whoever has to change a count above has changed what a turn does: old logs must not be replayed by that.
  assertEquals(RULES_VERSION, 1, "count the census anew, and write the new version here");
});

const SMALL = "field 44 55 # two rows\n\ncase pair 1,1:7 2,2:0\ndepth 1 leaves=24";

Deno.test("a census file is read as its grammar says", PURE, () => {
  const [row] = parseCensus(SMALL);
  assert(row !== undefined);
  assertEquals([row.name, row.depth, row.expected], ["pair", 1, { leaves: "24" }]);
  assertEquals(row.start.field, { width: 2, height: 2, heights: [4, 4, 5, 5] });
  assertEquals(row.start.tanks.map(({ x, y, lives }) => [x, y, lives]), [[1, 1, 7], [2, 2, 0]]);
});

Deno.test("a census counts what happens, whatever its file expects", PURE, async () => {
  const [row] = parseCensus(SMALL);
  assert(row !== undefined);
  // Eight tracks, seven more cannons, seven more periscopes, and the state in which nothing changed.
  const right = { leaves: "24", distinct: "23", pairs: "1", hits: "1", points: "0", lost: "3" };
  assertEquals(await count({ ...row, expected: { ...right, distinct: "22", hits: "0" } }), right);
});

Deno.test(
  "a census line that cannot be read is told with its number",
  PURE,
  () => {
    const broken = [
      ["field 44 5", "1: no field"],
      ["case a 1,1:2", "1: no field or no name"],
      ["field 44 55\ncase a 1,1", "2: no tank"],
      ["field 44 55\n\ndepth 1 leaves=2", "3: no case"],
      ["field 44 55\ncase a 1,1:2\ndepth x leaves=2", "3: no case, no depth"],
      ["what 1", "1: unknown key"],
    ] as const;
    for (const [text, message] of broken) {
      assertThrows(
        () => parseCensus(text),
        SyntaxError,
        message,
      );
    }
  },
);
