import { assert, assertEquals, assertMatch, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  botsOf,
  countRounds,
  type Match,
  matchesOf,
  pairsOf,
  placeOf,
  type Plan,
  refusePlan,
  roundAt,
  roundsOf,
} from "../../../lib/tournament/schedule.ts";

function planOf(bots: number, duels: number, melees: number): Plan {
  return { seed: "any", bots, duels, melees };
}

/** `0-1`, `2-7` or `melee`. */
function keyOf(match: Match): string {
  return match.kind === "melee" ? "melee" : match.bots.join("-");
}

/** How often each match occurs in the whole schedule, and that its rounds come in their order. */
function countMatches(plan: Plan): Map<string, number> {
  const played = new Map<string, number>();
  for (let place = 0; place < countRounds(plan); place++) {
    const { match, round } = roundAt(plan, place);
    const before = played.get(keyOf(match)) ?? 0;
    assertEquals(round, before + 1);
    played.set(keyOf(match), round);
  }
  return played;
}

const anyPlan = fc.record({
  seed: fc.constant("any"),
  bots: fc.integer({ min: 2, max: 40 }),
  duels: fc.nat(7),
  melees: fc.nat(9),
});

Deno.test(
  "[STAGE-4] every pair plays as many duels, and all together the melees, for 2 to 40 bots",
  {
    permissions: "none",
  },
  () => {
    for (let bots = 2; bots <= 40; bots++) {
      const played = countMatches(planOf(bots, 3, 5));
      for (let low = 0; low < bots; low++) {
        for (let high = low + 1; high < bots; high++) assertEquals(played.get(`${low}-${high}`), 3);
      }
      assertEquals(played.get("melee"), 5);
      assertEquals(played.size, pairsOf(bots) + 1);
    }
  },
);

Deno.test("[STAGE-4] a full stage of 9 programs has 3600 duel rounds and 1000 melee rounds", {
  permissions: "none",
}, () => {
  const stage = planOf(9, 100, 1000);
  assertEquals(countRounds(stage), 4600);
  assertEquals(roundAt(stage, 0), { match: { kind: "duel", bots: [0, 1] }, round: 1 });
  assertEquals(roundAt(stage, 35), { match: { kind: "duel", bots: [7, 8] }, round: 1 });
  assertEquals(roundAt(stage, 36), { match: { kind: "duel", bots: [0, 1] }, round: 2 });
  assertEquals(roundAt(stage, 3599), { match: { kind: "duel", bots: [7, 8] }, round: 100 });
  assertEquals(roundAt(stage, 3600), { match: { kind: "melee" }, round: 1 });
  assertEquals(roundAt(stage, 4599), { match: { kind: "melee" }, round: 1000 });
});

Deno.test(
  "all pairs fill evenly: after any part of the duels their numbers differ by one at most",
  {
    permissions: "none",
  },
  () => {
    fc.assert(fc.property(anyPlan, fc.double({ min: 0, max: 1, noNaN: true }), (plan, share) => {
      const duels = pairsOf(plan.bots) * plan.duels;
      const played = new Map<string, number>();
      for (let place = 0; place < Math.floor(share * duels); place++) {
        const key = keyOf(roundAt(plan, place).match);
        played.set(key, (played.get(key) ?? 0) + 1);
      }
      const least = played.size < pairsOf(plan.bots) ? 0 : Math.min(...played.values());
      assert(Math.max(0, ...played.values()) - least <= 1);
    }));
  },
);

Deno.test("a round is found at its place and nowhere else", { permissions: "none" }, () => {
  fc.assert(fc.property(anyPlan, (plan) => {
    for (let place = 0; place < countRounds(plan); place++) {
      assertEquals(placeOf(plan, roundAt(plan, place)), place);
    }
  }));
});

Deno.test("a place that the schedule does not have is refused", { permissions: "none" }, () => {
  for (const place of [-1, 23, 1000]) {
    assertThrows(() => roundAt(planOf(4, 3, 5), place), RangeError, "of 23 rounds");
  }
});

Deno.test("a round that the schedule does not have has no place", { permissions: "none" }, () => {
  const plan = planOf(4, 3, 5);
  const duel = (low: number, high: number, round: number) =>
    placeOf(plan, { match: { kind: "duel", bots: [low, high] }, round });
  const melee = (round: number) => placeOf(plan, { match: { kind: "melee" }, round });
  assertEquals(duel(2, 3, 3), 17);
  assertEquals(melee(5), 22);
  for (const round of [-1, 0, 1.5, NaN, 4]) assertEquals(duel(2, 3, round), undefined);
  for (const round of [-1, 0, 1.5, NaN, 6]) assertEquals(melee(round), undefined);
  for (const [low, high] of [[3, 2], [2, 2], [-1, 2], [2, 4]] as const) {
    assertEquals(duel(low, high, 1), undefined);
  }
});

Deno.test("matchesOf() gives each match that has rounds once, the melee last", {
  permissions: "none",
}, () => {
  const keys = (plan: Plan) => [...matchesOf(plan)].map(keyOf);
  assertEquals(keys(planOf(3, 2, 7)), ["0-1", "0-2", "1-2", "melee"]);
  assertEquals(keys(planOf(3, 0, 7)), ["melee"]);
  assertEquals(keys(planOf(3, 2, 0)), ["0-1", "0-2", "1-2"]);
  fc.assert(fc.property(anyPlan, (plan) => {
    const matches = [...matchesOf(plan)];
    assertEquals(new Set(matches.map(keyOf)).size, matches.length);
    const rounds = matches.reduce((sum, match) => sum + roundsOf(plan, match), 0);
    assertEquals(rounds, countRounds(plan));
  }));
});

Deno.test("a match has its pair of bots, the melee all of them", { permissions: "none" }, () => {
  const plan = planOf(5, 2, 3);
  assertEquals(botsOf(plan, { kind: "duel", bots: [1, 4] }), [1, 4]);
  assertEquals(botsOf(plan, { kind: "melee" }), [0, 1, 2, 3, 4]);
});

Deno.test("a plan that cannot be played is refused with a reason", { permissions: "none" }, () => {
  const check = (bots: number, duels: number, melees: number, why: RegExp | undefined) => {
    const refusal = refusePlan(planOf(bots, duels, melees));
    if (why === undefined) assertEquals(refusal, undefined);
    else assertMatch(refusal ?? "", why);
  };
  check(0, 2, 3, /at least two programs/);
  check(1, 2, 3, /at least two programs/);
  check(2, 0, 0, /nothing to play/);
  check(401, 2, 3, /room for 400 tanks: 401 are too many; use --melees 0/);
  check(401, 2, 0, undefined);
  check(400, 0, 1, undefined);
  check(2, 1, 0, undefined);
});
