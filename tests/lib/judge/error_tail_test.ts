import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { ErrorTail } from "../../../lib/judge/error_tail.ts";

const KEPT = 8 * 1024;
const encoder = new TextEncoder();

function tailOf(pieces: readonly string[]): string {
  const tail = new ErrorTail();
  for (const piece of pieces) {
    const bytes = encoder.encode(piece);
    tail.push(bytes);
    bytes.fill(0);
  }
  return tail.text;
}

/** What must be kept of a text of single bytes, in the plainest words. */
function expectedOf(text: string): string {
  const left = text.length - 2 * KEPT;
  if (left <= 0) return text;
  return `${text.slice(0, KEPT)}\n… ${left} bytes left out …\n${text.slice(-KEPT)}`;
}

/** A text in which every place can be told from its neighbours. */
function numbered(length: number): string {
  let text = "";
  for (let line = 1; text.length < length; line++) text += `${line},`;
  return text.slice(0, length);
}

Deno.test("standard error is kept whole up to 16 KiB, and cut in the middle beyond", {
  permissions: "none",
}, () => {
  const around = [KEPT, 2 * KEPT].flatMap((bytes) => [bytes - 1, bytes, bytes + 1]);
  for (const length of [0, 1, ...around, 100_003]) {
    const text = numbered(length);
    assertEquals(tailOf([text]), expectedOf(text));
  }
});

Deno.test("how standard error is cut into pieces does not show in what is kept", {
  permissions: "none",
}, () => {
  const text = numbered(50_000);
  fc.assert(
    fc.property(fc.array(fc.nat(50_000), { maxLength: 12 }), fc.nat(50_000), (cuts, length) => {
      const places = [0, ...cuts.sort((a, b) => a - b), length].map((at) => Math.min(at, length));
      const pieces = places.map((at, index) => text.slice(at, places[index + 1] ?? length));
      assertEquals(tailOf(pieces), expectedOf(text.slice(0, length)));
    }),
    { numRuns: 40 },
  );
});

Deno.test("a character that is cut in half does not spoil its neighbours", {
  permissions: "none",
}, () => {
  const text = tailOf(["x" + "ä".repeat(20_000)]);
  assertEquals(text.slice(0, 4), "xäää");
  assertEquals(text.slice(-3), "äää");
});

Deno.test("what a terminal might obey is made visible, line feeds and tabs stay", () => {
  assertEquals(tailOf(["\x1b[2J\u202e\u0085\ta\n"]), "\\u{1b}[2J\\u{202e}\\u{85}\ta\n");
});
