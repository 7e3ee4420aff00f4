/** Circuits to begin with, and files of another size. */
import { assert, assertEquals, assertThrows } from "@std/assert";
import { checkCircuit } from "../../../../lib/race/conformity.ts";
import { TRACK } from "../../../../lib/race/rules.ts";
import { fitRows } from "../../../../web/circuit/model/fit_rows.ts";
import {
  circuitOfCells,
  dressed,
  GRASS,
  templateOf,
} from "../../../../web/circuit/model/templates.ts";

Deno.test("the oval conforms; only the start needs a loop and nothing else", () => {
  assertEquals(checkCircuit(templateOf("oval")), []);
  assertEquals(checkCircuit(templateOf("start")).map(({ code }) => code), ["E4_NO_LOOP"]);
});

Deno.test("kerbs and grass leave the track as it is", () => {
  const { cells } = templateOf("oval");
  const again = dressed(circuitOfCells(cells), "other").cells;
  assert(again.some((byte, at) => byte !== cells[at]));
  assert(again.every((byte, at) => (byte === TRACK) === (cells[at] === TRACK)));
});

Deno.test("another number of bytes is no circuit", () => {
  assertThrows(() => circuitOfCells(new Uint8Array(3)), RangeError);
});

Deno.test("a file of another size is cut and filled up, and closed at its edge", () => {
  const rows = Array.from(
    { length: 103 },
    (_, y) => new Uint8Array(y === 5 ? 10 : 160).fill(TRACK),
  );
  const { cells } = fitRows(rows);
  const at = (x: number, y: number) => cells[y * 150 + x];
  assertEquals([at(0, 50), at(149, 50), at(70, 0), at(70, 99)], [GRASS, GRASS, GRASS, GRASS]);
  assertEquals([at(1, 1), at(9, 5), at(10, 5)], [TRACK, TRACK, GRASS]);
});
