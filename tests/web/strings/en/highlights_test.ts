import { assertEquals } from "@std/assert";
import type { Highlight, Oddity } from "../../../../lib/logs/highlights.ts";
import { tellHighlight } from "../../../../web/strings/en/highlights.ts";

const pure = { permissions: "none" } as const;

/** A highlight's kind and facts. */
type What = Highlight extends infer One
  ? One extends Highlight ? Pick<One, "kind" | "facts"> : never
  : never;

/** The sentence for a highlight in which bots 0, 1 and so on have a part. */
function sentence(what: What, ...names: string[]): string {
  const highlight: Highlight = { ...what, round: 7, turn: 3, bots: names.map((_, bot) => bot) };
  return tellHighlight(highlight, (bot) => names[bot] ?? "nobody").sentence;
}

Deno.test("a highlight is told in a sentence, with whoever has a part in it", pure, () => {
  const duel = { at: 6, lives: 1, tanks: 2 };
  assertEquals(
    sentence({ kind: "closest", facts: duel }, "tank1", "hunter"),
    "tank1 wins with 1 life left against hunter.",
  );
  assertEquals(
    sentence({ kind: "closest", facts: { ...duel, lives: 2, tanks: 9 } }, "tank1", "hunter"),
    "tank1 outlives all the others with 2 lives left. hunter is the last to fall.",
  );
  assertEquals(
    sentence({ kind: "turnaround", facts: { at: 6, lives: 1, rivalLives: 14 } }, "tank1", "hunter"),
    "After turn 6, tank1 has 1 life to hunter’s 14, and still wins.",
  );
  assertEquals(
    sentence({ kind: "draw", facts: { at: 6 } }, "tank1", "hunter", "dodger"),
    "tank1, hunter and dodger take each other’s last lives in turn 6.",
  );
  assertEquals(
    sentence({ kind: "lastMoment", facts: { at: 999, limit: 1000 } }, "tank1", "hunter"),
    "tank1 beats hunter in turn 999 of 1000.",
  );
  assertEquals(
    sentence({ kind: "pacifist", facts: { tanks: 9 } }, "tank1"),
    "tank1 does no damage at all, and is the only one of 9 to survive.",
  );
  assertEquals(
    sentence({ kind: "untouched", facts: { turns: 12, damage: 20 } }, "tank1"),
    "tank1 wins after 12 turns and never loses a life.",
  );
  assertEquals(
    sentence({ kind: "biggestTurn", facts: { at: 6, points: 9 } }, "tank1"),
    "tank1 scores 9 in turn 6 alone.",
  );
  assertEquals(
    sentence({ kind: "mostDamage", facts: { damage: 57, tanks: 7 } }, "tank1"),
    "tank1 scores 57 for damage in one round of 7 tanks.",
  );
  assertEquals(
    sentence({ kind: "fastest", facts: { turns: 4, tanks: 2 } }, "tank1"),
    "tank1 wins after only 4 turns.",
  );
  assertEquals(
    sentence({ kind: "longest", facts: { turns: 870 } }, "tank1", "hunter"),
    "It takes tank1 870 turns to beat hunter.",
  );
});

Deno.test("a costly fault is told with what it cost and, if known, why", pure, () => {
  const facts = { at: 40, lives: 20, lead: 9 };
  assertEquals(
    sentence({ kind: "fault", facts: { ...facts, fault: "timeout" } }, "tank1", "hunter"),
    "tank1 leads hunter by 9 lives when a fault ends it in turn 40: it thought too long.",
  );
  assertEquals(
    sentence({ kind: "fault", facts: { ...facts, lead: 0 } }, "tank1", "hunter"),
    "tank1 is level with hunter at 20 lives when a fault ends it in turn 40.",
  );
});

Deno.test("every odd death has its sentence", pure, () => {
  const told = (oddity: Oddity, ...names: string[]) =>
    sentence({ kind: "death", facts: { at: 3, oddity, many: names.length } }, ...names);
  assertEquals(told("crowd", "a", "b", "c"), "3 tanks die in turn 3: a, b and c.");
  assertEquals(told("wreck", "a", "b"), "a drives into the wreck of b, and dies of it.");
  assertEquals(told("gang", "a", "b", "c"), "It takes 3 to finish a off in turn 3: b and c.");
  assertEquals(told("early", "a"), "a is dead after turn 3 already.");
  assertEquals(told("mutual", "a", "b"), "a and b kill each other in turn 3.");
  assertEquals(told("posthumous", "a", "b"), "b kills a in the turn in which it dies itself.");
  assertEquals(
    told("rammed", "a", "b"),
    "a is never hit by a shot: collisions take all its lives.",
  );
});
