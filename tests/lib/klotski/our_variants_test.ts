/** The variants of fixtures/klotski. */
import { assert, assertEquals } from "@std/assert";
import { makeShelf } from "../../../fixtures/klotski/shelf.ts";
import { plainName } from "../../../lib/cli/klotski/find_variant.ts";
import { optimumOf } from "../../../lib/cli/klotski/optimum.ts";
import { measureAll } from "../../../lib/klotski/solver/distances.ts";
import { exploreAll } from "../../../lib/klotski/solver/explore.ts";
import { statsOf } from "../../../lib/klotski/solver/stats.ts";
import { shapeKey } from "../../../lib/klotski/shapes.ts";
import type { Shape, Variant } from "../../../lib/klotski/types.ts";
import { makeVariant, parseVariant } from "../../../lib/klotski/variant_file.ts";

const FOLDER = new URL("../../../fixtures/klotski/", import.meta.url);
const SHELF = makeShelf().variants;

function variantOf(text: string, id: string): Variant {
  const read = parseVariant(text, id);
  assert(read.ok, read.ok ? "" : JSON.stringify(read.error));
  assertEquals(read.value.warnings, []);
  return read.value.variant;
}

const VARIANTS = SHELF.map(({ id, text }) => variantOf(text, id));

Deno.test("there are at least forty variants, each with a name that no other has", () => {
  assert(SHELF.length >= 40);
  for (const { about, id, title } of SHELF) {
    assert(/^[a-z0-9-]+$/.test(id), id);
    assert(about.length >= 20 && title.length <= 30, id);
  }
  const names = SHELF.flatMap(({ id, title }) => [...new Set([plainName(id), plainName(title)])]);
  assertEquals(new Set(names).size, names.length);
  assertEquals(new Set(VARIANTS.map(puzzleOf)).size, VARIANTS.length);
});

Deno.test("they differ: boards of many sizes, walls, pieces that are no rectangles, goals of several parts and whole ones", () => {
  const count = (has: (variant: Variant) => boolean) => VARIANTS.filter(has).length;
  const sizes = new Set(VARIANTS.map(({ board: { height, width } }) => `${width} x ${height}`));
  assert(sizes.size >= 12, [...sizes].join());
  assert(count(({ board }) => board.walls.includes(1)) >= 6);
  assert(count(({ pieces }) => pieces.some(({ shape }) => !isRectangle(shape))) >= 10);
  assert(count(({ goal }) => goal.length > 1) >= 5);
  assert(count(({ goal, pieces }) => goal.length === pieces.length) >= 2);
});

Deno.test("shelf.json tells what the files tell, easy ones first and the one without a solution last", async () => {
  assertEquals(JSON.parse(await Deno.readTextFile(new URL("shelf.json", FOLDER))), makeShelf());
  const moves = SHELF.map(({ optimum }) => {
    assert(optimum !== undefined);
    return optimum === "none" ? Infinity : optimum.moves;
  });
  assertEquals(moves, [...moves].sort((one, other) => one === other ? 0 : one - other));
  assertEquals(moves.filter((length) => length === Infinity).length, 1);
  assert(moves.filter((length) => length <= 20).length >= 5, "some are easy");
});

Deno.test("what is told of some of them is true: how far they lead, and how much there is", () => {
  const moves = (id: string) => {
    const variant = variantCalled(id);
    const { optimum } = variant;
    assert(optimum !== undefined && optimum !== "none");
    return { moves: optimum.moves, stats: statsOf(measureAll(exploreAll(variant), "move")) };
  };
  for (const id of ["super-century", "one-down"]) {
    const { moves: length, stats } = moves(id);
    assertEquals(stats.farthest?.distance, length, id);
  }
  const end = moves("world-end");
  assertEquals(end.stats.fromStart, end.moves);
  assertEquals(exploreAll(variantCalled("no-way-out")).progress.configurations, 7462);
  assertEquals(SHELF.at(-2)?.id, "long-winter");
});

for (const [index, variant] of VARIANTS.entries()) {
  const { id = "", text = "" } = SHELF[index] ?? {};
  Deno.test(`[FILE-7] the optimum of ${id} is what its file says, and the file is read as it is written`, () => {
    assertEquals(optimumOf(variant), variant.optimum);
    assertEquals(variantOf(makeVariant(variant), id), variant);
    assert(text.endsWith("\n") && !text.includes("\r"));
  });
}

function variantCalled(id: string): Variant {
  const variant = VARIANTS[SHELF.findIndex((each) => each.id === id)];
  assert(variant !== undefined, id);
  return variant;
}

/** What is to be done, whatever the pieces are called. */
function puzzleOf({ board, goal, pieces }: Variant): string {
  const things = (
    list: readonly { readonly shape: Shape; readonly x: number; readonly y: number }[],
  ) => list.map(({ shape, x, y }) => `${shapeKey(shape)}@${x},${y}`).sort();
  return JSON.stringify([
    board.width,
    [...board.walls],
    things(pieces.map(({ shape, start }) => ({ shape, ...start }))),
    things(goal.map(({ at, shape }) => ({ shape, ...at }))),
  ]);
}

function isRectangle({ cells, height, width }: Shape): boolean {
  return cells.length === width * height;
}
