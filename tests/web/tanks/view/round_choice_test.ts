import { assertEquals } from "@std/assert";
import fc from "fast-check";
import type { RoundSummary } from "../../../../lib/logs/summary.ts";
import {
  chooseRounds,
  countRounds,
  marginOf,
  mostPoints,
  winnerOf,
} from "../../../../web/tanks/view/round_choice.ts";
import { ROUND_SORTS, type RoundChoice } from "../../../../web/tanks/model/options.ts";
import { noteOf } from "../../../../web/tanks/view/round_note.ts";
import { summary } from "../../site/samples.ts";

const NONE: ReadonlySet<number> = new Set();

/** Bot 1 wins, bot 0 wins from seat 1, both are alive, nobody is. */
const ROUNDS: readonly RoundSummary[] = [
  summary(1, [0, 5], [15, 20], { turns: 40 }),
  summary(2, [0, 9], [2, 20], { bots: [1, 0], turns: 12 }),
  summary(3, [8, 8], [12, 12], { turns: 1000 }),
  summary(4, [0, 0], [20, 14], { faults: [{ turn: 5, seat: 0, kind: "crash" }], turns: 12 }),
];

/** The numbers of the chosen rounds. */
function numbers(choice: Partial<RoundChoice>, starred = NONE): readonly number[] {
  const whole = { filter: "all", sort: "number", isDescending: false, ...choice } as const;
  return chooseRounds(ROUNDS, whole, starred).map(({ round }) => round);
}

Deno.test("who wins is the bot of the only tank alive, whatever its seat", () => {
  assertEquals(ROUNDS.map(winnerOf), [1, 0, undefined, undefined]);
});

Deno.test("a round is picked out by its winner, by faults, as a draw or for its star", () => {
  assertEquals(numbers({ filter: "won 0" }), [2]);
  assertEquals(numbers({ filter: "won 1" }), [1]);
  assertEquals(numbers({ filter: "won 2" }), []);
  assertEquals(numbers({ filter: "draws" }), [3, 4]);
  assertEquals(numbers({ filter: "faults" }), [4]);
  assertEquals(numbers({ filter: "starred" }, new Set([3, 99])), [3]);
});

Deno.test("a bot has lost the rounds at whose end it was dead, whoever won", () => {
  assertEquals(numbers({ filter: "lost 0" }), [1, 4]);
  assertEquals(numbers({ filter: "lost 1" }), [2, 4]);
  assertEquals(numbers({ filter: "lost 2" }), []);
});

Deno.test("with a filter for a bot, its own margin counts", () => {
  const behind = summary(1, [0, 0], [10, 15]);
  const ahead = summary(2, [0, 0], [30, 15]);
  assertEquals([0, 1, 7, undefined].map((bot) => marginOf(behind, bot)), [-5, 5, 5, 5]);
  const order = (filter: RoundChoice["filter"]) =>
    chooseRounds([behind, ahead], { filter, sort: "margin", isDescending: false }, NONE)
      .map(({ round }) => round);
  assertEquals([order("lost 0"), order("lost 1")], [[1, 2], [2, 1]]);
});

Deno.test("rounds are sorted by number, turns or margin; equal ones by number", () => {
  assertEquals(numbers({ isDescending: true }), [4, 3, 2, 1]);
  assertEquals(numbers({ sort: "turns" }), [2, 4, 1, 3]);
  assertEquals(numbers({ sort: "turns", isDescending: true }), [3, 1, 2, 4]);
  assertEquals(numbers({ sort: "margin" }), [3, 1, 4, 2]);
});

Deno.test("the margin lies between the best and the second, with the bonus", () => {
  const result = { turns: 1, lives: [0, 3, 0], damage: [9, 20, 14], bonus: [0, 20, 0] };
  assertEquals(marginOf(summary(1, [0, 3, 0], [], { result })), 26);
  assertEquals(marginOf(summary(1, [3], [7])), 7);
});

Deno.test("each filter says beforehand how many rounds it leaves", () => {
  const starred = new Set([1, 4]);
  const { fates, ...counts } = countRounds(ROUNDS, starred);
  assertEquals(counts, { all: 4, starred: 2, faults: 1, draws: 2 });
  assertEquals(Object.fromEntries(fates), { "won 0": 1, "won 1": 1, "lost 0": 2, "lost 1": 2 });
  for (const filter of ["all", "starred", "faults", "draws"] as const) {
    assertEquals(numbers({ filter }, starred).length, counts[filter]);
  }
});

Deno.test("no choice loses or doubles a round", () => {
  const round = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(1000)).map(([one, other, turns]) =>
    summary(1, [one, other], [20 - other, 20 - one], { turns })
  );
  fc.assert(
    fc.property(
      fc.array(round),
      fc.constantFrom(...ROUND_SORTS),
      fc.boolean(),
      (list, sort, isDescending) => {
        const rounds = list.map((one, index) => ({ ...one, round: index + 1 }));
        const choice = { filter: "all", sort, isDescending } as const;
        const chosen = chooseRounds(rounds, choice, NONE);
        assertEquals(new Set(chosen), new Set(rounds));
        assertEquals(chosen.length, rounds.length);
        const { all, draws, fates } = countRounds(rounds, NONE);
        const won = (bot: number) => fates.get(`won ${bot}`) ?? 0;
        assertEquals(draws + won(0) + won(1), all);
        for (const [filter, count] of fates) {
          assertEquals(chooseRounds(rounds, { ...choice, filter }, NONE).length, count);
        }
      },
    ),
  );
});

Deno.test("a bot with two seats wins by either, loses with both, and counts by its better one", () => {
  const secondWins = summary(1, [0, 4, 0], [5, 25, 12], { bots: [0, 0, 1] });
  const bothDead = summary(2, [0, 0, 3], [30, 2, 20], { bots: [0, 0, 1] });
  const { fates } = countRounds([secondWins, bothDead], NONE);
  assertEquals([...fates].sort(), [["lost 0", 1], ["lost 1", 1], ["won 0", 1], ["won 1", 1]]);
  assertEquals([secondWins, bothDead].map((one) => marginOf(one, 0)), [13, 10]);
  assertEquals([secondWins, bothDead].map((one) => marginOf(one, 1)), [-13, -10]);
  const tie = summary(3, [0, 0, 0], [9, 9, 1], { bots: [0, 0, 1] });
  assertEquals(mostPoints(tie), { points: 9, bots: [0] });
  assertEquals(noteOf(secondWins, 0, String)?.value, "25 (+13)");
});
