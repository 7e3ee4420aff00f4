/** The whole contest from made-up drives: the rules' examples, and what holds whatever the drives come to. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Championship,
  championshipOf,
  type DriveName,
  drivenCircuits,
  type DrivenRun,
  giftNames,
} from "../../../lib/race/championship.ts";
import type { PoolPilot } from "../../../lib/race/pool_table.ts";
import { POINTS } from "../../../lib/race/rules.ts";

/** Pilots `p1`, `p2` … in the order of their first sending. */
function pilots(count: number): PoolPilot[] {
  return Array.from({ length: count }, (_, arrival) => ({ name: `p${arrival + 1}`, arrival }));
}

function finished(time: number, kmhHundredths = 10_000): DrivenRun {
  return { verdict: "OK", sentence: "", time, kmhHundredths };
}

const CRASH: DrivenRun = { verdict: "E_COLLISION", sentence: "", move: 3 };

/** The earlier a pilot arrived the faster it is, on every circuit. */
const inOrder = ({ pilot }: DriveName) => finished(1000 + Number(pilot.slice(1)));

function sizes({ rounds }: Championship): string {
  return rounds.map(({ pools }) => pools.map(({ members }) => members.length).join(",")).join(" ");
}

Deno.test("[POOL-1] [NEXT-1] [NEXT-3] contests of the rules' examples go through their rounds to the final", () => {
  const examples: [number, string][] = [
    [1, "1"],
    [5, "5"],
    [8, "8"],
    [12, "6,6 6"],
    [15, "8,7 8"],
    [23, "12,11 12"],
    [32, "11,11,10 9,8 9"],
    [36, "9,9,9,9 10,10 10"],
    [64, "11,11,11,11,10,10 11,11,12 9,9 10"],
  ];
  for (const [count, expected] of examples) {
    const contest = championshipOf(pilots(count), inOrder);
    assertEquals(sizes(contest), expected);
    assertEquals(contest.winner, "p1");
    assertEquals(
      contest.rounds.map(({ isFinal }) => isFinal).indexOf(true) + 1,
      contest.rounds.length,
    );
  }
});

Deno.test("[NEXT-2] seventeen of 32 are laid on two pools to and fro", () => {
  const [, second] = championshipOf(pilots(32), inOrder).rounds;
  // Pool 1 of the first round is p1 p4 p7 …, pool 2 is p2 p5 p8 …, and each ranks in this order.
  assertEquals(second?.pools.map(({ members }) => members.join(" ")), [
    "p1 p10 p13 p5 p8 p17 p3 p12 p15",
    "p4 p7 p16 p2 p11 p14 p6 p9",
  ]);
});

Deno.test("[POOL-2] whoever is listed where, the date of the first sending counts", () => {
  const contest = championshipOf(pilots(15).toReversed(), inOrder);
  assertEquals(contest.rounds[0]?.pools[1]?.members, ["p2", "p4", "p6", "p8", "p10", "p12", "p14"]);
});

Deno.test("[POOL-3] what is not driven is named: every pilot on every circuit of its pool", () => {
  const contest = championshipOf(pilots(12), () => undefined);
  assertEquals(contest.missing.length, 2 * 6 * 6);
  assertEquals(contest.missing[1], { round: 1, pilot: "p3", circuit: "p1" });
  assertEquals(contest.rounds[0]?.pools.map(({ table }) => table), [undefined, undefined]);
  assertEquals(contest.winner, undefined);
});

Deno.test("a pool whose drives are done has its table while another one still drives", () => {
  const contest = championshipOf(
    pilots(12),
    (drive) => drive.pilot === "p12" && drive.circuit === "p2" ? undefined : inOrder(drive),
  );
  assertEquals(contest.missing, [{ round: 1, pilot: "p12", circuit: "p2" }]);
  assertEquals(contest.rounds.length, 1);
  assertEquals(contest.rounds[0]?.pools.map(({ table }) => table !== undefined), [true, false]);
});

Deno.test("[NEXT-1] each round is driven anew, and its points begin at 0", () => {
  const slowLater = (drive: DriveName) =>
    drive.round === 1 ? inOrder(drive) : finished(2000 - Number(drive.pilot.slice(1)));
  const contest = championshipOf(pilots(12), slowLater);
  assertEquals(contest.rounds[1]?.pools[0]?.members, ["p1", "p3", "p5", "p2", "p4", "p6"]);
  assertEquals(contest.winner, "p6");
  assertEquals(contest.rounds[1]?.pools[0]?.table?.ranking[0]?.sum, 60);
});

Deno.test("[RANK-2] tie-break 1 decides who wins: Titi has 24 when the smallest is away, Tutu 20", () => {
  // On six circuits: Titi 6 6 6 0 6 6, Tutu 10 10 10 0 0 0; four others fill the other places.
  const titi = [2, 2, 2, 0, 2, 2];
  const tutu = [1, 1, 1, 0, 0, 0];
  const contest = championshipOf(pilots(6), ({ circuit, pilot }) => {
    const at = Number(circuit.slice(1)) - 1;
    const place = pilot === "p1" ? titi[at] : pilot === "p2" ? tutu[at] : undefined;
    if (pilot === "p1" || pilot === "p2") return place ? finished(place * 100) : CRASH;
    // The first place where Tutu has none goes to others in turn, who crash elsewhere.
    return (at >= 4 && pilot === `p${at - 1}`) ? finished(100) : CRASH;
  });
  const [first, second] = contest.rounds[0]?.pools[0]?.table?.ranking ?? [];
  assertEquals([first?.pilot, first?.sum, first?.decidedBy], ["p1", 30, "results"]);
  assertEquals([second?.pilot, second?.sum], ["p2", 30]);
});

Deno.test("[RANK-3] [RANK-4] the estimate, then the arrival decide who wins", () => {
  // Everybody is equal everywhere, so all results are.
  const all = () => finished(14_594);
  const [one, two] = pilots(2);
  assert(one !== undefined && two !== undefined);
  const estimated = [{ ...one, estimate: 20_000 }, { ...two, estimate: 14_500 }];
  assertEquals(championshipOf(estimated, all).winner, "p2");
  assertEquals(championshipOf(pilots(2), all).winner, "p1");
});

Deno.test("[POINTS-3] a lap that is refused after its finish has a time, but no point", () => {
  const contest = championshipOf(
    pilots(2),
    ({ pilot }) => pilot === "p1" ? { ...finished(5), verdict: "E_AFTER_FINISH" } : finished(900),
  );
  const table = contest.rounds[0]?.pools[0]?.table;
  assertEquals(table?.ranking.map(({ pilot, sum }) => `${pilot} ${sum}`), ["p2 20", "p1 0"]);
  assertEquals(table?.mean, { sum: 1800, count: 2 });
});

Deno.test("[GIFT-1] [GIFT-2] circuits of all rounds count for a gift", () => {
  const contest = championshipOf(pilots(12), ({ circuit, pilot, round }) => {
    if (pilot === "p1") {
      return round === 2 && circuit !== "p1" ? CRASH : inOrder({ round, pilot, circuit });
    }
    if (pilot === "p2") return round === 2 && circuit === "p1" ? CRASH : finished(1000);
    return pilot === "p12" ? CRASH : inOrder({ round, pilot, circuit });
  });
  assertEquals(drivenCircuits(contest).get("p1"), { presented: 12, finished: 7 });
  assertEquals(drivenCircuits(contest).get("p2"), { presented: 12, finished: 11 });
  const candidates = ["p1", "p2", "p3", "p12"].map((name, index) => ({
    name,
    lastSending: 10 - index,
    isFair: true,
  }));
  assertEquals(giftNames(contest, candidates), ["p3", "p2"]);
  const unfair = candidates.map((candidate) => ({ ...candidate, isFair: candidate.name !== "p3" }));
  assertEquals(giftNames(contest, unfair), ["p2"]);
});

Deno.test("nobody takes part: nothing is driven and nobody wins", () => {
  assertEquals(championshipOf([], inOrder), { rounds: [], missing: [] });
});

/** Drives that come to anything, the same whenever one asks. */
const anyRuns = fc.tuple(
  fc.integer({ min: 1, max: 40 }),
  fc.integer(),
  fc.integer({ min: 1, max: 50 }),
)
  .map(([count, seed, spread]) => {
    const runOf = ({ circuit, pilot, round }: DriveName): DrivenRun => {
      let hash = seed | 0;
      for (const letter of `${round} ${pilot} ${circuit}`) {
        hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
      }
      const drawn = (hash >>> 8) % spread;
      return drawn % 7 === 3 ? CRASH : finished(5000 + drawn, 10_000 + (hash >>> 3) % 3);
    };
    return { count, runOf };
  });

Deno.test("[POOL-3] [NEXT-1] everybody is in one pool of the first round, later ones are halves, one wins", () => {
  fc.assert(
    fc.property(anyRuns, ({ count, runOf }) => {
      const { missing, rounds, winner } = championshipOf(pilots(count), runOf);
      assertEquals(missing, []);
      for (const [index, { isFinal, pools }] of rounds.entries()) {
        const members = pools.flatMap(({ members }) => members);
        const before = rounds[index - 1]?.pools;
        const expected = before === undefined
          ? pilots(count).map(({ name }) => name)
          : before.flatMap(({ table }) =>
            table?.ranking.filter(({ isQualified }) => isQualified).map(({ pilot }) => pilot) ?? []
          );
        assertEquals(members.toSorted(), expected.toSorted());
        if (count >= 6) {
          assert(pools.every(({ members: { length } }) => length >= 6 && length <= 12));
        }
        assertEquals(isFinal, index === rounds.length - 1);
        assertEquals(isFinal, pools.length === 1);
      }
      assertEquals(rounds.at(-1)?.pools[0]?.table?.ranking[0]?.pilot, winner);
    }),
    { numRuns: 60 },
  );
});

Deno.test("[POINTS-1] [POINTS-2] points are conserved: what circuits give is what sums hold", () => {
  fc.assert(
    fc.property(anyRuns, ({ count, runOf }) => {
      for (const { pools } of championshipOf(pilots(count), runOf).rounds) {
        for (const { table } of pools) {
          assert(table !== undefined);
          const given = table.circuits.flatMap(({ rows }) => rows.map(({ points }) => points));
          const held = table.ranking.map(({ sum }) => sum);
          assertEquals(total(held), total(given));
          for (const { rows } of table.circuits) {
            const places = rows.flatMap(({ position }) => position ?? []);
            if (new Set(places).size < places.length) continue;
            assertEquals(
              total(rows.map(({ points }) => points)),
              total(POINTS.slice(0, places.length)),
            );
          }
        }
      }
    }),
    { numRuns: 40 },
  );
});

Deno.test("in whatever order drives are done, the contest is the same", () => {
  fc.assert(
    fc.property(anyRuns, fc.integer(), ({ count, runOf }, seed) => {
      const atOnce = championshipOf(pilots(count), runOf);
      const done = new Map<string, DrivenRun>();
      const name = ({ circuit, pilot, round }: DriveName) => `${round} ${pilot} ${circuit}`;
      let contest = championshipOf(pilots(count), () => undefined);
      // Half of what is missing, from some place on, again and again.
      for (let turn = 0; contest.missing.length > 0; turn++) {
        const from = Math.abs(seed + turn) % contest.missing.length;
        const turned = [...contest.missing.slice(from), ...contest.missing.slice(0, from)];
        for (const drive of turned.slice(0, Math.ceil(turned.length / 2))) {
          done.set(name(drive), runOf(drive));
        }
        contest = championshipOf(pilots(count), (drive) => done.get(name(drive)));
      }
      assertEquals(contest, atOnce);
    }),
    { numRuns: 20 },
  );
});

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
