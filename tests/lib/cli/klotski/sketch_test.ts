import { assertEquals } from "@std/assert";
import { sceneOf, sceneOfGoal } from "../../../../lib/cli/klotski/scene.ts";
import { sketchBoard } from "../../../../lib/cli/klotski/sketch.ts";
import { startPosition } from "../../../../lib/klotski/board.ts";
import { parseVariant } from "../../../../lib/klotski/variant_file.ts";

const read = parseVariant(`name: Sketch
board:
AB.#
ABB#
CD.E
goal: B 1 1
goal: E 0 0
`);
if (!read.ok) throw new Error(JSON.stringify(read.error));
const VARIANT = read.value.variant;

Deno.test("pieces are boxes with their names in the middle, lines stand where something else begins", () => {
  assertEquals(sketchBoard(sceneOf(VARIANT, startPosition(VARIANT)), false), [
    "┌───┬───┬───┬───┐",
    "│   │ B │   │░░░│",
    "│ A │   └───┤░░░│",
    "│   │       │░░░│",
    "├───┼───┬───┼───┤",
    "│ C │ D │   │ E │",
    "└───┴───┴───┴───┘",
  ]);
});

Deno.test("the goal's picture has its parts alone, each named after a piece that can go there", () => {
  assertEquals(sketchBoard(sceneOfGoal(VARIANT), false), [
    "┌───┬───────┬───┐",
    "│ C │       │░░░│",
    "├───┼───┐   │░░░│",
    "│   │ B │   │░░░│",
    "│   │   └───┼───┤",
    "│   │       │   │",
    "└───┴───────┴───┘",
  ]);
});

Deno.test("in colours equal shapes are alike, what the goal wants comes first, and every line ends without colour", () => {
  const { colours } = sceneOf(VARIANT, startPosition(VARIANT));
  // A, B, C, D, E; the goal wants a single cell and B.
  assertEquals(colours, [2, 1, 0, 0, 0]);
  const lines = sketchBoard(sceneOf(VARIANT, startPosition(VARIANT)), true);
  for (const line of lines) assertEquals(line.endsWith("\x1b[0m"), true);
  assertEquals(lines[5]?.split("48;2;224;98;86m").length, 4);
  // deno-lint-ignore no-control-regex
  const bare = lines.map((line) => line.replace(/\x1b\[[0-9;]*m/g, ""));
  assertEquals(bare, sketchBoard(sceneOf(VARIANT, startPosition(VARIANT)), false));
});
