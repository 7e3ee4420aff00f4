import { assertEquals, assertRejects } from "@std/assert";
import { lines } from "../../../lib/cli/tanks_lines.ts";
import { UnusableInput } from "../../../lib/core/problem.ts";
import { capture, golden, linesOf, withLog } from "./captured.ts";

const LOOK = golden("look-shows-the-end-of-the-turn");
const INVALID = golden("invalid-line-loses-the-turn");

Deno.test("lines() shows what the program in a seat read and wrote", async () => {
  const output = capture();
  assertEquals(await lines(LOOK, { round: "1", seat: "0", output }), 0);
  assertEquals(linesOf(output), [
    `# round 1 of ${LOOK}, seat 0: anna`,
    "# opening",
    "< 5 5 3 1 1",
    ...Array(5).fill("< 5 5 5 5 5"),
    "# turn 1",
    "> L0",
    "< 20 20 1 1 2 2 2 0 0",
    "# turn 2",
    "> L0",
    "# ended: the round is over",
    "",
  ]);
});

Deno.test("lines() tells of an invalid line and takes a program's name", async () => {
  const output = capture();
  await lines(INVALID, { seat: "anna", output });
  assertEquals(linesOf(output).slice(8, 12), [
    '# turn 1: invalid, wrote "M9"',
    "< 20 20",
    "# turn 2",
    "> F1",
  ]);
});

Deno.test("lines() tells why a program was ended", async () => {
  const output = capture();
  await lines(golden("fault-in-turn-2"), { seat: 1, output });
  assertEquals(linesOf(output).slice(-3, -1), [
    "# turn 2: timeout, used 113 ms of 100 ms",
    "# ended: the tank is dead",
  ]);
});

Deno.test("lines() answers in JSON", async () => {
  const output = capture();
  await lines(INVALID, { round: 1, seat: 0, json: true, output });
  const { turns, ...rest } = JSON.parse(output.printed.join(""));
  assertEquals(rest, { round: 1, seat: 0, bot: "anna" });
  assertEquals(turns.slice(1), [
    {
      turn: 1,
      wrote: null,
      read: ["20 20"],
      fault: { turn: 1, tank: 0, kind: "invalid", detail: 'wrote "M9"' },
      end: null,
    },
    { turn: 2, wrote: "F1", read: [], fault: null, end: "over" },
  ]);
});

Deno.test("lines() tells which seats there are", async () => {
  const wrong = (seat: string) => () => lines(LOOK, { seat, output: capture() });
  const message = `${LOOK}: There is no seat 2: there are 0 (anna), 1 (ben)`;
  await assertRejects(wrong("2"), UnusableInput, message);
  await assertRejects(wrong("cleo"), UnusableInput, "There is no seat cleo");
});

Deno.test("lines() asks for a number where a name sits in two seats", async () => {
  const text = Deno.readTextFileSync(LOOK).trimEnd().replace('"bot":1', '"bot":0');
  await withLog(text.split("\n"), async (path) => {
    const message = '"anna" sits in the seats 0 and 1: name one by its number';
    await assertRejects(
      () => lines(path, { seat: "anna", output: capture() }),
      UnusableInput,
      message,
    );
  });
});
