/** Moves and roads packed into addresses. */
import { assert, assertEquals, assertRejects } from "@std/assert";
import fc from "fast-check";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { pack } from "../../../../web/frogger/model/packing.ts";
import { packMoves, unpackMoves } from "../../../../web/frogger/model/packed_moves.ts";
import { packRoad, unpackRoad } from "../../../../web/frogger/model/packed_road.ts";
import { EXAMPLE_TEXT, movesOf } from "../samples.ts";

async function assertBroken(unpacking: Promise<unknown>): Promise<void> {
  const error = await assertRejects(() => unpacking, UnusableInput);
  assertEquals(error.problems[0]?.code, "LINK_BROKEN");
}

Deno.test("moves come out of an address as they went in", async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ max: 4, maxLength: 200 }), async (moves) => {
    const packed = await packMoves(Uint8Array.from(moves));
    assert(/^1[\w-]+$/.test(packed), packed);
    assertEquals(await unpackMoves(packed), Uint8Array.from(moves));
  }));
});

Deno.test("three thousand moves make an address of less than 1500 characters", async () => {
  let state = 7;
  const moves = Uint8Array.from({ length: 3000 }, () => (state = state * 16807 % 2147483647) % 5);
  const { length } = await packMoves(moves);
  assert(length < 1500, String(length));
});

Deno.test("a packing is for ever: an address of the first version is read", async () => {
  assertEquals(await unpackMoves("1eJxiYGBgC5MFAAAA__8DAADhAHo"), movesOf("^v<>.^"));
});

Deno.test("a road comes out of an address with its name", async () => {
  const road = { name: "mine – ümläut.txt", text: EXAMPLE_TEXT };
  assertEquals(await unpackRoad(await packRoad(road) ?? ""), road);
});

Deno.test("a name that is too long is cut between characters", async () => {
  const packed = await packRoad({ name: "ü".repeat(90), text: "" });
  assertEquals((await unpackRoad(packed ?? "")).name, "ü".repeat(50));
});

Deno.test("a road that no address can hold is not packed", async () => {
  let state = 1;
  const text = Array.from({ length: 90_000 }, () => {
    state = state * 16807 % 2147483647;
    return String.fromCharCode(33 + state % 94);
  }).join("");
  assertEquals(await packRoad({ name: "x", text }), undefined);
});

Deno.test("what was lost, changed, or never packed is told", async () => {
  const packed = await packMoves(movesOf("^^^..."));
  for (
    const text of [
      "",
      "best",
      "2abc",
      "1",
      packed.slice(0, packed.length / 2),
      `1${"A".repeat(70_000)}`,
    ]
  ) {
    await assertBroken(unpackMoves(text));
  }
  const road = await packRoad({ name: "x", text: EXAMPLE_TEXT });
  for (const text of ["", "2abc", "1", road?.slice(0, road.length / 2) ?? ""]) {
    await assertBroken(unpackRoad(text));
  }
  // Packed by us, but no moves: too few bytes for what they announce, and a byte that three moves cannot make.
  await assertBroken(unpackMoves(await pack(Uint8Array.of(0, 0, 0, 9, 1))));
  await assertBroken(unpackMoves(await pack(Uint8Array.of(0, 0, 0, 1, 125))));
  await assertBroken(unpackMoves(await pack(Uint8Array.of(1))));
  await assertBroken(unpackRoad(await pack(Uint8Array.of(9, 65))));
});
