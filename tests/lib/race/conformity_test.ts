import { assertEquals } from "@std/assert";
import { checkCircuit, checkRows } from "../../../lib/race/conformity.ts";
import { readRows, writeCircuit } from "../../../lib/race/circuit_file.ts";
import { TRACK } from "../../../lib/race/rules.ts";
import type { Circuit, Point } from "../../../lib/race/types.ts";
import { changed, drawn, GRASS, isWithin, OVAL, ring } from "./drawn.ts";

function found(circuit: Circuit): string[] {
  return checkCircuit(circuit).map(({ code, rule, x, y }) => `${rule} ${code} ${x},${y}`);
}

function foundInText(text: string): string[] {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return checkRows(readRows(bytes).rows).map(({ code, x, y }) => `${code} ${x},${y}`);
}

function scenery(cells: readonly Point[], circuit = OVAL): string[] {
  return found(changed(circuit, cells, GRASS));
}

function track(cells: readonly Point[], circuit = OVAL): string[] {
  return found(changed(circuit, cells, TRACK));
}

Deno.test("[CONFORM-1] a plain ring conforms", () => {
  assertEquals(checkCircuit(OVAL), []);
  assertEquals(checkRows(readRows(writeCircuit(OVAL)).rows), []);
});

Deno.test("[SIZE-1] too few or many lines, and lines of a wrong length, are all told", () => {
  const lines = new TextDecoder().decode(writeCircuit(OVAL)).split("\r\n").slice(0, 100);
  assertEquals(foundInText(lines.slice(1).join("\n")), ["E1_LINES 0,99"]);
  assertEquals(foundInText([...lines, "C"].join("\n")), ["E1_LINES 0,100", "E1_WIDTH 1,100"]);
  assertEquals(foundInText(""), ["E1_LINES 0,0"]);
  const uneven = lines.with(3, `${lines[3]}C`).with(7, "C");
  assertEquals(foundInText(uneven.join("\n")), ["E1_WIDTH 150,3", "E1_WIDTH 1,7"]);
});

Deno.test("[BORDER-1] every open cell of the edge is told, row by row, corners once", () => {
  const open = [{ x: 0, y: 0 }, { x: 149, y: 99 }, { x: 0, y: 50 }, { x: 149, y: 50 }, {
    x: 7,
    y: 99,
  }];
  assertEquals(track(open), [
    "2 E2_BORDER 0,0",
    "2 E2_BORDER 0,50",
    "2 E2_BORDER 149,50",
    "2 E2_BORDER 7,99",
    "2 E2_BORDER 149,99",
  ]);
});

Deno.test("[ZONE-1] scenery in the start zone is told, beside it is fine", () => {
  const corners = [{ x: 20, y: 2 }, { x: 59, y: 2 }, { x: 20, y: 6 }, { x: 59, y: 6 }];
  assertEquals(scenery(corners), corners.map(({ x, y }) => `3 E3_ZONE ${x},${y}`));
  assertEquals(scenery([{ x: 19, y: 2 }]), []);
  assertEquals(track([{ x: 30, y: 1 }]), []);
});

Deno.test("[CONFORM-1] border and zone are told together, and the loop only when both are right", () => {
  const broken = changed(
    changed(OVAL, [{ x: 0, y: 9 }, { x: 100, y: 50 }], TRACK),
    [{ x: 40, y: 4 }],
    GRASS,
  );
  assertEquals(found(broken), ["2 E2_BORDER 0,9", "3 E3_ZONE 40,4"]);
});

Deno.test("[LOOP-2] track that no car reaches is told once a piece, with its first cell", () => {
  assertEquals(track([{ x: 100, y: 50 }, { x: 101, y: 51 }, { x: 120, y: 30 }]), [
    "4 E4_DETACHED 120,30",
    "4 E4_DETACHED 100,50",
  ]);
});

Deno.test("[LOOP-1] [LOOP-2] track that touches by a corner is reached", () => {
  assertEquals(track([{ x: 65, y: 16 }, { x: 66, y: 17 }]), []);
  assertEquals(track([{ x: 66, y: 17 }]), ["4 E4_DETACHED 66,17"]);
});

Deno.test("[LOOP-3] a field with nothing to drive round", () => {
  assertEquals(found(drawn((x, y) => isWithin(x, y, [15, 2, 64, 15]))), [
    "4 E4_NO_LOOP 40,4",
  ]);
});

Deno.test("[LOOP-4] a start in a spur beside the loop", () => {
  const spur = drawn((x, y) =>
    isWithin(x, y, [20, 2, 100, 6]) ||
    (isWithin(x, y, [80, 2, 110, 30]) && !isWithin(x, y, [85, 10, 105, 25]))
  );
  assertEquals(found(spur), ["4 E4_START_OFF_LOOP 40,7", "4 E4_ISLAND 85,10"]);
});

Deno.test("[LOOP-5] islands are told once each; blind alleys are fine", () => {
  assertEquals(scenery([{ x: 30, y: 13 }, { x: 31, y: 13 }, { x: 62, y: 9 }]), [
    "4 E4_ISLAND 62,9",
    "4 E4_ISLAND 30,13",
  ]);
  const alley = Array.from({ length: 20 }, (_, index) => ({ x: 30, y: 16 + index }));
  assertEquals(track(alley), []);
});

Deno.test("[LOOP-1] [LOOP-5] a wall whose cells only touch by corners is islands, not a wall", () => {
  // From the infield's corner (59,11) outwards: only corners touch.
  assertEquals(scenery([{ x: 60, y: 12 }, { x: 61, y: 13 }]), [
    "4 E4_ISLAND 60,12",
    "4 E4_ISLAND 61,13",
  ]);
});

Deno.test("[WIDTH-1] where the borders come within one cell, by a side or a corner, each cell is told", () => {
  const narrow = ring([15, 2, 64, 12], [20, 7, 59, 11]);
  const findings = found(narrow);
  assertEquals(findings.length, 42);
  assertEquals([findings[0], findings.at(-1)], ["5 E5_WIDTH 19,12", "5 E5_WIDTH 60,12"]);
  assertEquals(found(ring([15, 2, 64, 13], [20, 7, 59, 11])), []);
});

Deno.test("[WIDTH-1] an alley of one cell has only one border", () => {
  const alley = Array.from({ length: 30 }, (_, index) => ({ x: 65 + index, y: 9 }));
  assertEquals(track(alley), []);
});

Deno.test("every finding says in a sentence where it is", () => {
  const [first] = checkCircuit(changed(OVAL, [{ x: 30, y: 13 }], GRASS));
  assertEquals(
    first?.message,
    "The cell of scenery at (30,13) is an island in the track: join it by its sides to one of its borders, or make it track",
  );
});
