import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { formatDifference } from "../../../lib/logs/difference.ts";
import { makeRound } from "../../../lib/logs/make_round.ts";
import { openLog } from "../../../lib/logs/open.ts";
import { framesOf } from "../../../lib/logs/replay.ts";
import { parseRound, parseRoundShape } from "../../../lib/logs/round.ts";
import type { LogFault, LogRound } from "../../../lib/logs/types.ts";
import { verifyRound } from "../../../lib/logs/verify.ts";
import { verifyLog } from "../../../lib/logs/verify_log.ts";
import { makeHeader } from "../../../lib/logs/header.ts";
import { runs } from "./properties.ts";
import { headerOf, recordRound } from "./record.ts";

const pure = { permissions: "none" } as const;

const header = headerOf(2, 3);

/**
 * Three turns on a row of four cells: the second tank loses its second turn and is ended in the third. The first one
 * fires, which takes 5 and 5 lives.
 */
const ROUND: LogRound = {
  round: 7,
  width: 4,
  height: 1,
  heights: ["6444"],
  tanks: [{ bot: 0, x: 1, y: 1 }, { bot: 1, x: 2, y: 1 }],
  turns: ["F2M2", "F2--", "L2!!"],
  faults: [fault(2, 1, "invalid"), fault(3, 1, "crash")],
  result: { turns: 3, lives: [20, 0], damage: [8, 0], bonus: [10, 0] },
};

function fault(turn: number, tank: number, kind: LogFault["kind"]): LogFault {
  return { turn, tank, kind, detail: "" };
}

/** The round with some fields changed must differ in this field, with this sentence. */
function checkDiffers(changes: Partial<LogRound>, field: string, sentence: string): void {
  const difference = verifyRound(header, { ...ROUND, ...changes });
  assertEquals(
    difference && [difference.field, formatDifference(difference)],
    [field, `round 7, ${sentence}`],
  );
}

Deno.test("verifyRound() accepts a true round", pure, () => {
  assertEquals(verifyRound(header, ROUND), undefined);
});

Deno.test("verifyRound() names start cells that no round can have", pure, () => {
  const [tank] = ROUND.tanks;
  if (tank === undefined) throw new Error("no tank");
  checkDiffers(
    { tanks: [tank, tank] },
    "tanks[1]",
    "before the first turn: tanks[1]: stands on (1,1) like tanks[0]: one tank a cell",
  );
  checkDiffers(
    { tanks: [tank, { bot: 1, x: 0, y: 1 }] },
    "tanks[1]",
    "before the first turn: tanks[1]: (0,1) is off the field of 4 by 1 cells",
  );
});

Deno.test("verifyRound() names turns that no round can have", pure, () => {
  checkDiffers(
    { turns: ["F2M2", "F2M2L"] },
    "turns[1]",
    "turn 2: turns[1]: has 5 characters: 2 seats take 4",
  );
  checkDiffers(
    { turns: ["F2M9"] },
    "turns[0]",
    'turn 1: turns[0]: "M9" is no order: write M0..M7, F0..F7, L0..L7, -- or !!',
  );
});

Deno.test("verifyRound() names an order of a dead tank", pure, () => {
  const three = headerOf(3, 3);
  const round: LogRound = {
    ...ROUND,
    tanks: [...ROUND.tanks, { bot: 2, x: 4, y: 1 }],
    turns: ["L0!!L0", "L0--L0", "L0M0L0"],
    faults: [fault(1, 1, "start")],
  };
  const difference = verifyRound(three, round);
  assertEquals(difference, {
    round: 7,
    turn: 3,
    field: "turns[2]",
    recorded: "M0",
    replayed: "--",
    message: 'tank 1 is dead already, so "--" must stand for it, not "M0"',
  });
  assertEquals(verifyRound(three, { ...round, turns: ["L0!!L0", "L0!!L0"] })?.recorded, "!!");
});

Deno.test("verifyRound() names a log that goes on, or ends before the round is over", pure, () => {
  checkDiffers(
    { turns: [...ROUND.turns, "L0--"] },
    "turns[3]",
    "turn 4: the round was over after turn 3, but its log goes on",
  );
  checkDiffers(
    { turns: ["F2M2", "F2--"], faults: [fault(2, 1, "invalid")] },
    "turns",
    "turn 2: the log ends after turn 2, but 2 tanks are alive and turn 3 has not been played",
  );
});

Deno.test("verifyRound() demands a fault for !! and for -- of a living tank", pure, () => {
  checkDiffers(
    { faults: [fault(3, 1, "crash")] },
    "turns[1]",
    'turn 2: tank 1 lost its turn ("--"), but no "invalid" fault says so',
  );
  checkDiffers(
    { faults: [fault(2, 1, "invalid")] },
    "turns[2]",
    'turn 3: tank 1 is ended ("!!"), but no fault says why',
  );
});

Deno.test("verifyRound() refuses faults that no turn bears out", pure, () => {
  const [lost, ended] = ROUND.faults;
  if (lost === undefined || ended === undefined) throw new Error("no faults");
  checkDiffers(
    { faults: [lost, ended, fault(1, 0, "exit")] },
    "faults[2]",
    'turn 1: tank 0 has the fault "exit", which goes with "!!" of a living tank, but its turn shows "F2"',
  );
  checkDiffers(
    { faults: [fault(2, 1, "exit"), ended] },
    "faults[0]",
    'turn 2: tank 1 has the fault "exit", which goes with "!!" of a living tank, but its turn shows "--"',
  );
  checkDiffers(
    { faults: [lost, fault(3, 1, "invalid")] },
    "faults[1]",
    'turn 3: tank 1 has the fault "invalid", which goes with "--" of a living tank, but its turn shows "!!"',
  );
  checkDiffers(
    { faults: [lost, ended, ended] },
    "faults[2]",
    "turn 3: tank 1 has two faults in one turn, one is all it can have",
  );
  checkDiffers(
    { faults: [lost, ended, fault(4, 0, "exit")] },
    "faults[2]",
    "turn 4: a fault of turn 4 is recorded, but the log has 3 turns",
  );
});

Deno.test("verifyRound() compares each field of the result", pure, () => {
  const result = { turns: 3, lives: [20, 0], damage: [8, 0], bonus: [10, 0] };
  checkDiffers(
    { result: { ...result, turns: 4 } },
    "result.turns",
    "turn 3: result.turns is recorded as 4, replaying gives 3",
  );
  checkDiffers(
    { result: { ...result, lives: [19, 0] } },
    "result.lives[0]",
    "turn 3: result.lives[0] is recorded as 19, replaying gives 20",
  );
  checkDiffers(
    { result: { ...result, damage: [8, 1] } },
    "result.damage[1]",
    "turn 3: result.damage[1] is recorded as 1, replaying gives 0",
  );
  checkDiffers(
    { result: { ...result, bonus: [20, 0] } },
    "result.bonus[0]",
    "turn 3: result.bonus[0] is recorded as 20, replaying gives 10",
  );
  checkDiffers(
    { result: { ...result, bonus: [10] } },
    "result.bonus",
    "turn 3: result.bonus has 1 numbers for 2 tanks",
  );
});

Deno.test("verifyRound() only asks a round without result to be possible", pure, () => {
  const loose = { ...ROUND, result: undefined, faults: [] };
  assertEquals(verifyRound(header, loose), undefined);
  assertEquals(
    verifyRound(header, { ...loose, turns: ["F2M2", "F2--", "L2!!", "M0--", "M0--"] }),
    undefined,
  );
  assertEquals(verifyRound(header, { ...loose, turns: ["F2!!", "F2M0"] })?.recorded, "M0");
  assertEquals(
    verifyRound(header, { ...loose, faults: [fault(1, 0, "exit")] })?.field,
    "faults[0]",
  );
});

Deno.test("verifyRound() accepts every recorded round", pure, () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 10 }), (seed, tanks) => {
      const own = headerOf(tanks, 100);
      const line = makeRound(recordRound(own, seed, { oneFaultIn: 20 }));
      const round = parseRound(line, own);
      assertEquals(round.ok && verifyRound(own, round.value), undefined);
    }),
    runs(40),
  );
});

Deno.test(
  "verifyRound() rejects every changed character that alters a state or the result",
  pure,
  () => {
    fc.assert(
      fc.property(
        fc.nat(30),
        fc.integer({ min: 2, max: 5 }),
        fc.nat(),
        fc.constantFrom(...'0123456789MFL-!"[],{}:abt '),
        (seed, tanks, place, put) => {
          const own = headerOf(tanks, 25);
          const line = makeRound(recordRound(own, seed, { oneFaultIn: 20 }));
          const at = place % line.length;
          const changed = line.slice(0, at) + put + line.slice(at + 1);
          const before = parseRound(line, own);
          const after = parseRound(changed, own);
          if (!before.ok) throw new Error("the recorded round is not readable");
          if (!after.ok || verifyRound(own, after.value) !== undefined) return;
          const frames = (round: LogRound) => [...framesOf(own, round)];
          assertEquals(frames(after.value), frames(before.value));
          assertEquals(after.value.result ?? before.value.result, before.value.result);
        },
      ),
      runs(2000),
    );
  },
);

Deno.test("verifyRound() notices a look in another direction by the check alone", pure, () => {
  const [duel, seed] = [headerOf(2, 1), 1];
  const recorded = { ...recordRound(duel, seed), turns: ["L0L0"], faults: [] };
  const result = { turns: 1, lives: [20, 20], damage: [0, 0], bonus: [0, 0] };
  const line = makeRound({ ...recorded, result }).replace("L0L0", "L0L4");
  const round = parseRound(line, duel);
  const difference = round.ok ? verifyRound(duel, round.value) : undefined;
  assertEquals(difference?.field, "check");
});

Deno.test("verifyLog() counts rounds and finds a doubled number", pure, async () => {
  const lines = [1, 2, 2].map((round) => makeRound({ ...ROUND, round }));
  const open = async (count: number) =>
    await openLog(
      [new TextEncoder().encode([makeHeader(header), ...lines.slice(0, count)].join("\n"))],
      { parse: parseRoundShape },
    );
  assertEquals(await verifyLog(await open(2)), { rounds: 2, unstated: 0, difference: undefined });
  const { rounds, difference } = await verifyLog(await open(3));
  assertEquals([rounds, difference?.field, difference?.message], [
    3,
    "round",
    "line 4 is a second round of the number 2, the first is on line 3",
  ]);
});
