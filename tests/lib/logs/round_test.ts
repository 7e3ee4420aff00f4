import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { formatProblem } from "../../../lib/core/problem.ts";
import { checkOf, makeRound } from "../../../lib/logs/make_round.ts";
import { parseRound } from "../../../lib/logs/round.ts";
import { runs } from "./properties.ts";
import { headerOf, recordRound } from "./record.ts";

const pure = { permissions: "none" } as const;

const LEAST = '{"round":1,"width":2,"height":1,"heights":["45"],' +
  '"tanks":[{"bot":0,"x":1,"y":1},{"bot":1,"x":2,"y":1}],"turns":["M0F2"]}';

/** The least round with one piece of its text changed must be refused with exactly these messages. */
function checkRefused(from: string, to: string, ...messages: string[]): void {
  assertEquals(LEAST.includes(from), true);
  const result = parseRound(LEAST.replace(from, to), headerOf(2), { file: "a.jsonl", line: 2 });
  assertEquals(result.ok ? ["accepted"] : result.error.map(formatProblem), messages);
}

Deno.test("parseRound() reads a hand-written round without faults, result and check", pure, () => {
  const result = parseRound(LEAST, headerOf(2));
  assertEquals(result, {
    ok: true,
    value: {
      round: 1,
      width: 2,
      height: 1,
      heights: ["45"],
      tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }],
      turns: ["M0F2"],
      faults: [],
      result: undefined,
    },
  });
});

Deno.test("parseRound() names the order that is none, and its column", pure, () => {
  const forms = "write M0..M7, F0..F7, L0..L7, -- or !!";
  checkRefused("M0F2", "M0L9", `a.jsonl:2:113: turns[0]: "L9" is no order: ${forms}`);
  checkRefused(
    '["M0F2"]',
    '["M0F2","m0F2"]',
    `a.jsonl:2:120: turns[1]: "m0" is no order: ${forms}`,
  );
  checkRefused("M0F2", "M0F", "a.jsonl:2:113: turns[0]: has 3 characters: 2 seats take 4");
});

Deno.test("parseRound() refuses start cells that no round can have", pure, () => {
  const at = "a.jsonl:2:81: tanks[1]:";
  checkRefused('"x":2', '"x":3', `${at} (3,1) is off the field of 2 by 1 cells`);
  checkRefused('"x":2', '"x":1', `${at} stands on (1,1) like tanks[0]: one tank a cell`);
});

Deno.test("parseRound() refuses wrong numbers, heights and bots", pure, () => {
  const integer = "does not fit: write a whole number from";
  checkRefused('"round":1', '"round":0', `a.jsonl:2:10: round: 0 ${integer} 1 on`);
  checkRefused('"width":2', '"width":401', `a.jsonl:2:20: width: 401 ${integer} 1 to 400`);
  checkRefused('"bot":1', '"bot":2', `a.jsonl:2:88: tanks[1].bot: 2 ${integer} 0 to 1`);
  checkRefused('"y":1', '"y":"1"', `a.jsonl:2:78: tanks[0].y: "1" ${integer} 0 on`);
  checkRefused(
    '"45"',
    '"4x"',
    'a.jsonl:2:44: heights[0]: "4x" does not fit: write 2 digits, one a cell',
  );
  checkRefused('["45"]', "[]", "a.jsonl:2:43: heights: has 0 rows, but the height is 1");
  checkRefused('"turns":["M0F2"]', '"turn":[]', "a.jsonl:2: turns: is missing: write a list");
});

Deno.test("parseRound() refuses faults of unknown kinds and seats", pure, () => {
  const faulty = (fault: string) => `"turns":["M0F2"],"faults":[${fault}]`;
  checkRefused(
    '"turns":["M0F2"]',
    faulty('{"turn":1,"tank":2,"kind":"boredom"}'),
    "a.jsonl:2:148: faults[0].tank: 2 does not fit: write a whole number from 0 to 1",
    'a.jsonl:2:157: faults[0].kind: "boredom" does not fit: write one of timeout, exit, crash, ' +
      "flood, memory, invalid, start",
  );
});

Deno.test("parseRound(makeRound(round)) gives the round with its check", pure, () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 9 }), (seed, tanks) => {
      const header = headerOf(tanks, 40);
      const round = recordRound(header, seed);
      const line = makeRound(round);
      const parsed = parseRound(line, header);
      assertEquals(parsed, { ok: true, value: { ...round, check: checkOf(round) } });
      assertEquals(parsed.ok && makeRound(parsed.value), line);
    }),
    runs(50),
  );
});

Deno.test("makeRound() keeps a check that is wrong and makes none without a result", pure, () => {
  const round = { ...recordRound(headerOf(2, 3), 5), check: "00000000" };
  assertEquals(makeRound(round).endsWith(',"check":"00000000"}'), true);
  const piece = { ...recordRound(headerOf(2, 3), 5), result: undefined };
  assertEquals(makeRound(piece).endsWith('"faults":[]}'), true);
});

Deno.test("parseRound() never throws on anything", pure, () => {
  const header = headerOf(3);
  const line = makeRound(recordRound(header, 11));
  const changed = fc.tuple(fc.nat(line.length), fc.nat(9), fc.string({ unit: "binary" }))
    .map(([at, cut, put]) => line.slice(0, at) + put + line.slice(at + cut));
  const odd = fc.json().map((json) =>
    `{"round":1,"tanks":${json},"turns":${json},"faults":${json}}`
  );
  fc.assert(
    fc.property(fc.oneof(changed, odd, fc.json()), (text) => {
      const result = parseRound(text, header);
      if (!result.ok) assertEquals(result.error.length > 0, true);
    }),
    runs(300),
  );
});

Deno.test("parseRound() survives hostile depth, names and numbers", pure, () => {
  const header = headerOf(2);
  for (
    const text of [
      "[".repeat(500_000),
      '{"a":'.repeat(2_000_000),
      "[".repeat(100_000) + "]".repeat(100_000),
      '{"tanks":' + "[".repeat(5000) + "]".repeat(5000) + "}",
      '{"__proto__":{"round":1},"constructor":1}',
      `{"round":${"9".repeat(5000)},"width":-0,"height":1e308}`,
      '{"round":9007199254740993}',
      `{"tanks":[${Array(5000).fill("0").join()}]}`,
    ]
  ) {
    const result = parseRound(text, header);
    assertEquals(!result.ok && result.error.length <= 20, true, text.slice(0, 40));
  }
});
