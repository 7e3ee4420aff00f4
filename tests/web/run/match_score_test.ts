import { assertEquals } from "@std/assert";
import type { PublishedMatch } from "../../../lib/logs/published.ts";
import { duelScore, winnersOf } from "../../../web/run/match_score.ts";

const DUEL: PublishedMatch = {
  id: "duel-2-5-b-e",
  kind: "duel",
  bots: ["b", "e"],
  entries: [1, 4],
  played: 16,
  total: 20,
  wins: [12, 4],
  points: [300, 90],
  file: "duel-2-5-b-e.jsonl",
};

Deno.test("a duel has a score for each side, one the mirror of the other", () => {
  assertEquals(duelScore(DUEL, 0), { wins: [12, 4], points: [300, 90], lead: 0.5 });
  assertEquals(duelScore(DUEL, 1), { wins: [4, 12], points: [90, 300], lead: -0.5 });
});

Deno.test("points may be missing; without wins or rounds there is no score", () => {
  const { points: _, ...bare } = DUEL;
  assertEquals(duelScore(bare, 0), { wins: [12, 4], points: undefined, lead: 0.5 });
  const { wins: __, ...old } = DUEL;
  assertEquals(duelScore(old, 0), undefined);
  assertEquals(duelScore({ ...DUEL, played: 0 }, 0), undefined);
});

Deno.test("a count of wins that is ahead of the count of rounds leads by no more than all", () => {
  assertEquals(duelScore({ ...DUEL, played: 5 }, 0)?.lead, 1);
});

Deno.test("winners come by their wins, with their places in the run", () => {
  const melee = { ...DUEL, bots: ["a", "b", "c"], entries: [0, 7, 2], wins: [1, 3, 1] };
  assertEquals(winnersOf(melee)?.map(({ bot, entry, wins }) => [bot, entry, wins]), [
    ["b", 7, 3],
    ["a", 0, 1],
    ["c", 2, 1],
  ]);
  assertEquals(winnersOf({ ...melee, played: 0 }), undefined);
});
