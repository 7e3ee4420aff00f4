import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { formatProblem } from "../../../lib/core/problem.ts";
import { makeHeader, parseHeader, warningsAbout } from "../../../lib/logs/header.ts";
import { LOG_FORMAT, type LogHeader } from "../../../lib/logs/types.ts";
import { runs } from "./properties.ts";
import { headerOf } from "./record.ts";

const pure = { permissions: "none" } as const;

const LEAST = '{"format":"turniir-tanks","version":1,"kind":"duel","bots":["anna"]}';

/** The header must be refused with exactly these messages. */
function checkRefused(text: string, ...messages: string[]): void {
  const result = parseHeader(text, { file: "a.jsonl", line: 1 });
  assertEquals(result.ok ? ["accepted"] : result.error.map(formatProblem), messages);
}

Deno.test("parseHeader() gives defaults for what a hand-written header leaves out", pure, () => {
  assertEquals(parseHeader(LEAST), {
    ok: true,
    value: {
      format: LOG_FORMAT,
      version: 1,
      rules: 1,
      kind: "duel",
      seed: "",
      bots: [{ name: "anna", version: "" }],
      limits: { turnMs: 100, startMs: 2000, turns: 1000 },
      stage: "",
      sandbox: [],
    },
  });
});

Deno.test("parseHeader() takes single limits, a number as seed and unknown fields", pure, () => {
  const text = '{"format":"turniir-tanks","version":1,"kind":"melee","bots":[{"name":"a","x":1}],' +
    '"limits":{"turns":7,"y":{}},"seed":42,"note":[[]],"stage":null}';
  const result = parseHeader(text);
  assertEquals(result.ok && result.value.limits, { turnMs: 100, startMs: 2000, turns: 7 });
  assertEquals(result.ok && [result.value.seed, result.value.stage], ["42", ""]);
});

Deno.test("parseHeader() refuses what is no tanks log", pure, () => {
  const demand = 'the first line must be an object with "format":"turniir-tanks"';
  const none = "This is not a Turniir tanks log";
  checkRefused("[1]", `a.jsonl:1:1: ${none}: ${demand}`);
  checkRefused('{"format":"pgn"}', `a.jsonl:1:1: ${none}, its "format" is "pgn": ${demand}`);
  checkRefused('{"__proto__":{"format":"turniir-tanks"}}', `a.jsonl:1:1: ${none}: ${demand}`);
});

Deno.test("parseHeader() knows a newer log", pure, () => {
  const text = '{"format":"turniir-tanks","version":2,"whatever":true}';
  checkRefused(text, "a.jsonl:1:1: Made by a newer Turniir (log version 2, this one reads 1)");
});

Deno.test("parseHeader() tells all that is wrong, each at its column", pure, () => {
  checkRefused(
    '{"format":"turniir-tanks","version":1.5,"bots":["a",{"name":7}],"limits":{"turns":1e999}}',
    "a.jsonl:1:37: version: 1.5 does not fit: write a whole number from 1 on",
    "a.jsonl:1: kind: is missing: write one of duel, melee",
    "a.jsonl:1:61: bots[1].name: 7 does not fit: write a text in quotes",
    "a.jsonl:1:83: limits.turns: Infinity does not fit: write a whole number from 1 on",
  );
});

Deno.test("parseHeader() tells where a line stops being JSON", pure, () => {
  checkRefused(
    '{"format":"turniir-tanks","version":NaN,"kind":1}',
    'a.jsonl:1:37: This line is not JSON from "NaN,\\"kind\\":1}" on',
  );
  checkRefused('{"format":', "a.jsonl:1:11: This line is not JSON: it ends too early");
});

Deno.test("warningsAbout() tells of other rules", pure, () => {
  assertEquals(warningsAbout(headerOf(2)), []);
  assertEquals(warningsAbout({ ...headerOf(2), rules: 9 }).map(formatProblem), [
    "Played by version 9 of the rules, this program plays version 1: replayed results may differ",
  ]);
});

Deno.test("parseHeader(makeHeader(header)) gives the header", pure, () => {
  const text = fc.string({ unit: "binary" });
  const header: fc.Arbitrary<LogHeader> = fc.record({
    format: fc.constant(LOG_FORMAT),
    version: fc.constant(1),
    rules: fc.integer({ min: 1 }),
    kind: fc.constantFrom("duel", "melee"),
    seed: text,
    bots: fc.array(fc.record({ name: text, version: text }, { noNullPrototype: true }), {
      minLength: 1,
    }),
    limits: fc.record({
      turnMs: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((ms) => ms || 0),
      startMs: fc.nat(),
      turns: fc.integer({ min: 1 }),
    }, { noNullPrototype: true }),
    stage: text,
    sandbox: fc.array(text),
  }, { noNullPrototype: true });
  fc.assert(
    fc.property(header, (given) => {
      const line = makeHeader(given);
      assertEquals(line.includes("\n"), false);
      assertEquals(parseHeader(line), { ok: true, value: given });
    }),
    runs(100),
  );
});

Deno.test("makeHeader() keeps halves of characters in names", pure, () => {
  const header = { ...headerOf(2), bots: [{ name: "\ud800", version: "\n" }] };
  assertEquals(parseHeader(makeHeader(header)), { ok: true, value: header });
});
