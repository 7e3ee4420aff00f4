/** Traffic or moves. */
import { assertEquals } from "@std/assert";
import { isOurs, isText, kindOfFile } from "../../../../web/frogger/model/file_kind.ts";
import { EXAMPLE_TEXT } from "../samples.ts";

Deno.test("a file is told by what is in it", () => {
  assertEquals(kindOfFile("a.txt", EXAMPLE_TEXT), "traffic");
  assertEquals(kindOfFile("a.txt", "\n\n\n\n"), "traffic");
  assertEquals(kindOfFile("a.txt", "^^..<>v"), "moves");
  assertEquals(kindOfFile("a.txt", "^^..<\r\n>vvvv\r\n"), "moves");
  assertEquals(kindOfFile("a.txt", ""), "moves");
});

Deno.test("moves with a mistake in them are moves still, so that the mistake is told", () => {
  assertEquals(kindOfFile("a.txt", "^^..<>vx^^.."), "moves");
});

Deno.test("a file's name is believed", () => {
  assertEquals(kindOfFile("a.moves", EXAMPLE_TEXT), "moves");
  assertEquals(kindOfFile("a.traffic", "^^^"), "traffic");
});

Deno.test("files are ours if they are called like text, or like nothing", () => {
  assertEquals(["a.txt", "b.MOVES", "moves", "c.traffic"].map(isOurs), [true, true, true, true]);
  assertEquals(["a.png", "b.jsonl", ".hidden"].map(isOurs), [false, false, false]);
});

Deno.test("bytes that are no text are known, and a stray sign in a text is none of that", () => {
  const read = (bytes: readonly number[]) => new TextDecoder().decode(Uint8Array.from(bytes));
  const mixed = Array.from({ length: 300 }, (_, at) => (at * 151) % 256);
  assertEquals([read([137, 80, 0, 71]), read(mixed), "\uFFFD".repeat(40)].map(isText), [
    false,
    false,
    false,
  ]);
  assertEquals(["", "^^\r\n.", "a\tb\n\n\n\n\n", "a\u0007b", EXAMPLE_TEXT].map(isText), [
    true,
    true,
    true,
    true,
    true,
  ]);
});
