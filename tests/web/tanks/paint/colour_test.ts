import { assertEquals } from "@std/assert";
import {
  BLACK,
  brightness,
  css,
  mix,
  parseColour,
  WHITE,
} from "../../../../web/tanks/paint/colour.ts";

const pure = { permissions: "none" } as const;

Deno.test("colours are read as style sheets write them", pure, () => {
  const orange = { r: 255, g: 153, b: 0 };
  for (const text of ["#ff9900", " #F90 ", "rgb(255 153 0 / 22%)", "rgba(255, 153, 0, 0.5)"]) {
    assertEquals(parseColour(text, BLACK), orange);
  }
});

Deno.test("what is no colour gives the other one", pure, () => {
  for (const text of ["", "red", "#12", "#12345g", "rgb(1 2)"]) {
    assertEquals(parseColour(text, WHITE), WHITE);
  }
});

Deno.test("mixing goes from one colour to the other", pure, () => {
  assertEquals(mix(BLACK, WHITE, 0), BLACK);
  assertEquals(mix(BLACK, WHITE, 1), WHITE);
  assertEquals(css(mix(BLACK, WHITE, 0.2)), "rgba(51, 51, 51, 1)");
  assertEquals([brightness(BLACK), brightness(WHITE)], [0, 1]);
});

Deno.test("opacity beyond the ends is cut off", pure, () => {
  assertEquals(css(BLACK, 3), "rgba(0, 0, 0, 1)");
  assertEquals(css(BLACK, -1), "rgba(0, 0, 0, 0)");
});
