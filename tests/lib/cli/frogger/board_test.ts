import { assert, assertEquals } from "@std/assert";
import stringWidth from "string-width";
import { boardLines, squashLines } from "../../../../lib/cli/frogger/board.ts";
import { read } from "../../frogger/roads.ts";

const PLAIN = { isColourful: false };

Deno.test("a character that a terminal would not draw in one column has a stand-in, and nothing is shifted", () => {
  const wide = [
    "\u{1F697}\u{1F697}  \u{1F697}",
    "e\u0301",
    "\u65E5\u672C",
    "\u1100\u1161",
    "\u00E9\u0430~",
  ];
  const traffic = read(wide);
  const lines = boardLines(traffic, 12, { cell: { row: 3, column: 20 } }, PLAIN);
  assertEquals(lines.slice(1, 6), [
    "<< #  #                   ",
    " >     e#                 ",
    " <            ##       @  ",
    " <                  ##    ",
    ">>                      \u00E9\u0430",
  ]);
  for (let frame = 0; frame < 40; frame++) {
    const pictures = squashLines(
      traffic,
      { frame, cause: "off", from: { row: 6, column: 0 }, to: { row: 7, column: 0 } },
      PLAIN,
    );
    assert(pictures.slice(1).every((line) => stringWidth(line) === 2 * 26 + 4));
  }
});
