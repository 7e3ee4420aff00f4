import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import fc from "fast-check";
import type { LiveEvent } from "../../../lib/logs/published.ts";
import { parseLiveEvent } from "../../../web/site/parse_event.ts";
import { summary, TABLE } from "./samples.ts";

const ROUND = {
  kind: "round",
  match: "melee",
  summary: summary(3, [0, 20], [4, 20], { faults: [{ turn: 2, seat: 1, kind: "invalid" }] }),
} as const satisfies LiveEvent;

const STANDINGS: LiveEvent = {
  kind: "standings",
  state: "playing",
  played: 7,
  total: 40,
  table: TABLE,
};

/** What is told about data that is no event. */
function complaints(value: unknown): string {
  const event = parseLiveEvent(JSON.stringify(value));
  assert(!event.ok, "it should not be taken for an event");
  return event.error.map(({ message }) => message).join("\n");
}

Deno.test("both kinds of events are read as they were sent", () => {
  for (const event of [ROUND, STANDINGS]) {
    assertEquals(parseLiveEvent(JSON.stringify(event)), { ok: true, value: event });
  }
});

Deno.test("an event of another kind is refused", () => {
  assertStringIncludes(complaints({ ...STANDINGS, kind: "weather" }), "kind: ");
});

Deno.test("a round that lacks an item for a seat is refused", () => {
  const { result } = ROUND.summary;
  for (const list of ["lives", "damage", "bonus"]) {
    const short = { ...ROUND, summary: { ...ROUND.summary, result: { ...result, [list]: [1] } } };
    assertStringIncludes(complaints(short), `summary.result.${list}: has 1 items: write 2`);
  }
});

Deno.test("a fault of a seat that is not there is refused", () => {
  const faults = [{ turn: 1, seat: 2, kind: "crash" }];
  const wrong = { ...ROUND, summary: { ...ROUND.summary, faults } };
  assertStringIncludes(complaints(wrong), "summary.faults[0].seat: ");
});

Deno.test("whatever a server sends, nothing is thrown", () => {
  fc.assert(fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
    assert(!parseLiveEvent(text).ok);
  }));
});
