import { assertEquals, assertRejects } from "@std/assert";
import { show } from "../../../lib/cli/tanks_show.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { capture, golden, linesOf, withLog } from "./captured.ts";

const WRECK = golden("wreck-stops-a-shot");
const PAIR = golden("pair-with-seats-swapped");

Deno.test("show() draws the field after the last turn and tells what happened", async () => {
  const output = capture();
  assertEquals(await show(WRECK, { output }), 0);
  assertEquals(linesOf(output), [
    `Round 1 of ${WRECK}, after turn 5 of 5`,
    "",
    "3  7   7   7   7   7",
    "2  7   7   7   7   7",
    "1  7A↑ 7Bx 7C↑ 7   7",
    "   1   2   3   4   5",
    "",
    "tank  seat  program  lives  damage  x  y  tracks  cannon  periscope",
    "A        0  anna        20      20  1  1  N       E       N",
    "B        1  ben      wreck       0  2  1  N       N       N",
    "C        2  cleo        20       0  3  1  N       W       N",
    "",
    "Turn 5:",
    "  A fires E and hits the wreck of B, 1 step away",
    "  C fires W and hits the wreck of B, 1 step away",
    "",
    "The round is over; nobody gets the bonus",
    "",
  ]);
});

Deno.test("show() draws the start for turn 0 and the bonus at the end", async () => {
  const output = capture();
  await show(WRECK, { output, turn: "0" });
  assertEquals(linesOf(output)[0], `Round 1 of ${WRECK}, before the first of 5 turns`);
  const end = capture();
  await show(golden("fault-in-turn-2"), { output: end });
  assertEquals(linesOf(end).at(-2), "The round is over; A is the only one alive: bonus 10");
});

Deno.test("show() gives all frames as JSON, in exactly this shape", async () => {
  const output = capture();
  await show(PAIR, { output, round: "2", json: true });
  const tank = (x: number, y: number, lives: number, cannon: number, damage: number) => (
    { x, y, lives, tracks: 0, cannon, periscope: 0, damage }
  );
  assertEquals(
    output.printed.join(""),
    JSON.stringify({
      round: 2,
      width: 5,
      height: 5,
      bots: ["ben", "anna"],
      frames: [
        { turn: 0, tanks: [tank(2, 2, 20, 0, 0), tank(5, 5, 20, 0, 0)] },
        { turn: 1, tanks: [tank(2, 2, 19, 1, 3), tank(5, 5, 17, 5, 1)] },
      ],
      result: { turns: 1, lives: [19, 17], damage: [3, 1], bonus: [0, 0] },
    }) + "\n",
  );
});

Deno.test("show() gives one frame as JSON for one turn", async () => {
  const output = capture();
  await show(WRECK, { output, turn: 4, json: true });
  const { frames, result } = JSON.parse(output.printed.join(""));
  assertEquals([frames.length, frames[0].turn, frames[0].tanks[1].lives], [1, 4, 0]);
  assertEquals(result.turns, 5);
});

Deno.test("show() prints a long round piece by piece, and the pieces are JSON", async () => {
  const header = '{"format":"turniir-tanks","version":1,"kind":"melee","bots":["a","b"]}';
  const tanks = [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 3, y: 1 }];
  const turns = Array(900).fill("L0L1");
  const round = JSON.stringify({ round: 5, width: 3, height: 1, heights: ["444"], tanks, turns });
  await withLog([header, round], async (path) => {
    const output = capture();
    await show(path, { output, json: true });
    assertEquals(output.printed.length > 1, true);
    assertEquals(JSON.parse(output.printed.join("")).frames.length, 901);
  });
});

Deno.test("show() tells which rounds and turns there are", async () => {
  const cases: [Parameters<typeof show>[1], string][] = [
    [{ round: 3 }, `${PAIR}: There is no round 3: there are rounds 1 to 2`],
    [{ turn: 2 }, `${PAIR}: There is no turn 2 in round 1: there are turns 0 to 1`],
    [{ round: "x" }, '--round is "x": write a whole number from 0 on'],
    [{ turn: -1 }, "--turn is -1: write a whole number from 0 on"],
  ];
  for (const [options, message] of cases) {
    const output = capture();
    await assertRejects(() => show(PAIR, { ...options, output }), UnusableInput, message);
    assertEquals(output.printed, []);
  }
});

Deno.test("show() makes a stranger's name harmless", async () => {
  const lines = Deno.readTextFileSync(PAIR).trimEnd().replace('"anna"', '"\\u001b[2Janna"').split(
    "\n",
  );
  await withLog(lines, async (path) => {
    const output = capture();
    await show(path, { output });
    assertEquals(output.printed.join("").includes("\x1b"), false);
    assertEquals(linesOf(output).some((line) => line.includes("\\u{1b}[2Janna")), true);
  });
});

Deno.test("show() says that a log has no rounds", async () => {
  const header = '{"format":"turniir-tanks","version":1,"kind":"melee","bots":["a"]}';
  await withLog([header], async (path) => {
    const none = "There is no round to show: this log has no rounds";
    await assertRejects(() => show(path, { output: capture() }), UnusableInput, none);
  });
});
