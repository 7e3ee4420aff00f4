/** The circuits that every site has. */
import { assert, assertEquals } from "@std/assert";
import { checkRows } from "../../../lib/race/conformity.ts";
import { readRows } from "../../../lib/race/circuit_file.ts";
import { readRaceFiles } from "../../../lib/server/race_files.ts";
import { makeShelf } from "../../../fixtures/circuits/shelf.ts";

const FILES = new Map(await readRaceFiles());

Deno.test("what is told of the circuits is what they are: par, order and titles [OPTIMUM-1]", () => {
  const told = JSON.parse(new TextDecoder().decode(FILES.get("race/circuits.json")));
  assertEquals(told, JSON.parse(JSON.stringify(makeShelf())), "run fixtures/circuits/shelf.ts");
});

Deno.test("every circuit that is told of is there and conforms", () => {
  const circuits = makeShelf().circuits;
  assert(circuits.length >= 10, `${circuits.length} circuits`);
  assertEquals(FILES.size, circuits.length + 1);
  for (const { file } of circuits) {
    const bytes = FILES.get(`race/circuits/${file}`);
    assert(bytes !== undefined, file);
    assertEquals(checkRows(readRows(bytes).rows), [], file);
  }
});
