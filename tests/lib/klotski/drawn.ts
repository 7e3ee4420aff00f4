/** Variants for tests, drawn or made up. */
import { assert } from "@std/assert";
import fc from "fast-check";
import { isLegal, startPosition, textOf } from "../../../lib/klotski/board.ts";
import { FREE, patchesOf, WALL_SIGN } from "../../../lib/klotski/drawing.ts";
import { positionLike } from "../../../lib/klotski/position_text.ts";
import { allPushes, type Push, push } from "../../../lib/klotski/pushes.ts";
import type { Direction, Position, Variant } from "../../../lib/klotski/types.ts";
import { parseVariant } from "../../../lib/klotski/variant_file.ts";

export const CLASSIC = read("HAAI HAAI JBBK JNOK P..Q", "goal: A 1 3");
export const DADS = read("aabb aacc de.. fghh fgii", "goal: a 0 3");
/** The example of the report, with the report's numbers. */
export const EXAMPLE = read("0441 2443 .55. 6789 6789", "goal: 4 1 3");
/** Two pieces that hook into each other: neither can go east or west alone. */
export const HOOKS = read(".aaa. .aba. ..b.. ..b.. .....");

/** A variant from rows with blanks between them, and further lines. */
export function read(rows: string, ...lines: string[]): Variant {
  const result = parseVariant(["board:", ...rows.split(" "), ...lines].join("\n"));
  assert(result.ok, JSON.stringify(result));
  return result.value.variant;
}

/** The position of a variant's pieces in rows with blanks between them. */
export function at(variant: Variant, rows: string): Position {
  const position = positionLike(variant, read(rows));
  assert(position !== undefined, rows);
  return position;
}

/** A position in rows with blanks between them. */
export function show(variant: Variant, position: Position): string {
  return textOf(variant, position).join(" ");
}

/** The index of a piece. */
export function indexOf({ pieces }: Variant, name: string): number {
  const index = pieces.findIndex((piece) => piece.name === name);
  assert(index >= 0, name);
  return index;
}

/** The names of pieces, as one word. */
export function namesOf({ pieces }: Variant, indices: readonly number[]): string {
  return indices.map((index) => pieces[index]?.name ?? "?").join("");
}

/** Plays pushes that must be possible. */
export function replay(variant: Variant, from: Position, pushes: readonly Push[]): Position {
  return pushes.reduce((position, { direction, group, piece }) => {
    const same = allPushes(variant, position).find((each) =>
      each.piece === piece && each.direction === direction
    );
    assert(same !== undefined && String(same.group) === String(group), "an impossible push");
    const after = push(position, variant.board, group, direction);
    assert(isLegal(variant, after), "a position that cannot be");
    return after;
  }, from);
}

/** Any board of up to 6 x 6 cells with pieces of any shape, walls and room. */
export function anyVariant(): fc.Arbitrary<Variant> {
  const cell = fc.constantFrom(".", ".", ".", "a", "a", "b", "c", "#");
  return fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }))
    .chain(([width, height]) =>
      fc.array(fc.string({ unit: cell, minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      })
    )
    .map(namePieces)
    .filter((rows) => /[A-Za-z0-9]/.test(rows) && rows.includes(FREE))
    .map((rows) => read(rows));
}

/** A variant and where its pieces can be after some pushes. */
export function anyPosition(): fc.Arbitrary<readonly [Variant, Position]> {
  return anyGame().map(([variant, pushes]) => [
    variant,
    replay(variant, startPosition(variant), pushes),
  ]);
}

/** A variant, and pushes that fit on each other. */
export function anyGame(): fc.Arbitrary<readonly [Variant, Push[]]> {
  return fc.tuple(
    fc.oneof(anyVariant(), fc.constantFrom(CLASSIC, DADS, HOOKS)),
    fc.array(fc.nat(1000), { maxLength: 30 }),
  ).map(([variant, choices]) => [variant, choose(variant, choices)]);
}

/** Any direction. */
export function anyDirection(): fc.Arbitrary<Direction> {
  return fc.constantFrom("north", "west", "east", "south");
}

function choose(variant: Variant, choices: readonly number[]): Push[] {
  let position = startPosition(variant);
  const pushes: Push[] = [];
  for (const choice of choices) {
    const possible = allPushes(variant, position);
    const next = possible[choice % Math.max(1, possible.length)];
    if (next === undefined) break;
    pushes.push(next);
    position = push(position, variant.board, next.group, next.direction);
  }
  return pushes;
}

/** Things that do not touch get names of their own. */
function namePieces(rows: readonly string[]): string {
  const names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
  const named: string[][] = rows.map((row) =>
    Array.from(row, (cell) => cell === WALL_SIGN ? cell : FREE)
  );
  patchesOf(rows).forEach(({ cells }, index) => {
    for (const { x, y } of cells) named[y]?.splice(x, 1, names[index] ?? FREE);
  });
  return named.map((row) => row.join("")).join(" ");
}
