import { assertEquals } from "@std/assert";
import { paint, textTable, visible } from "../../../lib/cli/printing.ts";
import { capture } from "./captured.ts";

const pure = { permissions: "none" } as const;

Deno.test("visible() shows what a terminal might obey", pure, () => {
  assertEquals(visible("\x1b[31mred\x07"), "\\u{1b}[31mred\\u{7}");
  assertEquals(visible("a\tb\rc\u009b2J"), "a\\u{9}b\\u{d}c\\u{9b}2J");
  assertEquals(visible("\u202egnp.\u2066x"), "\\u{202e}gnp.\\u{2066}x");
  assertEquals(visible("half \ud83d of it"), "half \\u{d83d} of it");
});

Deno.test("visible() leaves everybody's letters and line feeds alone", pure, () => {
  const text = "Zoë, 坦克, دبابة, 👩‍🚀 ❤️\nnext";
  assertEquals(visible(text), text);
});

Deno.test("textTable() aligns by the width on the screen", pure, () => {
  const table = textTable(["bot", "points", "rank"], [
    ["坦克", "1234", "1"],
    ["é", "7", "10"],
    ["👩‍🚀", "55", ""],
  ], { align: ["left", "right"] });
  assertEquals(
    table,
    ["bot   points  rank", "坦克    1234  1", "é          7  10", "👩‍🚀        55"].join("\n"),
  );
});

Deno.test("textTable() keeps a stranger's text in its cell", pure, () => {
  assertEquals(textTable(["bot"], [["a\nb\x1b[2J"]]), "bot\na\\nb\\u{1b}[2J");
  assertEquals(textTable(["a", "b"], []), "a  b");
  assertEquals(textTable(["a", "b"], [["1"]]), "a  b\n1");
});

Deno.test("paint() colours only where the output wants it", pure, () => {
  assertEquals(paint(capture(), "red", "text"), "text");
  assertEquals(paint({ ...capture(), isColourful: true }, "red", "text"), "\x1b[31mtext\x1b[39m");
});

Deno.test("colours are off where standard output is no terminal", async () => {
  const module = new URL("../../../lib/cli/printing.ts", import.meta.url);
  const code =
    `import { paint, print, terminal } from "${module}"; print(paint(terminal, "red", "x"));`;
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["eval", code] }).output();
  assertEquals(new TextDecoder().decode(stdout), "x");
});
