import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { startPosition } from "../../../lib/klotski/board.ts";
import { packPosition, positionLike, unpackPosition } from "../../../lib/klotski/position_text.ts";
import { anyPosition, CLASSIC, read, show } from "./drawn.ts";

Deno.test("a position is one character a piece, and is read again", () => {
  assertEquals(packPosition(startPosition(CLASSIC)), "ABDIJLNOQT");
  fc.assert(fc.property(anyPosition(), ([variant, position]) => {
    const packed = packPosition(position);
    assertEquals(packed.length, variant.pieces.length);
    assert(/^[\w-]*$/.test(packed));
    assertEquals(unpackPosition(variant, packed), position);
  }));
});

Deno.test("a position that the variant cannot have is not read", () => {
  const variant = read("ab ..");
  assertEquals(unpackPosition(variant, "CA"), Uint8Array.of(2, 0));
  for (const wrong of ["", "A", "ABC", "AA", "AE", "A?", "A_"]) {
    assertEquals(unpackPosition(variant, wrong), undefined, wrong);
  }
});

Deno.test("a drawn position is taken over by names where they fit, else by shapes", () => {
  const like = (rows: string) => {
    const variant = read("abCC ....");
    const position = positionLike(variant, read(rows));
    return position === undefined ? undefined : show(variant, position);
  };
  assertEquals(like("CC.. b..a"), "CC.. b..a");
  assertEquals(like("xx.. y..a"), "CC.. b..a");
  assertEquals(like("aaCb ...."), "CCab ....");
  for (
    const other of [
      "abCC ..d.",
      "ab.. ....",
      "abc. ....",
      "abCC .... ....",
      "abCC ...#",
      "aCC. b... ....",
    ]
  ) {
    assertEquals(like(other), undefined, other);
  }
});
