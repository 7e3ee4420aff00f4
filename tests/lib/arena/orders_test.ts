import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { ALL_ORDERS, makeOrder, orderOf, parseOrder } from "../../../lib/arena/orders.ts";
import { PURE } from "./board.ts";
import { RUNS, SEED } from "./random_rounds.ts";

function read(line: string): string {
  const order = parseOrder(line);
  return order === undefined ? "invalid" : `${order.kind} ${order.to}`;
}

Deno.test("[INPUT-1] an order is L, M or F and a digit 0 to 7", PURE, () => {
  assertEquals(
    ["M0", "M1", "M2", "F3", "F4", "F5", "L6", "L7"].map(read),
    ["move 0", "move 1", "move 2", "fire 3", "fire 4", "fire 5", "look 6", "look 7"],
  );
});

Deno.test(
  "[INPUT-1] there are 24 orders, and each is read back from how it is written",
  PURE,
  () => {
    const written = ALL_ORDERS.map(makeOrder);
    assertEquals(new Set(written).size, 24);
    for (const order of ALL_ORDERS) {
      assert(parseOrder(makeOrder(order)) === order);
      assert(orderOf(order.kind, order.to) === order);
    }
  },
);

Deno.test(
  "[INPUT-2] small letters, blanks around and a CR before the LF are accepted",
  PURE,
  () => {
    assertEquals(
      ["l0", "m1", "f2", " M3", "F4 ", "\tL5\t", "  m6 \t ", "M7\r", " f1 \r"].map(read),
      [
        "look 0",
        "move 1",
        "fire 2",
        "move 3",
        "fire 4",
        "look 5",
        "move 6",
        "move 7",
        "fire 1",
      ],
    );
  },
);

Deno.test("[INPUT-3] anything else is an invalid line", PURE, () => {
  const lines = [
    ..."|L8|L|M 5|M5 F3|M5M5|M55|5M|05|M-1|M/|M:|N5|K0|LL|L0.|+L0|M５|Ｍ5|É1|\u017f0".split("|"),
    ...["\r", " ", "\r\r", "M5\r\r", "\rM5", "M\r5", "M5\r ", "M5\n", "\u00a0M5", "M5\v", "M5\0"],
    ...["\ufeffM5", "M5\ufffd", "\ufffd5", "\u{1f600}", "\ud83d5", "__proto__", "M5 ".repeat(400)],
  ];
  for (const line of lines) assertEquals(read(line), "invalid", JSON.stringify(line));
});

Deno.test("[INPUT-3] parseOrder accepts exactly the lines of [INPUT-1] and [INPUT-2]", PURE, () => {
  const grammar = /^[ \t]*[LMFlmf][0-7][ \t]*\r?$/;
  const piece = fc.constantFrom(..."LMFlmf01234567 \t\r89Ax-\u00a0");
  const line = fc.oneof(
    fc.string({ unit: piece, maxLength: 6 }),
    fc.tuple(
      fc.string({ unit: fc.constantFrom(" ", "\t"), maxLength: 3 }),
      fc.constantFrom(...ALL_ORDERS.map(makeOrder)),
      fc.string({ unit: fc.constantFrom(" ", "\t"), maxLength: 3 }),
      fc.constantFrom("", "\r", "\r\r", "x"),
    ).map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
  );
  fc.assert(
    fc.property(line, (text) => {
      const order = parseOrder(text);
      assertEquals(order !== undefined, grammar.test(text));
      if (order !== undefined) {
        assertEquals(makeOrder(order), text.trim().toUpperCase());
      }
    }),
    { numRuns: 20 * RUNS, seed: SEED },
  );
});

Deno.test("[INPUT-3] every line of up to two characters is judged by the grammar", PURE, () => {
  const grammar = /^[ \t]*[LMFlmf][0-7][ \t]*\r?$/;
  for (let first = 0; first < 256; first++) {
    for (let second = 0; second < 256; second++) {
      const line = String.fromCharCode(first, second);
      if ((parseOrder(line) !== undefined) !== grammar.test(line)) {
        assertEquals(read(line), `by the grammar: ${grammar.test(line)}`, JSON.stringify(line));
      }
    }
  }
});
