import { assertEquals, assertStringIncludes } from "@std/assert";
import { signal } from "@preact/signals";
import {
  matchState,
  pageTitle,
  roundAfter,
  waitingWords,
} from "../../../../web/tanks/view/match_state.ts";
import { fakeMatch } from "./fake_match.ts";

const PLAYING = { state: "playing", total: 250, played: 3 } as const;

Deno.test("a match of a finished run has all its rounds", () => {
  const run = { state: "finished", total: 3, played: 3 } as const;
  assertEquals(matchState(fakeMatch({ rounds: [1, 2, 3], shown: 1, run })), {
    state: "finished",
    played: 3,
    total: 3,
    isSingle: false,
    newest: undefined,
  });
});

Deno.test("while it is played the rounds that came since count, too", () => {
  assertEquals(matchState(fakeMatch({ rounds: [1, 2, 3, 4], shown: 1, run: PLAYING })), {
    state: "playing",
    played: 4,
    total: 250,
    isSingle: false,
    newest: 4,
  });
});

Deno.test("a log that is not read yet has at least the rounds that its run tells of", () => {
  const { played } = matchState(fakeMatch({ rounds: [1], isRead: false, run: PLAYING }));
  assertEquals(played, 3);
});

Deno.test("a match with all its rounds is over while others of its run are still played", () => {
  const run = { state: "playing", total: 2, played: 1 } as const;
  const { newest, state } = matchState(fakeMatch({ rounds: [1, 2], shown: 1, run }));
  assertEquals([state, newest], ["finished", undefined]);
});

Deno.test("one round of a log that has been read is a single one; the first of many is not", () => {
  const isSingle = (match: Parameters<typeof fakeMatch>[0]) =>
    matchState(fakeMatch(match)).isSingle;
  assertEquals(isSingle({ rounds: [60], shown: 60 }), true);
  assertEquals(isSingle({ rounds: [60], shown: 60, isRead: false }), false);
  assertEquals(isSingle({ rounds: [60, 61], shown: 60 }), false);
  assertEquals(isSingle({ rounds: [1], shown: 1, run: { ...PLAYING, played: 1 } }), false);
});

Deno.test("one plays on into the next round, or into the newest where rounds come in", () => {
  assertEquals(roundAfter(fakeMatch({ rounds: [1, 2, 3, 4], shown: 1 })), 2);
  assertEquals(roundAfter(fakeMatch({ rounds: [1, 2, 3, 4], shown: 1, run: PLAYING })), 4);
  assertEquals(roundAfter(fakeMatch({ rounds: [1, 2, 3, 4], shown: 4, run: PLAYING })), undefined);
});

Deno.test("the browser's tab names match, round and run, as far as there are any", () => {
  assertEquals(
    pageTitle(fakeMatch({ rounds: [3], shown: 3, run: PLAYING })),
    "ann against ben · round 3 · Spring tournament",
  );
  assertEquals(pageTitle(fakeMatch({ rounds: [3], shown: 3 })), "ann against ben · round 3");
  assertEquals(
    pageTitle(fakeMatch({ rounds: [], bots: ["ann", "ben", "cleo"] })),
    "Melee of 3",
  );
});

Deno.test("a melee that nobody has played yet is told to come last, with the duels before it", () => {
  const run = { state: "playing", total: 10, played: 0 } as const;
  const store = fakeMatch({ rounds: [], run });
  const played = (count: number) => {
    if (store.run.value === undefined) throw new Error("there is no run");
    return { ...store, run: signal({ ...store.run.value, total: 40, played: count }) };
  };
  assertStringIncludes(waitingWords(played(10)), "the melee comes last, after 20 more duel rounds");
  assertStringIncludes(waitingWords(played(29)), "after one more duel round.");
  assertEquals(waitingWords(played(30)).includes("melee"), false);
});
