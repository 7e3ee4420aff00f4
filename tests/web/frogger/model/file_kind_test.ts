/** Traffic or moves. */
import { assertEquals } from "@std/assert";
import { isOurs, kindOfFile } from "../../../../web/frogger/model/file_kind.ts";
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
