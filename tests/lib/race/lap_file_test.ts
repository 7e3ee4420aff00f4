import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { makeLap, parseLap } from "../../../lib/race/lap_file.ts";

function parse(text: string): string {
  const lap = parseLap(new TextEncoder().encode(text));
  if (!lap.ok) return `line ${lap.error.line}: ${lap.error.message}`;
  const { circuit, pilot, points } = lap.value;
  return [pilot, circuit, ...points.map(({ x, y }) => `${x},${y}`)].join(" / ");
}

const NO_POINT =
  "This is no point: write x and y as whole numbers with a comma between them, such as 41,4";

Deno.test("[LAP-1] the pilot's name may be empty; the circuit's has no blanks round it", () => {
  assertEquals(parse("\nmonza.cir\n40,4\n"), " / monza.cir / 40,4");
  assertEquals(parse("Old Crow\n  monza.cir \n40,4"), "Old Crow / monza.cir / 40,4");
  assertEquals(parse(""), " / ");
});

Deno.test("[LAP-2] blanks round the numbers are fine", () => {
  assertEquals(parse("a\nb\n 40 ,\t4 \n041,5"), "a / b / 40,4 / 41,5");
});

Deno.test("[LAP-4] lines end with CR, CR+LF or LF, and the last one may have no end", () => {
  for (const end of ["\r", "\r\n", "\n"]) {
    assertEquals(parse(["a", "b", "40,4", "41,4"].join(end)), "a / b / 40,4 / 41,4");
    assertEquals(parse(["a", "b", "40,4", "41,4", ""].join(end)), "a / b / 40,4 / 41,4");
  }
});

Deno.test("[LAP-5] anything else is a mistake, told with its line", () => {
  for (
    const wrong of ["-40,4", "+40,4", "40.0,4", "40;4", "40 4", "40,4,5", "a,4", "40,", "4e1,4"]
  ) {
    assertEquals(parse(`a\nb\n40,4\n${wrong}\n41,4`), `line 4: ${NO_POINT}`, wrong);
  }
  assertEquals(
    parse("a\nb\n\n40,4"),
    "line 3: This line is empty: there is one point in each line, such as 41,4",
  );
  assertEquals(
    parse("a\nb\n150,4"),
    "line 3: (150,4) is not on the grid: x is 0 to 149, y is 0 to 99",
  );
  assertEquals(
    parse("a\nb\n40,4\n0,100"),
    "line 4: (0,100) is not on the grid: x is 0 to 149, y is 0 to 99",
  );
});

Deno.test("[LAP-6] names are UTF-8 or else Latin-1", () => {
  const bytes = Uint8Array.from("Ren\xe9\nb\n40,4", (letter) => letter.charCodeAt(0));
  const lap = parseLap(bytes);
  assertEquals(lap.ok && lap.value.pilot, "René");
  assertEquals(parse("René\nb\n40,4"), "René / b / 40,4");
});

Deno.test("[LAP-2] a lap that was written is read as it was", () => {
  const name = fc.string().filter((text) => !/[\r\n]/.test(text) && text === text.trim());
  const point = fc.record({ x: fc.nat(149), y: fc.nat(99) });
  const lap = fc.record({ pilot: name, circuit: name, points: fc.array(point) });
  fc.assert(fc.property(lap, (lap) => {
    const read = parseLap(new TextEncoder().encode(makeLap(lap)));
    assertEquals(read, { ok: true, value: lap });
  }));
});
