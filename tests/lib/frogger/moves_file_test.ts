import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { indexOfMove, makeMoves, moveAt, parseMoves } from "../../../lib/frogger/moves_file.ts";
import { MOVES } from "../../../lib/frogger/types.ts";

/** The moves as text with what is missing or ignored; or where it is wrong. */
function told(text: string, frames: number, strict = false): string {
  const parsed = parseMoves(text, frames, { strict });
  if (!parsed.ok) {
    const { code, column, frame, line, moves } = parsed.error;
    return `${code} ${line}:${column} frame ${frame} after ${makeMoves(moves).trimEnd()}`;
  }
  const { ignored, missing, moves, warnings } = parsed.value;
  return [
    makeMoves(moves).trimEnd(),
    ...(missing > 0 ? [`missing ${missing}`] : []),
    ...(ignored > 0 ? [`ignored ${ignored}`] : []),
    ...warnings.map(({ column, line }) => `warning ${line}:${column}`),
  ].join(", ");
}

Deno.test("[MOVES-1] the five moves and their numbers", () => {
  const parsed = parseMoves(".^v<>", 5);
  assertEquals(parsed.ok && Array.from(parsed.value.moves), [0, 1, 2, 3, 4]);
  assertEquals(MOVES.map(indexOfMove), [0, 1, 2, 3, 4]);
  assertEquals([0, 1, 2, 3, 4].map(moveAt), [...MOVES]);
  assertEquals([moveAt(undefined), moveAt(9), indexOfMove("V")], [".", ".", -1]);
});

Deno.test("[MOVES-1] another character is refused with line, column and frame", () => {
  assertEquals(told("^^x^^", 5), "MOVES_CHARACTER 1:3 frame 2 after ^^");
  assertEquals(told("^^\n^V", 5), "MOVES_CHARACTER 2:2 frame 3 after ^^^");
  assertEquals(told("^ ^", 5), "MOVES_CHARACTER 1:2 frame 1 after ^");
  assertEquals(told(" ^", 5), "MOVES_CHARACTER 1:1 frame 0 after ");
  assertEquals(told("^\u2191", 5), "MOVES_CHARACTER 1:2 frame 1 after ^");
  assertEquals(told("^\r^", 5), "MOVES_CHARACTER 1:2 frame 1 after ^");
  assertEquals(told("^^^^x", 5), "MOVES_CHARACTER 1:5 frame 4 after ^^^^");
});

Deno.test("[MOVES-1] the message shows the character, also one that cannot be seen", () => {
  const message = (text: string) => {
    const parsed = parseMoves(text, 5);
    return parsed.ok ? "" : parsed.error.message;
  };
  assertEquals(message("x"), '"x" is no move: moves are . ^ v < >');
  assertEquals(message("\u202E."), '"\\u{202e}" is no move: moves are . ^ v < >');
});

Deno.test("[MOVES-2] white space at the end and at line breaks is skipped", () => {
  assertEquals(told("^^.\n", 3), "^^.");
  assertEquals(told("^^. \t\r\n\n  ", 3), "^^.");
  assertEquals(told("^^\n.>", 4), "^^.>");
  assertEquals(told("\n^^ \r\n\n \t.>\r\n", 4), "^^.>");
  assertEquals(told("\uFEFF^^.", 3), "^^.");
});

Deno.test("[MOVES-3] missing moves are counted", () => {
  assertEquals(told("^^", 5), "^^, missing 3");
  assertEquals(told("", 5), ", missing 5");
  assertEquals(told("\n", 5), ", missing 5");
  assertEquals(told("", 0), "");
});

Deno.test("[MOVES-4] what comes after the last frame is ignored, whatever it is", () => {
  assertEquals(told("^^>>>", 2), "^^, ignored 3");
  assertEquals(told("^^x>y", 2), "^^, ignored 3, warning 1:3");
  assertEquals(told("^^\nx", 2), "^^, ignored 1, warning 2:1");
  assertEquals(told("x", 0), ", ignored 1, warning 1:1");
});

Deno.test("[MOVES-5] a strict judge wants exactly as many moves as there are frames, in one line", () => {
  assertEquals(told("^^.", 3, true), "^^.");
  assertEquals(told("^^.\r\n", 3, true), "^^.");
  assertEquals(told("^^", 3, true), "MOVES_LENGTH 1:3 frame 2 after ^^");
  assertEquals(told("", 3, true), "MOVES_LENGTH 1:1 frame 0 after ");
  assertEquals(told("^^..", 3, true), "MOVES_LENGTH 1:4 frame 3 after ^^.");
  assertEquals(told("^^x.", 2, true), "MOVES_LENGTH 1:3 frame 2 after ^^");
  assertEquals(told("^^\n.", 3, true), "MOVES_CHARACTER 1:3 frame 2 after ^^");
  assertEquals(told("^x", 3, true), "MOVES_CHARACTER 1:2 frame 1 after ^");
  const parsed = parseMoves("^", 3, { strict: true });
  assertEquals(
    !parsed.ok && parsed.error.message,
    "There is 1 move: strictly, it takes exactly 3, one for each frame",
  );
});

Deno.test("[MOVES-2] [MOVES-5] what is written reads the same, in one line or in many", () => {
  const moves = fc.uint8Array({ max: 4, maxLength: 50 });
  fc.assert(fc.property(moves, fc.integer({ min: 1, max: 20 }), (all, width) => {
    for (const text of [makeMoves(all), makeMoves(all, width)]) {
      const parsed = parseMoves(text, all.length);
      assert(parsed.ok);
      assertEquals([...parsed.value.moves], [...all]);
    }
    assert(parseMoves(makeMoves(all), all.length, { strict: true }).ok);
    assert(makeMoves(all, width).split("\n").every(({ length }) => length <= width));
  }));
  assertEquals(makeMoves(Uint8Array.from([1, 1, 3]), 2), "^^\n<\n");
  assertEquals(makeMoves(new Uint8Array()), "\n");
});
