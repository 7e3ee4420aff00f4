/** The traffic of fixtures/traffic. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { makeShelf } from "../../../fixtures/traffic/shelf.ts";
import { judge } from "../../../lib/frogger/judge.ts";
import { countFrames } from "../../../lib/frogger/lanes.ts";
import { solve } from "../../../lib/frogger/optimum.ts";
import { FROG, SQUASHED_FROG } from "../../../lib/frogger/picture.ts";
import type { PublishedTraffic } from "../../../lib/frogger/published.ts";
import { makeTraffic, parseTraffic } from "../../../lib/frogger/traffic_file.ts";

const FOLDER = new URL("../../../fixtures/traffic/", import.meta.url);
const NAMES = Array.from(Deno.readDirSync(FOLDER), ({ name }) => name)
  .filter((name) => name.endsWith(".txt"))
  .sort();

/** It solves all roads, which takes its time: once for all tests. */
const SHELF = makeShelf();

function textOf(name: string): string {
  return Deno.readTextFileSync(new URL(name, FOLDER));
}

Deno.test("the list tells all traffic of ours, with frames and par as they are", () => {
  const told: PublishedTraffic = JSON.parse(textOf("shelf.json"));
  assertEquals(told, SHELF);
  assertEquals(told.traffic.map(({ file }) => file).sort(), NAMES);
  assert(told.traffic.every(({ about, id, title }) => /^[a-z]+$/.test(id) && title && about));
});

Deno.test("there are at least six roads, from sparse to dense, around 3000 frames but for one to learn with", () => {
  const { traffic } = SHELF;
  assert(traffic.length >= 6);
  const [first, ...others] = traffic;
  assert(first !== undefined && first.frames < 100);
  assert(others.every(({ frames }) => frames > 2900 && frames < 3100));
  const shares = NAMES.map((name) => {
    const lines = textOf(name).split("\n");
    return lines.join("").replaceAll(" ", "").length / lines.join("").length;
  });
  assert(Math.min(...shares) < 0.2 && Math.max(...shares) > 0.8, shares.join());
});

for (const name of NAMES) {
  Deno.test(`[FILE-1] [OPTIMUM-1] ${name} is in order, drawn in ASCII, and its best frog lives`, () => {
    const text = textOf(name);
    const read = parseTraffic(new TextEncoder().encode(text));
    assert(read.ok);
    const { traffic, warnings } = read.value;
    assertEquals(warnings, []);
    assertEquals(makeTraffic(traffic), text);
    assert(/^[ -~\n]*$/.test(text));
    for (const sign of [FROG, SQUASHED_FROG]) assert(!text.includes(sign), `${sign} is the frog`);
    assert(traffic.lanes.every(({ cells }) => cells.length > 0));
    const { moves, score } = solve(traffic);
    assertEquals(judge(traffic, { moves, missing: 0, ignored: 0 }).score, score);
    const table = textOf("README.md");
    const [, frames, par] = new RegExp(`\\| \`${name}\` +\\| +(\\d+) \\| +(\\d+) `).exec(table) ??
      [];
    assertEquals([frames, par], [String(countFrames(traffic)), String(score)]);
  });
}

Deno.test("the list of roads in the README says how par is reached", () => {
  const table = textOf("README.md");
  for (const { file, par } of SHELF.traffic) {
    const row = table.split("\n").find((line) => line.includes(`\`${file}\``)) ?? "";
    assertStringIncludes(row, par.mode === "open" ? "over the whole board" : "near the middle");
  }
});
