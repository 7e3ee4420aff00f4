import { assert, assertEquals } from "@std/assert";
import { parseJournalLine } from "../../../lib/tournament/journal_lines.ts";
import { isSeated, isTrue, readRound } from "../../../lib/tournament/recorded_round.ts";
import { readSample } from "../server/sample.ts";

/** The rounds of the shipped sample, in the order of the schedule. */
async function sampleRounds() {
  const { lines, settings } = await readSample();
  const rounds = lines.map((line, place) => {
    const parsed = parseJournalLine(line);
    const round = parsed.ok ? readRound(settings, place, parsed.value.log) : undefined;
    assert(round !== undefined);
    return round;
  });
  return { rounds, settings };
}

Deno.test("every round of the sample is true", async () => {
  const { rounds, settings } = await sampleRounds();
  assert(rounds.every((round, place) => isTrue(settings, place, round)));
});

Deno.test("a round on another place's field is not seated as the seed says [ROUND-3]", async () => {
  const { rounds, settings } = await sampleRounds();
  const [first, , third] = rounds;
  assert(first !== undefined && third !== undefined);
  assertEquals([isSeated(settings, 0, first), isSeated(settings, 0, third)], [true, false]);
  const swapped = { ...first, tanks: first.tanks.toReversed() };
  assertEquals(isSeated(settings, 0, swapped), false);
});

Deno.test("a round with a result that it does not come to is seated, but not true", async () => {
  const { rounds, settings } = await sampleRounds();
  const [first] = rounds;
  assert(first !== undefined);
  const { damage } = first.result;
  const changed = { ...first, result: { ...first.result, damage: damage.map((one) => one + 1) } };
  assertEquals([isSeated(settings, 0, changed), isTrue(settings, 0, changed)], [true, false]);
});

Deno.test("a damaged line holds no round", async () => {
  const { settings } = await readSample();
  assertEquals(readRound(settings, 0, '{"round":1}'), undefined);
});
