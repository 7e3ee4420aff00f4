import { assert, assertEquals, assertRejects } from "@std/assert";
import { klotskiShow } from "../../../../lib/cli/klotski/show.ts";
import type { Stage } from "../../../../lib/cli/terminal_stage.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture, linesOf } from "../captured.ts";
import { DONE, inFolder, SMALL, STUCK } from "./folder.ts";

/** A terminal that keeps the pictures; whoever watches goes after so many of them. */
function stageOf(
  patience: number,
  size = { columns: 80, rows: 24 },
): Stage & { readonly pictures: string[]; isClosed(): boolean } {
  const pictures: string[] = [];
  let isClosed = false;
  return {
    size,
    isColourful: false,
    pictures,
    show: (text) => void pictures.push(text),
    pause: () => Promise.resolve(pictures.length < patience),
    isClosed: () => isClosed,
    [Symbol.dispose]: () => void (isClosed = true),
  };
}

Deno.test("klotski show draws start and goal beside each other, and tells the optimum of the file", async () => {
  const output = capture();
  assertEquals(await klotskiShow("ane rouge", {}, output), 0);
  const lines = linesOf(output);
  assertEquals(lines[0], "L'âne rouge");
  assert(lines.every((line) => line.length <= 80));
  assert(lines.includes("start                 goal"));
  assert(lines.includes("│ H │   A   │ I │     │               │"));
  assert(lines.includes("│ P │       │ Q │     │   │       │   │"));
  assertEquals(lines.at(-2), "Fewest steps: 116; fewest moves: 81");
  const none = capture();
  assertEquals(await klotskiShow("no way out", {}, none), 0);
  assertEquals(linesOf(none).at(-2), "Not solvable");
});

Deno.test("klotski show draws the start alone where there is no goal", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("done.txt"), DONE);
    const output = capture();
    assertEquals(await klotskiShow(at("done.txt"), {}, output), 0);
    assertEquals(linesOf(output).slice(2), [
      "┌───┬───┬───┐",
      "│ B │   │ C │",
      "├───┼───┴───┤",
      "│   │       │",
      "├───┤   A   │",
      "│ D │       │",
      "└───┴───────┘",
      "A board to play with: it has no goal",
      "",
    ]);
  });
});

Deno.test("klotski show --solution plays cell after cell, and ends when whoever watches has seen enough", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("small.txt"), SMALL);
    const whole = stageOf(Infinity);
    const output = capture();
    const pauses: number[] = [];
    const status = await klotskiShow(
      at("small.txt"),
      { solution: true, n: "7" },
      output,
      (pause) => {
        pauses.push(pause);
        return whole;
      },
    );
    assertEquals([status, pauses], [0, [7]]);
    // The start, and a picture for each of 8 steps or more, in 5 moves.
    assert(whole.pictures.length >= 9);
    assert(whole.pictures[0]?.includes("start"));
    assert(whole.pictures[1]?.includes("1 of 5: "));
    assert(whole.pictures.at(-1)?.includes("5 of 5: A "));
    assertEquals(linesOf(output)[0], `Solved in 5 moves, ${whole.pictures.length - 1} steps`);
    const short = stageOf(2);
    const ended = capture();
    await klotskiShow(at("small.txt"), { solution: true }, ended, () => short);
    assertEquals(short.pictures.length, 2);
    assertEquals(linesOf(ended)[0]?.startsWith("Ended at 1 of 5: "), true, "it says no more");
    assert(whole.isClosed() && short.isClosed());
  });
});

Deno.test("klotski show --solution says below each picture what keys do", async () => {
  const told = async (n: string) => {
    const stage = stageOf(Infinity);
    await klotskiShow("first steps", { solution: true, n }, capture(), () => stage);
    return [stage.pictures[0], stage.pictures.at(-1)].map((text) => text?.split("\n").at(-2));
  };
  const [last, held] = [await told("0"), await told("30")];
  assertEquals([last[0], held[0]], [
    "any key goes on, q ends",
    "q ends, space holds, any other key goes on",
  ]);
  assert(last[1]?.startsWith("5 of 5: "), "nothing comes after the last one");
});

Deno.test("klotski show --solution refuses a terminal in which a picture has no room", async () => {
  const show = (columns: number, rows: number) => {
    const stage = stageOf(Infinity, { columns, rows });
    return klotskiShow("first steps", { solution: true }, capture(), () => stage)
      .finally(() => assert(stage.isClosed()));
  };
  // The board's 7 lines, the move, the keys, and where the cursor is.
  assertEquals(await show(80, 10), 0);
  await assertRejects(() => show(80, 9), UnusableInput, "takes 10 lines of 13 characters");
  await assertRejects(() => show(22, 10), UnusableInput, "and the terminal has 10 of 22");
  await assertRejects(() => show(12, 40), UnusableInput, "the terminal has 40 of 12");
});

Deno.test("klotski show --solution without a terminal prints picture after picture", async () => {
  const output = capture();
  await klotskiShow("first steps", { solution: true }, output, () => undefined);
  const lines = linesOf(output);
  assertEquals(lines.slice(0, 9), [
    "start",
    "┌───────┬───┐",
    "│       │   │",
    "│   A   │   │",
    "│       │   │",
    "├───┬───┼───┤",
    "│ B │ C │ D │",
    "└───┴───┴───┘",
    "",
  ]);
  assertEquals(lines.filter((line) => line.startsWith("┌")).length, lines.length / 9 | 0);
});

Deno.test("klotski show --solution: status 1 where there is none; -n wants its number", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("stuck.txt"), STUCK);
    const output = capture();
    assertEquals(await klotskiShow(at("stuck.txt"), { solution: true }, output), 1);
    assertEquals(output.printed, ["not solvable\n"]);
    const refused = (n: string | true) =>
      assertRejects(() => klotskiShow(at("stuck.txt"), { n }, capture()), UnusableInput, "-n");
    await refused(true);
    await refused("soon");
  });
});
