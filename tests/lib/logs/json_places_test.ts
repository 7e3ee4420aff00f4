import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { columnOf, columnOfError, type JsonPath } from "../../../lib/logs/json_places.ts";
import { runs } from "./properties.ts";

const pure = { permissions: "none" } as const;

/** Follows a path by JSON.parse; `undefined` where it leads nowhere. */
function follow(value: unknown, path: JsonPath): unknown {
  return path.reduce(
    (inner: unknown, key) =>
      typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}

Deno.test("columnOf() finds values in lists and objects", pure, () => {
  const text = '{"a": [10, {"b": "]"}, [] ], "turns":["L0","L9"],"a\\u0062":3}';
  for (const path of [["a"], ["a", 0], ["a", 1, "b"], ["a", 2], ["turns", 1], ["ab"]]) {
    const column = columnOf(text, path) ?? 0;
    const begin = JSON.stringify(follow(JSON.parse(text), path)).slice(0, 3);
    assertEquals(text.slice(column - 1).startsWith(begin), true, path.join("."));
  }
  assertEquals(columnOf(text, []), 1);
  assertEquals(columnOf(text, ["turns", 2]), undefined);
  assertEquals(columnOf(text, ["turns", "1"]), undefined);
});

Deno.test("columnOf() takes the last of doubled names, as JSON.parse does", pure, () => {
  assertEquals(columnOf('{"a":1,"a":2}', ["a"]), 12);
});

Deno.test("columnOfError() tells where JSON ends", pure, () => {
  const cases: [string, number | undefined][] = [
    ["", 1],
    ["{", 2],
    ['{"a":NaN}', 6],
    ['{"a":1,}', 8],
    ['{"a" 1}', 6],
    ["[1,2", 5],
    ["[1 2]", 4],
    ["[01]", 2],
    ['["a\\x"]', 5],
    ['"tab\tin it"', 5],
    ["{} {}", 4],
    ['{"a":1}', undefined],
    [" [1e5, -0.5, true, null] ", undefined],
  ];
  for (const [text, column] of cases) assertEquals(columnOfError(text), column, text);
});

Deno.test("columnOfError() and JSON.parse agree on what is JSON", pure, () => {
  const nearly = fc.tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom("", '"', "{", "]", ",", "\\", "0", "x"),
  )
    .map(([json, at, mark]) => {
      const cut = at % (json.length + 1);
      return json.slice(0, cut) + mark + json.slice(cut + 1);
    });
  fc.assert(
    fc.property(fc.oneof(nearly, fc.json(), fc.string()), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      assertEquals(columnOfError(text) === undefined, isJson);
    }),
    runs(300),
  );
});

Deno.test("columnOfError() gives up on deep nesting without overflowing", pure, () => {
  assertEquals(columnOfError("[".repeat(1_000_000)), undefined);
  assertEquals(columnOf("[".repeat(100_000) + "]".repeat(100_000), [0, 1]), undefined);
});
