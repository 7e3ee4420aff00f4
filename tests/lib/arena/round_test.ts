import { assertEquals } from "@std/assert";
import { commonFactor, pointsOf, totalOf } from "../../../lib/arena/points.ts";
import { isOver, resultOf } from "../../../lib/arena/round.ts";
import { TURN_LIMIT } from "../../../lib/arena/rules.ts";
import { board, play, PURE } from "./board.ts";

Deno.test("[ROUND-1] a round lasts while two tanks are alive", PURE, () => {
  assertEquals(isOver(board("7A 5B"), TURN_LIMIT), false);
  assertEquals(isOver(board("7A 5b 6c 4D"), TURN_LIMIT), false);
  assertEquals(isOver(board("7A 5B", { A: 1, B: 2 }), TURN_LIMIT), false);
});

Deno.test("[ROUND-1] a round is over as soon as at most one tank is alive", PURE, () => {
  assertEquals(isOver(board("7a 5b 6C"), TURN_LIMIT), true);
  assertEquals(isOver(board("7a 5b 6c"), TURN_LIMIT), true);
  assertEquals(isOver(play(board("7A 5B", { B: 6 }), "F2 --").state, TURN_LIMIT), true);
});

Deno.test("[ROUND-1] a round is over after 1000 turns", PURE, () => {
  assertEquals(TURN_LIMIT, 1000);
  const late = { ...board("7A 5B"), turn: 998 };
  const last = play(late, "L0 L1").state;
  assertEquals([last.turn, isOver(last, TURN_LIMIT)], [999, false]);
  assertEquals(isOver(play(last, "L2 L3").state, TURN_LIMIT), true);
});

Deno.test("[SCORE-2] the only one alive scores 10 in a duel, 20 in a melee", PURE, () => {
  const { state } = play({ ...board("7A 5B", { B: 2 }), damage: [11, 13], turn: 4 }, "F2 F6");
  assertEquals(resultOf(state, "duel"), {
    turns: 5,
    lives: [16, 0],
    damage: [13, 17],
    bonus: [10, 0],
  });
  assertEquals(resultOf(board("7a 5B 6c"), "melee").bonus, [0, 20, 0]);
  assertEquals(resultOf(board("7A 5b 6c", { A: 1 }), "melee").bonus, [20, 0, 0]);
});

Deno.test("[SCORE-2] two who live, or nobody, score no bonus", PURE, () => {
  assertEquals(resultOf(board("7A 5b 6C"), "melee").bonus, [0, 0, 0]);
  assertEquals(resultOf(board("7a 5b"), "duel").bonus, [0, 0]);
});

Deno.test("[SCORE-2] the result is no part of the state that goes on changing", PURE, () => {
  const damage = [3, 5];
  const result = resultOf({ ...board("7A 5B"), damage }, "duel");
  damage[0] = 99;
  assertEquals(result.damage, [3, 5]);
});

Deno.test("[SCORE-3] a round's points are its damage and its bonus", PURE, () => {
  assertEquals(
    pointsOf({ turns: 8, lives: [4, 0, 0], damage: [14, 20, 7], bonus: [20, 0, 0] }),
    [34, 20, 7],
  );
});

Deno.test("[TABLE-1] the common factor makes the duel sum equal to the melee sum", PURE, () => {
  assertEquals(commonFactor(40, 100), 2.5);
  assertEquals(commonFactor(100, 40) * 100, 40);
});

Deno.test("[TABLE-2] the factor is 1 when either sum is 0", PURE, () => {
  assertEquals(commonFactor(0, 70), 1);
  assertEquals(commonFactor(70, 0), 1);
  assertEquals(commonFactor(0, 0), 1);
});

Deno.test("[TABLE-3] a total is the corrected duel points plus the melee points", PURE, () => {
  assertEquals(totalOf(12, 7, 2.5), 37);
});
