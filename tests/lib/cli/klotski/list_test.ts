import { assert, assertEquals } from "@std/assert";
import { klotskiList } from "../../../../lib/cli/klotski/list.ts";
import { capture, linesOf } from "../captured.ts";

Deno.test("klotski list tells each variant with its size and optimum, in columns or as JSON", async () => {
  const text = capture();
  assertEquals(await klotskiList({}, text), 0);
  const json = capture();
  assertEquals(await klotskiList({ json: true }, json), 0);
  const { variants } = JSON.parse(json.printed.join(""));
  const lines = linesOf(text);
  assertEquals(lines.length, variants.length + 2);
  assert(lines.some((line) => /^ane-rouge +L'âne rouge +4 × 5 +10 +116 +81$/.test(line)));
  assert(lines.some((line) => /^no-way-out .* - +-$/.test(line)));
  const classic = variants.find(({ id }: { id: string }) => id === "ane-rouge");
  assertEquals(Object.keys(classic), [
    "id",
    "title",
    "about",
    "width",
    "height",
    "pieces",
    "optimum",
  ]);
  assertEquals([classic.width, classic.height, classic.pieces], [4, 5, 10]);
  assertEquals(classic.optimum, { steps: 116, moves: 81 });
  assertEquals(variants.at(-1).optimum, "none");
});
