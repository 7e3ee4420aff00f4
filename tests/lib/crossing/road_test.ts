import { assertEquals, assertThrows } from "@std/assert";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { roadOf } from "../../../lib/crossing/road.ts";

const encode = (text: string) => new TextEncoder().encode(text);

Deno.test("programs get five plain lines, whatever the file was like [FILE-3] [FILE-5]", () => {
  const road = roadOf("odd", encode("\uFEFF  <o \r\no>  \r\n\r\n<é\r\n =>"));
  assertEquals(new TextDecoder().decode(road.input), "<o\no>\n\n<é\n=>\n");
  assertEquals([road.name, road.frames], ["odd", 50]);
});

Deno.test("what is no traffic is refused with all that is wrong, by the name that people know", () => {
  const tabs = assertThrows(
    () => roadOf("x", encode("\ta\n\n\n\n\tb\n"), "dir/x\u202e.txt"),
    UnusableInput,
  );
  assertEquals(
    tabs.problems.map(({ column, file, line }) => [file, line, column]),
    [["dir/x\\u{202e}.txt", 1, 1], ["dir/x\\u{202e}.txt", 5, 1]],
  );
  assertThrows(() => roadOf("x", encode("one\n")), UnusableInput, "x:1: There is 1 line: ");
});
