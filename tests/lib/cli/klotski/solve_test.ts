import { assert, assertEquals, assertRejects } from "@std/assert";
import { klotskiSolve } from "../../../../lib/cli/klotski/solve.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { capture, linesOf } from "../captured.ts";
import { DONE, inFolder, SMALL, STUCK } from "./folder.ts";

async function solved(wanted: string, options: { metric?: string; to?: string } = {}) {
  const output = capture();
  const status = await klotskiSolve(wanted, { ...options, json: true }, output);
  return { status, ...JSON.parse(output.printed.join("")) };
}

Deno.test("klotski solve --json tells what the issue says, by default in moves", async () => {
  const { status, ...told } = await solved("L'ane rouge");
  assertEquals(status, 0);
  assertEquals(Object.keys(told), ["solvable", "length", "metric", "configurations", "moves"]);
  assertEquals([told.solvable, told.length, told.metric], [true, 81, "move"]);
  assertEquals([told.configurations, told.moves.length], [25_955, 81]);
});

Deno.test("[METRIC-1] [METRIC-2] [METRIC-3] [METRIC-4] klotski solve counts in whatever metric is asked for", async () => {
  for (const [metric, length] of Object.entries({ step: 116, straight: 90, move: 81, push: 76 })) {
    const told = await solved("ane rouge", { metric });
    assertEquals([told.metric, told.length, told.moves.length], [metric, length, length]);
  }
  await assertRejects(
    () => klotskiSolve("ane rouge", { metric: "leap" }, capture()),
    UnusableInput,
    "--metric is one of step, straight, move, push, drag",
  );
});

Deno.test("[METRIC-3] the moves of klotski solve lead to the goal; a bent way carries its path", async () => {
  const { moves } = await solved("first-steps");
  const at: Record<string, [number, number]> = { A: [0, 0], B: [0, 2], C: [1, 2], D: [2, 2] };
  for (const { dx, dy, path, piece } of moves) {
    const [x, y] = at[piece] ?? [NaN, NaN];
    at[piece] = [x + dx, y + dy];
    assertEquals(path === undefined, dx === 0 || dy === 0);
  }
  assertEquals(at.A, [1, 1]);
  const { moves: steps } = await solved("first-steps", { metric: "step" });
  assert(steps.every((step: object) => Object.keys(step).join() === "piece,dx,dy"));
});

Deno.test("klotski solve tells people each move in words", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("small.txt"), SMALL);
    const output = capture();
    assertEquals(await klotskiSolve(at("small.txt"), {}, output), 0);
    const lines = linesOf(output);
    assertEquals(lines[0], "solvable in 5 moves");
    assertEquals(lines.length, 8);
    assert(/^1 {2}[A-D] (north|west|east|south)/.test(lines[1] ?? ""), lines[1]);
    assert(/^40 configurations in \d+ ms$/.test(lines[6] ?? ""), lines[6]);
  });
});

Deno.test("klotski solve ends with 1 where there is no solution, and with none to tell", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("stuck.txt"), STUCK);
    const output = capture();
    assertEquals(await klotskiSolve(at("stuck.txt"), {}, output), 1);
    assertEquals(linesOf(output)[0], "not solvable");
    const told = await solved(at("stuck.txt"), { metric: "step" });
    assertEquals([told.status, told.solvable, told.length, told.moves], [1, false, null, []]);
    assertEquals(told.configurations, 6);
  });
});

Deno.test("a start that is the goal is solved in no move", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("done.txt"), DONE + "goal: A 1 1\n");
    const told = await solved(at("done.txt"));
    assertEquals([told.status, told.solvable, told.length, told.moves], [0, true, 0, []]);
  });
});

Deno.test("klotski solve --to takes another board as the goal, or lines that want something", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("small.txt"), SMALL);
    await Deno.writeTextFile(at("done.txt"), DONE);
    await Deno.writeTextFile(at("home.txt"), "goal: A 0 0\n");
    await Deno.writeTextFile(at("drawn.txt"), "goal-board:\n...\n.XX\n.XX\n");
    const length = async (to: string) => (await solved(at("small.txt"), { to: at(to) })).length;
    assertEquals(await length("home.txt"), 0);
    assertEquals(await length("drawn.txt"), 5);
    assert(await length("done.txt") >= 5);
    // One of ours will do as well: its board is the goal then.
    assertEquals((await solved("first steps", { to: "round trip" })).solvable, true);
    await Deno.writeTextFile(at("play.txt"), DONE);
    await assertRejects(() => solved(at("play.txt")), UnusableInput, "--to FILE");
  });
});

Deno.test("what is wrong with --to is told with its place", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("small.txt"), SMALL);
    const refused = async (text: string, words: string) => {
      await Deno.writeTextFile(at("to.txt"), text);
      const { message } = await assertRejects(
        () => solved(at("small.txt"), { to: at("to.txt") }),
        UnusableInput,
      );
      assert(message.startsWith(at("to.txt")) && message.includes(words), message);
    };
    await refused("\ngoal: Z 0 0\n", "to.txt:2:7: There is no piece Z");
    await refused("", "There is no goal here");
    await refused("board:\nAA\nA.\n", "another form");
    await refused("board:\nAA.\nAA.\nBBC\n", "other shapes");
    await refused("board:\nAA.\nAA\n", "to.txt:3:");
    // What is no line of a goal is not taken for a row of the variant's board.
    const none = "This line is none that a goal has: write goal: A 1 3, or goal-board:";
    await refused("...\ngoal: A 0 0\n", `to.txt:1:1: ${none}`);
    await refused("AA.\n", `to.txt:1:1: ${none}`);
    await refused("goal: A 0 0\n# my goal\n", `to.txt:2:1: ${none}`);
    await refused("goal-board:\n.XX\n.XX\n", "it is as large as the board, 3 by 3");
    await refused("name: One\nname: Two\ngoal: A 0 0\n", "and line 1 has it already");
  });
});

Deno.test("[METRIC-6] klotski solve says what can be solved only by pushing, and who goes along", async () => {
  await inFolder(async (at) => {
    const ring = "board:\naaa..\naba..\naaa..\ngoal: a 2 0\n";
    await Deno.writeTextFile(at("ring.txt"), ring);
    const told = await solved(at("ring.txt"), { metric: "step" });
    assertEquals([told.status, told.solvable, told.length, told.alone], [0, true, 2, null]);
    assertEquals(told.moves[0], { piece: "a", dx: 1, dy: 0, with: ["b"] });
    const output = capture();
    assertEquals(await klotskiSolve(at("ring.txt"), {}, output), 0);
    const [headline, first] = linesOf(output);
    assert(headline?.includes("only by pushing"), headline);
    assertEquals(first, "1  a east 2 with b");
    const pushed = await solved(at("ring.txt"), { metric: "push" });
    assertEquals([pushed.length, "alone" in pushed], [2, false]);
  });
});
