/** The circuits of fixtures/circuits. */
import { assert, assertEquals } from "@std/assert";
import { measure, showHundredths } from "../../../lib/race/chronometer.ts";
import { circuitOf, readRows, writeCircuit } from "../../../lib/race/circuit_file.ts";
import { isInTable } from "../../../lib/race/colours.ts";
import { checkRows } from "../../../lib/race/conformity.ts";
import { judgeLap } from "../../../lib/race/lap_judge.ts";
import { findOptimum } from "../../../lib/race/optimum.ts";
import { TRACK } from "../../../lib/race/rules.ts";

const FOLDER = new URL("../../../fixtures/circuits/", import.meta.url);
const NAMES = Array.from(Deno.readDirSync(FOLDER), ({ name }) => name)
  .filter((name) => name.endsWith(".cir"))
  .sort();

Deno.test("there are at least twelve circuits of our own, and no two have the same track", () => {
  assert(NAMES.length >= 12);
  const tracks = NAMES.map((name) => {
    const { rows } = readRows(Deno.readFileSync(new URL(name, FOLDER)));
    return rows.map((row) => Array.from(row, (byte) => byte === TRACK ? " " : "x").join("")).join();
  });
  assertEquals(new Set(tracks).size, NAMES.length);
  // Old systems have eight letters for a name, and the lost original is left in peace.
  for (const name of NAMES) assert(/^[a-z]{1,8}\.cir$/.test(name) && !name.includes("mona"), name);
});

for (const name of NAMES) {
  Deno.test(`[CONFORM-1] [OPTIMUM-1] ${name} conforms, is drawn in colours of the table, and its par is in the list`, async () => {
    const bytes = await Deno.readFile(new URL(name, FOLDER));
    const { rows, warnings } = readRows(bytes);
    assertEquals([checkRows(rows), warnings], [[], []]);
    const circuit = circuitOf(rows);
    assert(circuit !== undefined);
    assertEquals(writeCircuit(circuit), bytes);
    assert(circuit.cells.every(isInTable));
    assert(new Set(circuit.cells).size >= 5, "it is drawn in colour");
    const optimum = findOptimum(circuit);
    assert(optimum !== undefined);
    assertEquals(judgeLap(circuit, optimum.points).verdict, { code: "OK" });
    const par = showHundredths(measure(optimum.points, optimum.finish).hundredths);
    const list = await Deno.readTextFile(new URL("README.md", FOLDER));
    const [, told] = new RegExp(`\\| \`${name}\` +\\| +([0-9.]+) `).exec(list) ?? [];
    assertEquals(told, par);
  });
}
