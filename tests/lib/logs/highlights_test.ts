import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { createHighlights, type Highlight, MOST_HIGHLIGHTS } from "../../../lib/logs/highlights.ts";
import { createShortlist, MOST_KEPT } from "../../../lib/logs/highlights_shortlist.ts";
import { replay, type ReplayedTurn } from "../../../lib/logs/replay.ts";
import type { LogFault, LogHeader, LogRound } from "../../../lib/logs/types.ts";
import { runs } from "./properties.ts";
import { headerOf, recordRound } from "./record.ts";

const pure = { permissions: "none" } as const;

/** Where tanks stand in a field of one row. */
type Row = readonly number[];

interface Scripted {
  readonly round?: number;
  readonly faults?: readonly LogFault[];
}

/** A round on one row of cells: heights (height 9 beside the target takes 8 lives a shot), places, turns. */
function rowRound(heights: string, xs: Row, turns: string[], more: Scripted = {}): LogRound {
  return {
    round: more.round ?? 1,
    width: heights.length,
    height: 1,
    heights: [heights],
    tanks: xs.map((x, bot) => ({ bot, x, y: 1 })),
    turns,
    faults: more.faults ?? [],
    result: undefined,
  };
}

/** So many turns in which each of so many tanks only looks. */
function idle(turns: number, tanks = 2): string[] {
  return Array(turns).fill("L0".repeat(tanks));
}

/** A duel that tank 0 wins with three shots, the last in turn `at`; tank 1 hits back once, for 4. */
function plainDuel(at: number, round = 1): LogRound {
  const turns = [...idle(at - 3), "F2F6", "F2L0", "F2L0"];
  return rowRound("95", [1, 2], turns, { round });
}

function highlightsOf(header: LogHeader, rounds: readonly LogRound[]): readonly Highlight[] {
  const highlights = createHighlights(header);
  for (const round of rounds) {
    const steps: ReplayedTurn[] = [];
    const running = replay(header, round);
    let next = running.next();
    for (; !next.done; next = running.next()) steps.push(next.value);
    highlights.add(round, steps, next.value);
  }
  return highlights.best();
}

/** The highlights of one round. */
function highlightsIn(round: LogRound, limit = 1000): readonly Highlight[] {
  return highlightsOf(headerOf(round.tanks.length, limit), [round]);
}

function kindsIn(round: LogRound, limit = 1000): string[] {
  return highlightsIn(round, limit).map(({ kind }) => kind);
}

/** A fault of the given turn. */
function timeout(turn: number, tank: number): LogFault {
  return { turn, tank, kind: "timeout", detail: "" };
}

Deno.test("a win with at most 5 lives left is a close call", pure, () => {
  const five = rowRound("96", [1, 2], [...idle(5), "F2F6", "F2F6", "F2F6"]);
  assertEquals(highlightsIn(five), [{
    kind: "closest",
    round: 1,
    turn: 5,
    bots: [0, 1],
    facts: { at: 8, lives: 5, tanks: 2 },
  }]);
  const six = rowRound("98", [1, 2], [...idle(5), "F2F6", "F2F6", "F2L0"]);
  assertEquals(kindsIn(six), ["fastest"]);
});

Deno.test("nobody had a close call whose rival was ended by a fault", pure, () => {
  const turns = [...idle(5), "F2F6", "L0F6", "L0F6", "L0!!"];
  const round = rowRound("96", [1, 2], turns, { faults: [timeout(9, 1)] });
  assertEquals(kindsIn(round), ["fault"]);
});

Deno.test(
  "of close calls the one with fewest lives is told, then the rival with most",
  pure,
  () => {
    const turns = [...idle(5), "F2F6", "F2F6", "F2F6"];
    const five = rowRound("96", [1, 2], turns, { round: 1 });
    const two = rowRound("97", [1, 2], turns, { round: 2 });
    const twoToSix = rowRound("87", [1, 2], turns, { round: 3 });
    const closest = (rounds: LogRound[]) =>
      highlightsOf(headerOf(2), rounds).filter(({ kind }) => kind === "closest")
        .map(({ round }) => round);
    assertEquals(closest([five, two]), [2]);
    assertEquals(closest([twoToSix, two, five]), [3]);
  },
);

Deno.test("who wins after having had 6 lives less has turned the round around", pure, () => {
  const turns = ["L0F6", ...idle(5), "F2L0", "F2L0", "F2L0"];
  assertEquals(highlightsIn(rowRound("97", [1, 2], turns)), [{
    kind: "turnaround",
    round: 1,
    turn: 3,
    bots: [0, 1],
    facts: { at: 6, lives: 14, rivalLives: 20 },
  }]);
  assertEquals(kindsIn(rowRound("96", [1, 2], turns)), ["fastest"]);
});

Deno.test("a leader's fault turns no round around, and nobody did who didn't win", pure, () => {
  const fault = { faults: [timeout(2, 1)] };
  assertEquals(kindsIn(rowRound("97", [1, 2], ["L0F6", "L0!!"], fault)), ["fault"]);
  assertEquals(kindsIn(rowRound("97", [1, 2], ["L0F6", "F2L0"])), []);
});

Deno.test("a draw: the last ones kill each other, and it is told once", pure, () => {
  const turns = [...idle(4), "F2F6", "F2F6", "F2F6"];
  const [first, ...others] = highlightsIn(rowRound("99", [1, 2], turns));
  assertEquals([first?.kind, first?.turn, others], ["death", 4, []]);
  // Where deaths of that kind are common, the draw remains.
  const two = [1, 2].map((round) => rowRound("99", [1, 2], turns, { round }));
  assertEquals(highlightsOf(headerOf(2), two), [
    { kind: "draw", round: 1, turn: 4, bots: [0, 1], facts: { at: 7 } },
  ]);
});

Deno.test("it is no draw when faults end the last ones", pure, () => {
  const faults = [timeout(2, 0), timeout(2, 1)];
  const kinds = kindsIn(rowRound("99", [1, 2], [...idle(1), "!!!!"], { faults }));
  assertEquals(kinds, ["fault"]);
});

Deno.test("the last hundredth of the turns is the last moment", pure, () => {
  const [found] = highlightsIn(plainDuel(10), 10);
  assertEquals(found, {
    kind: "lastMoment",
    round: 1,
    turn: 7,
    bots: [0, 1],
    facts: { at: 10, limit: 10 },
  });
  assertEquals(kindsIn(plainDuel(9), 10), ["fastest"]);
  assertEquals(kindsIn(plainDuel(191), 200), ["longest"]);
  assertEquals(kindsIn(plainDuel(199), 200), ["lastMoment"]);
  assertEquals(kindsIn(plainDuel(198), 200), ["longest"]);
});

Deno.test("a fault is costly that ends a tank to which nobody is superior", pure, () => {
  const faults = [timeout(2, 0)];
  assertEquals(highlightsIn(rowRound("95", [1, 2], ["F2L0", "!!L0"], { faults })), [{
    kind: "fault",
    round: 1,
    turn: 0,
    bots: [0, 1],
    facts: { at: 2, lives: 20, lead: 8, fault: "timeout" },
  }]);
  const behind = rowRound("95", [1, 2], ["L0F6", "!!L0"], { faults });
  assertEquals(kindsIn(behind), []);
  const atOnce = rowRound("95", [1, 2], ["!!L0"], { faults: [timeout(1, 0)] });
  assertEquals(kindsIn(atOnce), []);
  const [untold] = highlightsIn(rowRound("95", [1, 2], ["L0L0", "!!L0"]));
  assertEquals(untold?.facts, { at: 2, lives: 20, lead: 0 });
});

Deno.test(
  "of faults the one that cost the greatest lead is told, also within a round",
  pure,
  () => {
    const small = rowRound("5955", [1, 2, 4], ["L0L0L0", "!!L0L0", "L0F0!!"], {
      round: 1,
      faults: [timeout(2, 0), timeout(3, 2)],
    });
    const great = rowRound("595", [1, 2, 3], ["L0F6L0", "!!F2L0", "--!!L0"], {
      round: 2,
      faults: [timeout(2, 0), timeout(3, 1)],
    });
    const [found, ...others] = highlightsOf(headerOf(3), [small, great]);
    assertEquals([found?.round, found?.bots, found?.facts, others], [
      2,
      [1, 2],
      { at: 3, lives: 20, lead: 8, fault: "timeout" },
      [],
    ]);
  },
);

Deno.test("to win without having done damage is peaceful, unless faults did it all", pure, () => {
  const turns = ["L0L0L0", "L0F2F6", "L0F2L0", "L0F2L0", "L0!!--"];
  const faults = [timeout(5, 1)];
  assertEquals(highlightsIn(rowRound("5599", [1, 3, 4], turns, { faults })), [{
    kind: "pacifist",
    round: 1,
    turn: 0,
    bots: [0],
    facts: { tanks: 3 },
  }]);
  const byFaults = rowRound("5599", [1, 3, 4], ["L0!!!!"], {
    faults: [timeout(1, 1), timeout(1, 2)],
  });
  assertEquals(kindsIn(byFaults), []);
  const armed = rowRound("5999", [2, 3, 4], ["F2L0L0", ...turns.slice(1)], { faults });
  assertEquals(kindsIn(armed), []);
});

Deno.test("to win without losing a life is told with the damage", pure, () => {
  const turns = [...idle(1), "F2L0", "F2L0", "F2L0"];
  assertEquals(highlightsIn(rowRound("95", [1, 2], turns)), [{
    kind: "untouched",
    round: 1,
    turn: 0,
    bots: [0],
    facts: { turns: 4, damage: 20 },
  }]);
  assertEquals(kindsIn(plainDuel(4)), ["fastest"]);
  const helped = rowRound("95", [1, 2], [...idle(1), "F2L0", "L0!!"], { faults: [timeout(3, 1)] });
  assertEquals(kindsIn(helped), []);
});

Deno.test("9 points in one turn are a lot", pure, () => {
  assertEquals(highlightsIn(rowRound("745", [1, 2], [...idle(5), "F2M6"])), [{
    kind: "biggestTurn",
    round: 1,
    turn: 3,
    bots: [0],
    facts: { at: 6, points: 9 },
  }]);
  assertEquals(kindsIn(rowRound("645", [1, 2], [...idle(5), "F2M6"])), []);
});

Deno.test("40 points for damage in one round are a lot", pure, () => {
  const turns = ["L0L0L0", "F2F6L0", "L0F6L0", "L0F6L0", "--F2L0", "--F2L0"];
  assertEquals(highlightsIn(rowRound("595", [1, 2, 3], [...turns, "--F2L0"])), [{
    kind: "mostDamage",
    round: 1,
    turn: 0,
    bots: [1],
    facts: { damage: 40, tanks: 3 },
  }]);
  const faults = [timeout(7, 2)];
  assertEquals(kindsIn(rowRound("595", [1, 2, 3], [...turns, "--L0!!"], { faults })), []);
});

Deno.test("a win within 10 turns for each rival is fast", pure, () => {
  assertEquals(highlightsIn(plainDuel(10)), [{
    kind: "fastest",
    round: 1,
    turn: 0,
    bots: [0],
    facts: { turns: 10, tanks: 2 },
  }]);
  assertEquals(kindsIn(plainDuel(11)), []);
  const [found] = highlightsOf(headerOf(2), [plainDuel(8, 1), plainDuel(6, 2), plainDuel(7, 3)]);
  assertEquals(found?.round, 2);
});

Deno.test("a win that takes a quarter of the turns is long", pure, () => {
  assertEquals(highlightsIn(plainDuel(25), 100), [{
    kind: "longest",
    round: 1,
    turn: 0,
    bots: [0, 1],
    facts: { turns: 25 },
  }]);
  assertEquals(kindsIn(plainDuel(24), 100), []);
  assertEquals(kindsIn(rowRound("95", [1, 2], idle(100)), 100), []);
});

/** The odd deaths of a round, told alone. */
function deathsIn(round: LogRound): unknown[] {
  return highlightsIn(round).flatMap(({ kind, turn, bots, facts }) =>
    kind === "death" ? [{ turn, bots, facts }] : []
  );
}

Deno.test("odd: three or more die in one turn", pure, () => {
  const shots = "F2F6F2F6L0";
  const round = rowRound("9959955", [1, 2, 4, 5, 7], [...idle(1, 5), shots, shots, shots]);
  assertEquals(deathsIn(round), [
    { turn: 1, bots: [0, 1, 2, 3], facts: { at: 4, oddity: "crowd", many: 4 } },
  ]);
});

Deno.test("odd: a tank kills itself at a wreck", pure, () => {
  const turns = ["L0!!L0", ...Array(7).fill("M2--L0")];
  const round = rowRound("55555", [1, 2, 5], turns, { faults: [timeout(1, 1)] });
  assertEquals(deathsIn(round), [
    { turn: 5, bots: [0, 1], facts: { at: 8, oddity: "wreck", many: 1 } },
  ]);
});

Deno.test("odd: three kill one at once, two don't", pure, () => {
  const three: LogRound = {
    ...rowRound("", [], [...idle(3, 4), "L0F2F6F0"]),
    width: 3,
    height: 2,
    heights: ["888", "888"],
    tanks: [{ bot: 0, x: 2, y: 2 }, { bot: 1, x: 1, y: 2 }, { bot: 2, x: 3, y: 2 }, {
      bot: 3,
      x: 2,
      y: 1,
    }],
  };
  assertEquals(deathsIn(three), [
    { turn: 1, bots: [0, 1, 2, 3], facts: { at: 4, oddity: "gang", many: 3 } },
  ]);
  const two = rowRound("999", [2, 1, 3], [...idle(3, 3), "L0F2F6", "L0F2F6"]);
  assertEquals(deathsIn(two), []);
});

Deno.test("odd: dead after turn 3, but not after turn 4", pure, () => {
  assertEquals(deathsIn(plainDuel(3)), [
    { turn: 0, bots: [1], facts: { at: 3, oddity: "early", many: 1 } },
  ]);
  assertEquals(deathsIn(plainDuel(4)), []);
  const byFault = rowRound("95", [1, 2], ["L0!!"], { faults: [timeout(1, 1)] });
  assertEquals(deathsIn(byFault), []);
});

Deno.test("odd: two kill each other, told once", pure, () => {
  const turns = ["L0L0L0", "L0F2F6", "L0F2F6", "L0F2F6"];
  assertEquals(deathsIn(rowRound("5599", [1, 3, 4], turns)), [
    { turn: 1, bots: [1, 2], facts: { at: 4, oddity: "mutual", many: 1 } },
  ]);
});

Deno.test("odd: killed by one that dies in the same turn", pure, () => {
  const turns = ["L0L0L0", "L0F6F6", "L0F6F6", "L0F6F6"];
  assertEquals(deathsIn(rowRound("599", [1, 2, 3], turns)), [
    { turn: 1, bots: [0, 1], facts: { at: 4, oddity: "posthumous", many: 1 } },
  ]);
});

Deno.test("odd: dead of collisions without ever being hit by a shot", pure, () => {
  const rams = ["M2L0L0", "L0L0M6", "M2L0L0", "L0L0M6", "M2L0L0", "L0L0M6", "M2L0L0"];
  assertEquals(deathsIn(rowRound("555", [1, 2, 3], rams)), [
    { turn: 4, bots: [1, 0], facts: { at: 7, oddity: "rammed", many: 1 } },
  ]);
  const hit = ["F2L0L0", ...rams.slice(1)];
  assertEquals(deathsIn(rowRound("555", [1, 2, 3], hit)), []);
});

Deno.test("odd deaths are told as long as they are rare in the log, the rarest first", pure, () => {
  const early = (round: number) => plainDuel(3, round);
  const mutual = rowRound("99", [1, 2], [...idle(4), "F2F6", "F2F6", "F2F6"], { round: 3 });
  const plain = (count: number) => Array.from({ length: count }, (_, at) => plainDuel(50, 4 + at));
  const odd = (rounds: LogRound[]) =>
    highlightsOf(headerOf(2), rounds).flatMap(({ kind, round, facts }) =>
      kind === "death" ? [[round, facts.oddity]] : []
    );
  assertEquals(odd([early(1), early(2), mutual, ...plain(45)]), [[3, "mutual"]]);
  assertEquals(odd([early(1), early(2), mutual, ...plain(46)]), [[3, "mutual"], [1, "early"]]);
});

Deno.test("a round is told twice for strong reasons, from different turns on", pure, () => {
  const turns = ["L0F6", "L0F6", "L0F6", ...idle(5), "F2L0", "F2L0", "F2L0"];
  const told = highlightsIn(rowRound("97", [1, 2], turns)).map(({ kind, turn }) => [kind, turn]);
  assertEquals(told, [["turnaround", 5], ["closest", 8]]);
});

Deno.test("where a round is taken, the next best of the kind is told", pure, () => {
  const turns = (last: string[]) => ["L0F6", ...idle(5), ...last];
  const both = rowRound("97", [1, 2], turns(["F2L0", "F2L0", "F2L0"]), { round: 1 });
  const told = highlightsOf(headerOf(2), [both, plainDuel(10, 2)]);
  assertEquals(told.map(({ kind, round }) => [kind, round]), [["turnaround", 1], ["fastest", 2]]);
});

Deno.test("a tank alone, and rounds in which little happens, give no highlights", pure, () => {
  assertEquals(highlightsIn(rowRound("5", [1], ["L0"])), []);
  assertEquals(highlightsIn(rowRound("555", [1, 3], idle(1000))), []);
  assertEquals(createHighlights(headerOf(2)).best(), []);
});

Deno.test("bots are the header's, wherever they sit", pure, () => {
  const round = plainDuel(10);
  const swapped = { ...round, tanks: round.tanks.map((tank) => ({ ...tank, bot: 1 - tank.bot })) };
  assertEquals(highlightsIn(swapped).map(({ bots }) => bots), [[1]]);
});

/** Random logs: random orders with many faults, and short duels in which somebody wins. */
const logs = fc.record({
  tanks: fc.integer({ min: 2, max: 5 }),
  seeds: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }),
  oneFaultIn: fc.constantFrom(0, 40, 150),
}).map(({ tanks, seeds, oneFaultIn }) => {
  const header = headerOf(tanks, 150);
  const rounds = seeds.map((seed, at) => {
    const round = at + 1;
    const random = recordRound(header, seed, { round, oneFaultIn });
    return tanks === 2 && seed % 2 === 0 ? plainDuel(3 + seed % 140, round) : random;
  });
  return { header, rounds };
});

Deno.test("highlights don't depend on the order of the rounds", pure, () => {
  const ordered = logs.chain(({ header, rounds }) =>
    fc.record({
      header: fc.constant(header),
      rounds: fc.constant(rounds),
      mixed: fc.shuffledSubarray(rounds, { minLength: rounds.length }),
    })
  );
  fc.assert(
    fc.property(ordered, ({ header, rounds, mixed }) => {
      assertEquals(highlightsOf(header, mixed), highlightsOf(header, rounds));
    }),
    runs(60),
  );
});

Deno.test("there are at most 12 highlights, at most two of a round, all within it", pure, () => {
  let most = 0;
  fc.assert(
    fc.property(logs, ({ header, rounds }) => {
      const found = highlightsOf(header, rounds);
      most = Math.max(most, found.length);
      assert(found.length <= MOST_HIGHLIGHTS);
      for (const { round: number, turn, bots } of found) {
        const round = rounds.find((round) => round.round === number);
        assert(round !== undefined && turn >= 0 && turn < round.turns.length);
        assert(bots.length > 0 && bots.every((bot) => header.bots[bot] !== undefined));
        const same = found.filter((other) => other.round === number);
        assert(same.length <= 2 && new Set(same.map((other) => other.turn)).size === same.length);
      }
    }),
    runs(60),
  );
  assert(most >= 4, `random logs had ${most} highlights at most: they prove nothing`);
});

Deno.test("of any number of candidates the best few are kept, the same in any order", pure, () => {
  const candidate = fc.record({
    rank: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
    round: fc.integer({ min: 1, max: 1000 }),
  });
  const candidates = fc.uniqueArray(candidate, { selector: ({ round }) => round, maxLength: 40 });
  fc.assert(
    fc.property(candidates, (all) => {
      const list = createShortlist();
      for (const { rank, round } of all) {
        list.offer({
          rank,
          highlight: { kind: "longest", round, turn: 0, bots: [0, 1], facts: { turns: 1 } },
        });
      }
      const best = all.toSorted((one, two) =>
        one.rank[0] - two.rank[0] || one.rank[1] - two.rank[1] || one.round - two.round
      ).slice(0, MOST_KEPT);
      assertEquals(list.list().map(({ highlight }) => highlight.round), best.map((b) => b.round));
    }),
    runs(200),
  );
});
