import { assert, assertEquals } from "@std/assert";
import { klotskiStats } from "../../../../lib/cli/klotski/stats.ts";
import { capture, linesOf } from "../captured.ts";
import { DONE, inFolder, STUCK } from "./folder.ts";

Deno.test("klotski stats --json tells the whole graph of the classic", async () => {
  const output = capture();
  assertEquals(await klotskiStats("ane rouge", { json: true }, output), 0);
  const told = JSON.parse(output.printed.join(""));
  assertEquals(
    [told.configurations, told.edges, told.goals, told.solvable],
    [25_955, 41_948, 964, true],
  );
  assertEquals([told.step.length, told.step.farthest.distance, told.step.fromStart], [
    116,
    126,
    167,
  ]);
  assertEquals([told.move.length, told.move.farthest.distance], [81, 93]);
  assertEquals(told.move.shortest, 256);
  assertEquals(told.move.histogram.length, 94);
  assertEquals(told.move.histogram[0], 964);
  const sum = (list: number[]) => list.reduce((one, other) => one + other, 0);
  assertEquals([sum(told.step.histogram), sum(told.move.histogram)], [25_955, 25_955]);
  assertEquals(told.move.farthest.board.map((row: string) => row.length), [4, 4, 4, 4, 4]);
});

Deno.test("klotski stats tells people the figures, shows the farthest position and the distances as bars", async () => {
  const output = capture();
  assertEquals(await klotskiStats("first-steps", {}, output), 0);
  const lines = linesOf(output);
  assert(lines.some((line) => /^configurations +40$/.test(line)));
  assert(lines.some((line) => /^shortest solution +8 steps +5 moves$/.test(line)));
  const picture = lines.indexOf("Farthest from a goal, 8 moves:");
  assertEquals(lines[picture + 1]?.length, 13);
  const bars = lines.slice(lines.findIndex((line) => line.startsWith("Configurations by")) + 1, -1);
  assertEquals(bars.length, 9);
  assertEquals(bars.map((line) => Number(line.split(" ").at(-1))).reduce((a, b) => a + b), 40);
  assert(bars.some((line) => line.includes("█".repeat(48))));
});

Deno.test("klotski stats of a long histogram puts several distances in one bar", async () => {
  const output = capture();
  await klotskiStats("lane", {}, output);
  const lines = linesOf(output);
  const bars = lines.slice(lines.findIndex((line) => line.startsWith("Configurations by")) + 1, -1);
  assert(bars.length <= 24);
  assert(/^ +0-6 /.test(bars[0] ?? ""), bars[0]);
  assert(/^\d+-162 /.test(bars.at(-1) ?? ""), bars.at(-1));
});

Deno.test("klotski stats ends with 1 where no goal can be reached, and with 0 where none is wanted", async () => {
  await inFolder(async (at) => {
    await Deno.writeTextFile(at("stuck.txt"), STUCK);
    await Deno.writeTextFile(at("done.txt"), DONE);
    const stuck = capture();
    assertEquals(await klotskiStats(at("stuck.txt"), {}, stuck), 1);
    assert(linesOf(stuck).includes("not solvable"));
    const json = capture();
    assertEquals(await klotskiStats(at("stuck.txt"), { json: true }, json), 1);
    const told = JSON.parse(json.printed.join(""));
    assertEquals([told.solvable, told.goals, told.step.length, told.move.farthest], [
      false,
      0,
      null,
      null,
    ]);
    const done = capture();
    assertEquals(await klotskiStats(at("done.txt"), {}, done), 0);
    assert(!done.printed.join("").includes("solvable"));
  });
});
