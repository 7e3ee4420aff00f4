/** Marks of findings. */
import { assertEquals } from "@std/assert";
import { checkCircuit } from "../../../../lib/race/conformity.ts";
import { TRACK } from "../../../../lib/race/rules.ts";
import { boxOf, boxPlaces, cellAt } from "../../../../web/circuit/model/cells.ts";
import { paintPlaces } from "../../../../web/circuit/model/change.ts";
import { findingAfter, groupsOf, marksOf } from "../../../../web/circuit/model/marks.ts";
import { circuitOfCells, GRASS, templateOf } from "../../../../web/circuit/model/templates.ts";

const OVAL = templateOf("oval").cells;

function withBox(byte: number, left: number, top: number, right: number, bottom: number) {
  return circuitOfCells(
    paintPlaces(OVAL, boxPlaces(boxOf({ x: left, y: top }, { x: right, y: bottom })), byte),
  );
}

Deno.test("of an island and of track that nobody reaches each cell is marked", () => {
  const island = withBox(GRASS, 100, 4, 103, 4);
  assertEquals(marksOf(island, checkCircuit(island)), [
    ...[100, 101, 102, 103].map((x) => ({ cell: cellAt({ x, y: 4 }), rule: 4 })),
  ]);
  const pond = withBox(TRACK, 60, 40, 61, 41);
  assertEquals(marksOf(pond, checkCircuit(pond)).length, 4);
});

Deno.test("other findings mark their own cells", () => {
  const open = withBox(TRACK, 70, 0, 72, 0);
  assertEquals(marksOf(open, checkCircuit(open)), [
    ...[70, 71, 72].map((x) => ({ cell: cellAt({ x, y: 0 }), rule: 2 })),
  ]);
  assertEquals(marksOf(circuitOfCells(OVAL), []), []);
});

Deno.test("findings are grouped by kind, and the next one is round in a ring", () => {
  const circuit = circuitOfCells(
    paintPlaces(OVAL, [{ x: 70, y: 0 }, { x: 30, y: 3 }, { x: 31, y: 3 }].slice(0, 1), TRACK),
  );
  const both = circuitOfCells(
    paintPlaces(circuit.cells, [{ x: 30, y: 3 }, { x: 31, y: 3 }], GRASS),
  );
  const findings = checkCircuit(both);
  assertEquals(groupsOf(findings).map(({ code, findings }) => [code, findings.length]), [
    ["E2_BORDER", 1],
    ["E3_ZONE", 2],
  ]);
  const visited = [0, 1, 2, 3].reduce<{ x: number; y: number }[]>((places) => {
    const { x, y } = findingAfter(findings, places.at(-1) ?? { x: 40, y: 4 }) ?? { x: -1, y: -1 };
    return [...places, { x, y }];
  }, []);
  assertEquals(visited.map(({ x }) => x), [70, 30, 31, 70]);
  assertEquals(findingAfter([], { x: 0, y: 0 }), undefined);
});
