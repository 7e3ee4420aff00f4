import { assertEquals, assertThrows } from "@std/assert";
import { takeCheckReport, takeLead, takeTexts } from "../../../../lib/contest/store/json_values.ts";
import {
  countOf,
  fittingOf,
  flagOf,
  given,
  isDigest,
  optionalJsonOf,
  optionalNumberOf,
  optionalTextOf,
  textOf,
  wholeOf,
  wordOf,
} from "../../../../lib/contest/store/rows.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { checkReport } from "../temp_contest.ts";

function isDamage(work: () => unknown): void {
  const error = assertThrows(work, UnusableInput, "The contest's database is damaged (a holds");
  assertEquals(error.problems[0]?.code, "CONTEST_DAMAGED");
}

Deno.test("columns are read as what they should be", () => {
  assertEquals(wholeOf({ a: 3 }, "a"), 3);
  assertEquals(optionalNumberOf({ a: 1.5 }, "a"), 1.5);
  assertEquals(optionalNumberOf({ a: null }, "a"), undefined);
  assertEquals([flagOf({ a: 1 }, "a"), flagOf({ a: 0 }, "a")], [true, false]);
  assertEquals([textOf({ a: "" }, "a"), optionalTextOf({ a: null }, "a")], ["", undefined]);
  assertEquals(wordOf({ a: "open" }, "a", ["open", "closed"]), "open");
  assertEquals(optionalJsonOf({ a: '["x"]' }, "a", takeTexts), ["x"]);
  assertEquals(optionalJsonOf({ a: null }, "a", takeTexts), undefined);
  assertEquals([given("a", 0), given("a", undefined)], [{ a: 0 }, {}]);
});

Deno.test("a column that holds anything else is told as damage", () => {
  isDamage(() => wholeOf({ a: 1.5 }, "a"));
  isDamage(() => wholeOf({}, "a"));
  isDamage(() => optionalNumberOf({ a: "1" }, "a"));
  isDamage(() => textOf({ a: null }, "a"));
  isDamage(() => optionalTextOf({ a: 1 }, "a"));
  isDamage(() => wordOf({ a: "ajar" }, "a", ["open", "closed"]));
  isDamage(() => optionalJsonOf({ a: "{" }, "a", takeTexts));
  isDamage(() => optionalJsonOf({ a: "[1]" }, "a", takeTexts));
});

Deno.test("what becomes part of a path or an address must be fit for it, and the row is told", () => {
  const isSmall = (text: string) => text.length < 3;
  assertEquals(fittingOf({ a: "xy" }, "a", isSmall), "xy");
  assertEquals([countOf({ a: 0 }, "a"), countOf({ a: 1 }, "a", 1)], [0, 1]);
  const [small, large] = ["0".repeat(63), "0".repeat(64)];
  assertEquals([isDigest(large), isDigest(small), isDigest("G".repeat(64))], [true, false, false]);
  isDamage(() => fittingOf({ a: "xyz" }, "a", isSmall));
  for (const value of [-1, 1e9, 0.5]) isDamage(() => countOf({ a: value }, "a"));
  isDamage(() => countOf({ a: 0 }, "a", 1));
  assertThrows(
    () => textOf({ stage: 4, id: 3, a: null }, "a"),
    UnusableInput,
    "(a of the row with id 3 holds",
  );
});

Deno.test("JSON in the database is taken with its known fields only", () => {
  const report = {
    ...checkReport(false),
    problems: [{ code: "A", message: "b", file: "c", line: 1, column: 2 }, {
      code: "A",
      message: "b",
    }],
  };
  assertEquals(takeCheckReport({ ...report, secret: 1 }), report);
  assertEquals(takeLead({ verdict: "tied", share: 0.5, secret: 1 }), {
    verdict: "tied",
    share: 0.5,
  });
  for (const value of [null, 1, [], {}, { verdict: "won", share: 1 }, { verdict: "open" }]) {
    assertEquals(takeLead(value), undefined);
    assertEquals(takeCheckReport(value), undefined);
  }
  for (const wrong of [{ problems: [{}] }, { findings: [1] }, { isFit: 1 }, { stderr: null }]) {
    assertEquals(takeCheckReport({ ...report, ...wrong }), undefined);
  }
});
