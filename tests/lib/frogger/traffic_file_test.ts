import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { countFrames } from "../../../lib/frogger/lanes.ts";
import { laneFrom, makeTraffic, parseTraffic } from "../../../lib/frogger/traffic_file.ts";
import type { Traffic } from "../../../lib/frogger/types.ts";
import { read, roads } from "./roads.ts";

function parsed(text: string) {
  return parseTraffic(new TextEncoder().encode(text));
}

/** The lanes as text; or the problems, each with its place. */
function lanesOf(text: string): string[] {
  const result = parsed(text);
  return result.ok
    ? result.value.traffic.lanes.map(({ cells }) => cells.join(""))
    : result.error.map(({ code, column, line }) => `${code} ${line}:${column ?? ""}`);
}

function warningsOf(text: string): string[] {
  const result = parsed(text);
  assert(result.ok);
  return result.value.warnings.map(({ code, column, line }) => `${code} ${line}:${column ?? ""}`);
}

const FIVE = ["a", "b b", "c", "dd", "e"];

Deno.test("[FILE-1] [FILE-2] five lines are five lanes from north to south", () => {
  const result = parsed("[|==|  =\n|) =  o\n(|[]-[]:\n<| (oo|\n|==|] :=)\n");
  assert(result.ok);
  assertEquals(result.value.traffic.lanes.map(({ row }) => row), [1, 2, 3, 4, 5]);
  assertEquals(result.value.traffic.lanes[0]?.cells, [..."[|==|  ="]);
  assertEquals(result.value.warnings, []);
});

Deno.test("[FILE-3] LF, CR+LF, both, with and without the last one, with and without a byte order mark", () => {
  const lines = FIVE;
  for (const text of [lines.join("\n"), lines.join("\r\n"), "a\r\nb b\nc\r\ndd\ne"]) {
    for (const start of ["", "\uFEFF"]) {
      for (const end of ["", "\n", "\r\n"]) assertEquals(lanesOf(start + text + end), lines);
    }
  }
  assertEquals(lanesOf("\uFEFF\uFEFFa\n\n\n\n"), ["TRAFFIC_CHARACTER 1:1"]);
});

Deno.test("[FILE-4] empty lines are empty lanes and count", () => {
  assertEquals(lanesOf("\n\n\n\n\n"), ["", "", "", "", ""]);
  assertEquals(lanesOf("a\n\n\n\ne\n"), ["a", "", "", "", "e"]);
  assertEquals(lanesOf("a\nb\nc\n\n\n"), ["a", "b", "c", "", ""]);
  assertEquals(lanesOf("   \n \n  \n    \n \n"), ["", "", "", "", ""]);
});

Deno.test("[FILE-4] where the fifth line is empty and has no end, the fifth lane is empty, with a warning", () => {
  assertEquals(lanesOf("a\nb\nc\nd\n"), ["a", "b", "c", "d", ""]);
  assertEquals(warningsOf("a\nb\nc\nd\n"), ["TRAFFIC_LAST_LINE 5:"]);
  assertEquals(warningsOf("a\r\nb\r\nc\r\nd\r\n"), ["TRAFFIC_LAST_LINE 5:"]);
  assertEquals(warningsOf("a\nb\nc\nd\n\n"), []);
});

Deno.test("[FILE-4] more or fewer lines are refused, and their number is told", () => {
  const message = (text: string) => {
    const result = parsed(text);
    return result.ok ? "fine" : result.error[0]?.message.split(":")[0];
  };
  assertEquals(message(""), "There are no lines");
  assertEquals(message("\uFEFF"), "There are no lines");
  assertEquals(message("\n"), "There is 1 line");
  assertEquals(message("a\nb\nc\nd"), "There are 4 lines");
  assertEquals(message("a\nb\nc\n"), "There are 3 lines");
  assertEquals(message("a\nb\nc\nd\ne\nf"), "There are 6 lines");
  assertEquals(message("a\nb\nc\nd\ne\nf\n"), "There are 6 lines");
  assertEquals(message("a\r\nb\r\nc\r\nd\r\ne\r\nf\r\n"), "There are 6 lines");
  assertEquals(message("a\nb\nc\nd\ne\n\n"), "There are 6 lines");
  assertEquals(message("a\nb\nc\nd\ne\n\n\n"), "There are 7 lines");
});

Deno.test("[FILE-4] the line that is named where lines are too few or too many is there", () => {
  assertEquals(lanesOf(""), ["TRAFFIC_LINES undefined:"]);
  assertEquals(lanesOf("^^^^\n"), ["TRAFFIC_LINES 1:"]);
  assertEquals(lanesOf("a\nb\nc\n"), ["TRAFFIC_LINES 3:"]);
  assertEquals(lanesOf("a\nb\nc\nd\ne\nf"), ["TRAFFIC_LINES 6:"]);
  assertEquals(lanesOf("a\nb\nc\nd\ne\n\n"), ["TRAFFIC_LINES 6:"]);
});

Deno.test("[FILE-3] lines that end with CR alone are told as such, not counted", () => {
  for (const text of ["a\rb\rc\rd\re\r", "a\rb\rc", "a\rb\r\n"]) {
    const result = parsed(text);
    assert(!result.ok);
    const [problem, ...more] = result.error;
    assertEquals([problem?.code, problem?.line, problem?.column], ["TRAFFIC_LINE_END", 1, 2]);
    assert(problem?.message.includes("LF or CR+LF") && more.length === 0);
  }
  assertEquals(lanesOf("a\nb\nc\r\n"), ["TRAFFIC_LINES 3:"]);
  assertEquals(lanesOf("a\n車b\rc\n"), ["TRAFFIC_LINE_END 2:3"]);
});

Deno.test("[FILE-5] blanks where a lane enters are skipped with a warning; at the other end they say nothing", () => {
  const blanks = "  x x   \n  x x   \n  x x   \n  x x   \n  x x   \n";
  assertEquals(lanesOf(blanks), ["x x", "x x", "x x", "x x", "x x"]);
  assertEquals(
    warningsOf("  x\n  x\n x\n  x\n  x\n"),
    ["TRAFFIC_BLANKS 1:", "TRAFFIC_BLANKS 3:", "TRAFFIC_BLANKS 4:"],
  );
  assertEquals(
    warningsOf("x  \nx  \nx  \nx  \nx \n"),
    ["TRAFFIC_BLANKS 2:", "TRAFFIC_BLANKS 5:"],
  );
  const result = parsed(" x\nx  \n\n\n\n");
  assertEquals(result.ok && result.value.warnings.map(({ message }) => message), [
    "1 space at the start of this line is skipped: the first vehicle waits at the edge of the road",
    "2 spaces at the end of this line are skipped: the first vehicle waits at the edge of the road",
  ]);
});

Deno.test("[FILE-6] what cannot be seen is refused with line and column, all of it", () => {
  const hidden = {
    "a tab": "\t",
    "a carriage return": "\r",
    "a no-break space": "\u00A0",
    "U+0000": "\0",
    "U+001A": "\x1A",
    "U+0085": "\x85",
    "U+2003": "\u2003",
    "U+3000": "\u3000",
    "U+200B": "\u200B",
    "U+202E": "\u202E",
    "U+2028": "\u2028",
    "U+2800": "\u2800",
    "U+3164": "\u3164",
    "U+00AD": "\u00AD",
  };
  for (const [name, sign] of Object.entries(hidden)) {
    const result = parsed(`a\n\n==${sign}=\n\n\n`);
    assert(!result.ok, name);
    const [problem] = result.error;
    assertEquals([problem?.code, problem?.line, problem?.column], ["TRAFFIC_CHARACTER", 3, 3]);
    assert(problem?.message.includes(name), problem?.message);
  }
  assertEquals(lanesOf("\t\n\n\n\n a\t\t\n"), [
    "TRAFFIC_CHARACTER 1:1",
    "TRAFFIC_CHARACTER 5:3",
    "TRAFFIC_CHARACTER 5:4",
  ]);
  assertEquals(lanesOf("\t".repeat(20) + "\n\n\n\n\n").at(-1), "TRAFFIC_CHARACTER 1:20");
  const many = parsed("\t".repeat(300) + "\n\n\n\n\n");
  assert(!many.ok);
  assertEquals(many.error.length, 21);
  assertEquals(
    many.error.at(-1)?.message,
    "There are 280 more problems: only the first 20 are told",
  );
});

Deno.test("[FILE-2] any character that can be seen is a cell, whatever it is", () => {
  assertEquals(lanesOf("\u{1F697}\u{1F68C}=\né\n車\nа\n~\n"), [
    "\u{1F697}\u{1F68C}=",
    "é",
    "車",
    "а",
    "~",
  ]);
  assertEquals(read(["\u{1F697}\u{1F68C}=", "", "", "", ""]).lanes[0]?.cells.length, 3);
});

Deno.test("[FILE-2] what is drawn on the character before it is a cell of its own, with a warning", () => {
  assertEquals(warningsOf("a\ne\u0301\n\n\n\n"), ["TRAFFIC_MARK 2:2"]);
  assertEquals(read(["", "e\u0301", "", "", ""]).lanes[1]?.cells.length, 2);
});

Deno.test("[FILE-2] bytes that are no UTF-8 are refused with line and column", () => {
  const bytes = Uint8Array.from([61, 10, 61, 61, 0xE9, 61, 10, 10, 10, 10]);
  const result = parseTraffic(bytes);
  assert(!result.ok);
  assertEquals(result.error, [{
    code: "TRAFFIC_CHARACTER",
    message: "This character is broken: a traffic file is UTF-8 text",
    line: 2,
    column: 3,
  }]);
});

Deno.test("[FILE-7] games of more than 10 000 frames are refused", () => {
  assertEquals(lanesOf(`\n\n${"=".repeat(9977)}\n\n\n`)[2]?.length, 9977);
  assertEquals(lanesOf(`\n\n${"=".repeat(9978)}\n\n\n`), ["TRAFFIC_LONG 3:"]);
  assertEquals(lanesOf(`\n\n\n${"=".repeat(4978)}\n\n`), ["TRAFFIC_LONG 4:"]);
  assertEquals(lanesOf(`\n\n\n=${" ".repeat(20_000)}\n\n`)[3], "=");
});

Deno.test("[FILE-3] [FILE-5] what is written reads the same, and is as short as it can be", () => {
  assertEquals(makeTraffic(read(["  x ", "  x ", "", " y", "y "])), "x\nx\n\ny\ny\n");
  fc.assert(fc.property(roads(20), (lanes) => {
    const traffic = read(lanes);
    const text = makeTraffic(traffic);
    const again = parsed(text);
    assertEquals(again, { ok: true, value: { traffic, warnings: [] } });
    assertEquals(makeTraffic(read(text.split("\n").slice(0, 5))), text);
  }));
});

Deno.test("[FILE-5] lanes of one's own making are written as if they had been read", () => {
  const traffic: Traffic = {
    lanes: [1, 2, 3, 4, 5].map((row) => ({ row, cells: [" ", "x", " "] })),
  };
  assertEquals(makeTraffic(traffic), "x\nx\nx\nx\nx\n");
  assertEquals(laneFrom(2, [" ", "x", " ", "y", " "]), { row: 2, cells: ["x", " ", "y"] });
});

Deno.test("no bytes make the reader fail", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
    const result = parseTraffic(bytes);
    if (result.ok) assert(countFrames(result.value.traffic) >= 0);
    else assert(result.error.length > 0);
  }));
});
