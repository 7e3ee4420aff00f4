import { assertEquals } from "@std/assert";
import { contest } from "../../../web/strings/en/contest.ts";
import { momentIn } from "../../../web/strings/en/moments.ts";

Deno.test("a moment tells its match, and the start of a round is no turn 0", () => {
  const plain = (moment: Parameters<typeof momentIn>[0]) =>
    momentIn(moment).replaceAll(/[\u2068\u2069]/g, "");
  const match = "duel-1-2-a-dora";
  assertEquals(
    plain({ match, rival: "Dora", round: 1, turn: 30 }),
    "duel against Dora, round 1, turn 30",
  );
  assertEquals(plain({ match, round: 1, turn: 3 }), "duel, round 1, turn 3");
  assertEquals(plain({ match: "melee", round: 2, turn: 0 }), "melee, round 2, from the beginning");
});

Deno.test("the ± of a rating is the range of 95 %", () => {
  assertEquals(contest.rating({ mu: 25, sigma: 25 / 3, stages: 0 }), "25.0 ± 16.7");
});
