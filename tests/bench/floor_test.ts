import { assert, assertEquals } from "@std/assert";
import type { StartCommand } from "../../lib/judge/types.ts";
import { LOG_FORMAT, LOG_VERSION, type LogHeader, type LogRound } from "../../lib/logs/types.ts";
import { makePlan, prepareFloor, scriptsOf } from "./floor.ts";

const HEADER: LogHeader = {
  format: LOG_FORMAT,
  version: LOG_VERSION,
  rules: 1,
  kind: "duel",
  seed: "",
  bots: [{ name: "ada", version: "" }, { name: "ben", version: "" }],
  limits: { turnMs: 100, startMs: 2000, turns: 3 },
  stage: "",
  sandbox: [],
};

/** Two tanks too far apart to meet; the second seat writes nonsense in turn 2. */
const ROUND: LogRound = {
  round: 2,
  width: 5,
  height: 5,
  heights: ["44444", "44444", "44444", "44444", "44444"],
  tanks: [{ bot: 1, x: 1, y: 1 }, { bot: 0, x: 5, y: 5 }],
  turns: ["M0L0", "F2--", "L1L3"],
  faults: [{ turn: 2, tank: 1, kind: "invalid", detail: "" }],
  result: undefined,
};

const ROWS = "4 4 4 4 4\n".repeat(5);

function shell(script: string): StartCommand {
  const args = ["-c", script];
  return {
    command: "/bin/sh",
    args,
    env: {},
    cwd: "/",
    uid: undefined,
    gid: undefined,
    wrapper: undefined,
  };
}

Deno.test("scriptsOf() has a message for each line that a program wrote", () => {
  assertEquals(scriptsOf(HEADER, ROUND), [
    { bot: 1, messages: [`5 5 1 1 1\n${ROWS}`, "20 20 1 2\n", "20 20 0\n"] },
    { bot: 0, messages: [`5 5 5 5 1\n${ROWS}`, "20 20 0\n", "20 20\n"] },
  ]);
});

Deno.test("scriptsOf() awaits no line of a program that a fault ended", () => {
  const timedOut: LogRound = {
    ...ROUND,
    turns: ["M0L0", "F2!!"],
    faults: [{ turn: 2, tank: 1, kind: "timeout", detail: "" }],
  };
  assertEquals(scriptsOf(HEADER, timedOut).map(({ messages }) => messages.length), [2, 1]);
});

Deno.test("makePlan() counts bytes, not characters", () => {
  const command = { ...shell("é"), env: { A: "b" } };
  assertEquals(
    makePlan([command], [[{ bot: 0, messages: ["1\n"] }]]),
    "1 3 7 /bin/sh2 -c2 é1 3 A=b1 /1 1 0 1 2 1\n",
  );
});

Deno.test("the floor plays a plan, with and without starting ahead", async () => {
  const commands = [
    shell("while read -r line; do [ ${#line} -gt 3 ] || echo L0; done"),
    shell("echo L0; printf M; printf '1\\nF2\\n'; while read -r line; do :; done"),
  ];
  const seats = [{ bot: 0, messages: ["5\n", "20\n", "7\n"] }, {
    bot: 1,
    messages: ["5\n", "20\n"],
  }];
  await using floor = await prepareFloor(commands, [seats, seats]);
  if (floor === undefined) return;
  for (const prestart of [false, true]) {
    const { seconds, ...counts } = await floor.run({ prestart });
    assertEquals(counts, { rounds: 2, turns: 6, exchanges: 10, early: 0 });
    assert(seconds > 0);
  }
});

Deno.test("the floor tells of programs that end before their time", async () => {
  const seats = [{ bot: 0, messages: ["1\n", "2\n", "3\n"] }];
  await using floor = await prepareFloor([shell("echo L0")], [seats]);
  assertEquals((await floor?.run({ prestart: false }))?.early ?? 1, 1);
});
