import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  decodeLine,
  LineBuffer,
  MAX_LINE_BYTES,
  MAX_UNREAD_BYTES,
} from "../../../lib/judge/line_buffer.ts";

const encoder = new TextEncoder();

/** All whole lines of some output that comes in these pieces; each piece is at once overwritten, as a caller may. */
function linesOf(pieces: readonly Uint8Array[], push: "push" | "pushAndTake"): string[] {
  const buffer = new LineBuffer();
  const lines: string[] = [];
  const memory = new Uint8Array(128);
  for (const piece of pieces) {
    memory.set(piece);
    const view = memory.subarray(0, piece.length);
    if (push === "push") buffer.push(view);
    else {
      const line = buffer.pushAndTake(view);
      if (line !== undefined) lines.push(line);
    }
    memory.fill(0xff);
    for (let line = buffer.take(); line !== undefined; line = buffer.take()) lines.push(line);
  }
  return lines;
}

/** Checks what one output becomes, in one piece and byte by byte. */
function checkLines(output: string | readonly number[], expected: readonly string[]): void {
  const bytes = typeof output === "string" ? encoder.encode(output) : Uint8Array.from(output);
  const single = Array.from(bytes, (_, at) => bytes.subarray(at, at + 1));
  for (const push of ["push", "pushAndTake"] as const) {
    assertEquals(linesOf([bytes], push), expected);
    assertEquals(linesOf(single, push), expected);
  }
}

/** Whether so much output, taken by none, is a flood. */
function checkFlood(output: string, isFlood: boolean): void {
  const buffer = new LineBuffer();
  buffer.push(encoder.encode(output));
  assertEquals(buffer.isFlooded, isFlood, `${output.length} bytes`);
}

const FULL_LINE = "x".repeat(MAX_LINE_BYTES);

Deno.test("a line ends with its line feed and not before", { permissions: "none" }, () => {
  checkLines("", []);
  checkLines("M3", []);
  checkLines("M3\n", ["M3"]);
  checkLines("M3\nF5", ["M3"]);
  checkLines("M3\nF5\n", ["M3", "F5"]);
  checkLines("\n\n", ["", ""]);
});

Deno.test("a line keeps its carriage return and its blanks for the game", {
  permissions: "none",
}, () => {
  checkLines("M3\r\n", ["M3\r"]);
  checkLines(" \tL7 \n", [" \tL7 "]);
  checkLines("M3\rF5\n", ["M3\rF5"]);
  checkLines("M3\0\n", ["M3\0"]);
});

Deno.test("bytes that are no UTF-8 become a mark that is in no order", {
  permissions: "none",
}, () => {
  checkLines([0x4d, 0xff, 0x0a], ["M\ufffd"]);
  checkLines([0xc3, 0x0a, 0xa4, 0x0a], ["\ufffd", "\ufffd"]);
  checkLines([...encoder.encode("ä€😀\n")], ["ä€😀"]);
  checkLines([...encoder.encode("ä".repeat(30) + "\n")], ["ä".repeat(30)]);
});

Deno.test("a byte order mark stays in its line, short or long: no order begins with one", {
  permissions: "none",
}, () => {
  checkLines([0xef, 0xbb, 0xbf, 0x4d, 0x35, 0x0a], ["\ufeffM5"]);
  checkLines("\ufeffF3 and more text\n", ["\ufeffF3 and more text"]);
});

Deno.test("decodeLine() reads every byte alone and behind others alike", {
  permissions: "none",
}, () => {
  for (let byte = 0; byte < 256; byte++) {
    const long = decodeLine(Uint8Array.of(...encoder.encode("12345678"), byte));
    assertEquals(decodeLine(Uint8Array.of(byte)), long.slice(8));
  }
});

Deno.test("[INPUT-5] how output is cut into pieces does not show in its lines", {
  permissions: "none",
}, () => {
  const byte = fc.oneof(fc.nat(255), fc.constantFrom(10, 13, 77, 51));
  const pieces = fc.array(
    fc.uint8Array({ maxLength: 40 }).chain((random) =>
      fc.array(byte, { maxLength: 20 }).map((chosen) => Uint8Array.of(...chosen, ...random))
    ),
  );
  fc.assert(fc.property(pieces, (cut) => {
    const whole = new Uint8Array(cut.flatMap((piece) => [...piece]));
    const expected = new LineBuffer();
    expected.push(whole);
    const lines: string[] = [];
    for (let line = expected.take(); line !== undefined; line = expected.take()) lines.push(line);
    assertEquals(linesOf(cut, "push"), lines);
    assertEquals(linesOf(cut, "pushAndTake"), lines);
  }));
});

Deno.test("an empty piece of output is no line", { permissions: "none" }, () => {
  assertEquals(new LineBuffer().pushAndTake(new Uint8Array(0)), undefined);
});

Deno.test("[FAULT-3] a line of 1 KiB is no flood, one of a byte more is", {
  permissions: "none",
}, () => {
  checkFlood(FULL_LINE.slice(1), false);
  checkFlood(FULL_LINE, false);
  checkFlood(FULL_LINE + "\n", false);
  checkFlood(FULL_LINE + "x", true);
  checkFlood(FULL_LINE + "x\n", true);
  checkFlood(`M3\n${FULL_LINE}\nF5\n`, false);
  checkFlood(`M3\n${FULL_LINE}x\nF5\n`, true);
  checkFlood(`${FULL_LINE}\n${FULL_LINE}x`, true);
});

Deno.test("[FAULT-3] 64 KiB of unread output are no flood, a byte more is", {
  permissions: "none",
}, () => {
  const short = "M3\n".repeat(MAX_UNREAD_BYTES / 3 + 1);
  checkFlood(short.slice(0, MAX_UNREAD_BYTES - 1), false);
  checkFlood(short.slice(0, MAX_UNREAD_BYTES), false);
  checkFlood(short.slice(0, MAX_UNREAD_BYTES + 1), true);
  checkFlood("\n".repeat(MAX_UNREAD_BYTES), false);
  checkFlood("\n".repeat(MAX_UNREAD_BYTES + 1), true);
});

Deno.test(
  "[FAULT-3] what has been used no longer counts as unread",
  { permissions: "none" },
  () => {
    const buffer = new LineBuffer();
    buffer.push(encoder.encode("L7\n" + "M3\n".repeat(21_845)));
    assertEquals(buffer.unread, MAX_UNREAD_BYTES + 2);
    assert(buffer.isFlooded);
    assertEquals(buffer.take(), "L7");
    assertEquals(buffer.unread, MAX_UNREAD_BYTES - 1);
    assert(!buffer.isFlooded);
  },
);

Deno.test("[FAULT-3] a piece that makes a flood gives no line", { permissions: "none" }, () => {
  for (const flood of [`${FULL_LINE}x\n`, `M3\n${FULL_LINE}x`, "M3\n".repeat(30_000)]) {
    const buffer = new LineBuffer();
    assertEquals(buffer.pushAndTake(encoder.encode(flood)), undefined);
    assert(buffer.isFlooded);
  }
});
