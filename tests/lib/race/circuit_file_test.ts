import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { circuitOf, readRows, writeCircuit } from "../../../lib/race/circuit_file.ts";
import { HEIGHT, WIDTH } from "../../../lib/race/rules.ts";
import { OVAL } from "./drawn.ts";

const LINES: readonly string[] = Array.from(
  { length: HEIGHT },
  (_, y) => String.fromCharCode(65 + y % 8).repeat(WIDTH),
);

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function read(text: string): { rows: string[]; warnings: string[] } {
  const { rows, warnings } = readRows(bytesOf(text));
  return {
    rows: rows.map((row) => String.fromCharCode(...row)),
    warnings: warnings.map(({ code }) => code),
  };
}

Deno.test("[FILE-1] lines are parted by CR+LF, LF or CR, and the last end may be missing", () => {
  for (const end of ["\r\n", "\n", "\r"]) {
    assertEquals(read(LINES.join(end)), { rows: [...LINES], warnings: [] });
    assertEquals(read(LINES.join(end) + end), { rows: [...LINES], warnings: [] });
  }
});

Deno.test("[FILE-1] nothing is trimmed: blanks at the end of a line are cells, an empty line is a line", () => {
  assertEquals(read("A  \n\n B").rows, ["A  ", "", " B"]);
  assertEquals(read("\n\r").rows, ["", ""]);
  assertEquals(read("").rows, []);
});

Deno.test("[FILE-2] one DOS end of file is left out with a warning, also without ends of lines", () => {
  assertEquals(read(`${LINES.join("\n")}\n\x1a`), { rows: [...LINES], warnings: ["W_EOF"] });
  assertEquals(read("A\x1a\x1a").rows, ["A\x1a"]);
  assertEquals(read(`${LINES.join("")}\x1a`), {
    rows: [...LINES],
    warnings: ["W_EOF", "W_NO_LINES"],
  });
});

Deno.test("[FILE-2] empty lines after line 100 are left out with a warning, others count", () => {
  assertEquals(read(`${LINES.join("\n")}\n\n\r\n`), {
    rows: [...LINES],
    warnings: ["W_EMPTY_LINES"],
  });
  assertEquals(read(`${LINES.join("\n")}\n\nA`).rows.length, HEIGHT + 1);
  assertEquals(read(`\n${LINES.slice(1).join("\n")}`).rows[0], "");
});

Deno.test("[FILE-2] 15000 bytes without any end of line are cut, one byte more or fewer is a line", () => {
  assertEquals(read(LINES.join("")), { rows: [...LINES], warnings: ["W_NO_LINES"] });
  assertEquals(read(LINES.join("") + "A").rows.length, 1);
  assertEquals(read(LINES.join("").slice(1)).rows.length, 1);
});

Deno.test("[CIRCUIT-2] [FILE-3] every byte is a cell, also above 127", () => {
  const bytes = Uint8Array.of(0, 200, 255, 0xc3, 0xa9, 9);
  assertEquals(readRows(bytes).rows, [bytes]);
});

Deno.test("[FILE-4] a circuit is written with CR+LF, 15200 bytes, and is read as it was", () => {
  const bytes = writeCircuit(OVAL);
  assertEquals(bytes.length, 15200);
  assertEquals([...bytes.subarray(150, 152), ...bytes.subarray(-2)], [13, 10, 13, 10]);
  const { rows, warnings } = readRows(bytes);
  assertEquals([circuitOf(rows), warnings], [OVAL, []]);
});

Deno.test("[CIRCUIT-1] rows of another number or length are no circuit", () => {
  const row = new Uint8Array(WIDTH);
  const rows = Array.from({ length: HEIGHT }, () => row);
  assert(circuitOf(rows) !== undefined);
  assertEquals(circuitOf(rows.slice(1)), undefined);
  assertEquals(circuitOf([...rows.slice(1), row.subarray(1)]), undefined);
});

Deno.test("whatever bytes a file has, none of a row is lost or made up", () => {
  const bytes = fc.uint8Array({ maxLength: 400 }).map((values) =>
    values.map((value, index) => index % 7 === 0 ? [10, 13, 26, 32][value % 4] as number : value)
  );
  fc.assert(fc.property(bytes, (bytes) => {
    const content = bytes.at(-1) === 26 ? bytes.subarray(0, -1) : bytes;
    const kept = [...content].filter((byte) => byte !== 10 && byte !== 13);
    assertEquals(readRows(bytes).rows.flatMap((row) => [...row]), kept);
  }));
});
