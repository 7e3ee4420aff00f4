import { assert, assertEquals, assertRejects } from "@std/assert";
import { klotskiCheck } from "../../../../lib/cli/klotski/check.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture, linesOf } from "../captured.ts";
import { DONE, inFolder, SMALL, STUCK } from "./folder.ts";

Deno.test("klotski check tells every mistake with line and column, and ends with 1", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("torn.txt"), "name: Torn\nboard:\nAB.\nBA.\ngoal: C 0 0\n");
    const output = capture();
    assertEquals(await klotskiCheck([at("torn.txt")], {}, output), 1);
    const lines = linesOf(output);
    assert(lines[0]?.startsWith(`E_UNCONNECTED  ${at("torn.txt")}:4:1: `), lines[0]);
    assert(lines.some((line) => line.startsWith(`E_GOAL_PIECE  ${at("torn.txt")}:5:7: `)));
  });
});

Deno.test("klotski check tells of a good variant what its optimum is", async () => {
  await inFolder(async (at) => {
    const put = (name: string, text: string) => Deno.writeTextFile(at(name), text);
    await Promise.all([
      put("small.txt", SMALL),
      put("stuck.txt", STUCK),
      put("done.txt", DONE),
    ]);
    const output = capture();
    const files = [at("small"), at("stuck.txt"), at("done.txt")];
    assertEquals(await klotskiCheck(files, {}, output), 0);
    assertEquals(linesOf(output), [
      `${at("small.txt")}: good, 8 steps, 5 moves`,
      `${at("stuck.txt")}: good, no solution`,
      `${at("done.txt")}: good, a board to play with`,
      "",
    ]);
  });
});

Deno.test("[FILE-7] klotski check proves what a file tells of its optimum", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("good.txt"), SMALL + "optimum: 8 steps, 5 moves\n");
    await Deno.writeTextFile(at("wrong.txt"), SMALL + "optimum: 8 steps, 6 moves\n");
    await Deno.writeTextFile(at("none.txt"), SMALL + "optimum: none\n");
    assertEquals(await klotskiCheck([at("good.txt")], {}, capture()), 0);
    for (const name of ["wrong.txt", "none.txt"]) {
      const output = capture();
      assertEquals(await klotskiCheck([at(name)], {}, output), 1);
      assertEquals(
        linesOf(output)[0],
        `E_OPTIMUM_WRONG  ${at(name)}:7:1: The optimum is another one: 8 steps, 5 moves`,
      );
    }
  });
});

Deno.test("klotski check --json is a line for each file; one that cannot be read is told after the others", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("small.txt"), SMALL);
    await Deno.writeTextFile(at("empty.txt"), "");
    const output = capture();
    const files = [at("missing.txt"), at("small.txt"), at("empty.txt")];
    await assertRejects(() => klotskiCheck(files, { json: true }, output), UnusableInput);
    const [small = "", empty = ""] = linesOf(output);
    assertEquals(JSON.parse(small), {
      file: at("small.txt"),
      good: true,
      problems: [],
      optimum: { steps: 8, moves: 5 },
    });
    const { good, optimum, problems: [problem] } = JSON.parse(empty);
    assertEquals([good, optimum], [false, null]);
    assertEquals([problem.code, problem.line, problem.column], ["E_NO_BOARD", 1, 1]);
  });
});
