import { assertEquals } from "@std/assert";
import { pictureOf, SQUASHED_FROG } from "../../../lib/frogger/picture.ts";
import { START } from "../../../lib/frogger/rules.ts";
import { lane } from "./cases.ts";
import { read } from "./roads.ts";

const TRAFFIC = read(lane(3, "<|\u{1F697}"));
const EMPTY = " ".repeat(23);
const GRASS = ".".repeat(23);

Deno.test("[BOARD-1] [BOARD-2] the board is seven rows of 23 characters; the frog starts in the middle of the south", () => {
  assertEquals(pictureOf(TRAFFIC, 4, START), [
    GRASS,
    EMPTY,
    EMPTY,
    "                   <|\u{1F697} ",
    EMPTY,
    EMPTY,
    "...........@...........",
  ]);
});

Deno.test("the frog stands over what is below it; without one or off the board there is none", () => {
  assertEquals(
    pictureOf(TRAFFIC, 4, { row: 3, column: 20 }, SQUASHED_FROG)[3],
    "                   <X\u{1F697} ",
  );
  const none = pictureOf(TRAFFIC, 4).join("");
  assertEquals(pictureOf(TRAFFIC, 4, { row: 7, column: 3 }).join(""), none);
  assertEquals(none.includes("@"), false);
});
