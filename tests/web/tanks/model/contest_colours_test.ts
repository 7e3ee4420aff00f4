import { assertEquals } from "@std/assert";
import fc from "fast-check";
import type { StageOfContest } from "../../../../lib/logs/published.ts";
import { BOT_COLOURS, botColour } from "../../../../web/tanks/model/colours.ts";
import {
  indexOf,
  lettersOf,
  numberOf,
  numbersOf,
} from "../../../../web/tanks/model/contest_colours.ts";

function contestOf(colours: readonly number[]): StageOfContest {
  return {
    ...{ title: "Cup", number: 3, entry: "p0", name: "p0", version: 1, isAnnulled: false },
    programs: colours.map((colour, at) => ({
      entry: `p${at}`,
      badge: { letters: `L${at}`, colour },
    })),
    highlights: [],
  };
}

const anyColours = fc.array(fc.nat(BOT_COLOURS - 1), { minLength: 1, maxLength: 30 });

Deno.test("a number tells the program, its colour in the contest and its letters", () => {
  fc.assert(fc.property(anyColours, (colours) => {
    const contest = contestOf(colours);
    for (const [index, colour] of colours.entries()) {
      const number = numberOf(contest, index);
      assertEquals(botColour(number), botColour(colour));
      assertEquals([indexOf(contest, number), lettersOf(contest, number)], [index, `L${index}`]);
    }
  }));
});

Deno.test("programs that meet have different colours as long as there are enough", () => {
  fc.assert(fc.property(anyColours, (colours) => {
    const contest = contestOf(colours);
    const indexes = [...colours.keys()];
    const numbers = numbersOf(contest, indexes);
    assertEquals(numbers.map((number) => indexOf(contest, number)), indexes);
    const different = new Set(numbers.map(botColour)).size;
    assertEquals(different, Math.min(BOT_COLOURS, colours.length));
    if (new Set(colours).size === colours.length) {
      assertEquals(numbers, indexes.map((index) => numberOf(contest, index)));
    }
  }));
});

Deno.test("outside a contest a program is its index, and counts from 1", () => {
  assertEquals(numbersOf(undefined, [4, 2]), [4, 2]);
  assertEquals([numberOf(undefined, 4), indexOf(undefined, 4)], [4, 4]);
  assertEquals(lettersOf(undefined, 4), "5");
});
