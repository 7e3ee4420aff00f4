import { assertEquals } from "@std/assert";
import type { TestPage } from "../../ui/player/page.ts";
import { type FakeMatch, fakeMatch } from "./fake_match.ts";
import { texts, withPage } from "./shown.ts";

/** Shows the head of a match; `opened` are the rounds that were asked for. */
async function withHead(
  match: FakeMatch,
  test: (page: TestPage, opened: readonly number[], openedFiles: readonly string[]) => void,
): Promise<void> {
  await withPage(async (page) => {
    const { signal } = await import("@preact/signals");
    const { MatchHead } = await import("../../../../web/tanks/view/match_head.tsx");
    const opened: number[] = [];
    const openedFiles: string[] = [];
    const store = {
      ...fakeMatch(match),
      files: signal([]),
      openFile: () => Promise.resolve(),
      openFiles: (files: readonly File[]) => {
        openedFiles.push(...files.map(({ name }) => name));
        return Promise.resolve();
      },
      openRound: (round: number) => {
        opened.push(round);
        return Promise.resolve();
      },
      player: { seek: () => {} },
    };
    Object.assign(globalThis, {
      matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    });
    page.show(<MatchHead store={store} onShare={() => {}} />);
    test(page, opened, openedFiles);
  });
}

const steps = (page: TestPage) => texts(page, ".match-steps > span");

Deno.test("[WATCH-26] the head names the programs of a duel and the round", async () => {
  await withHead({ rounds: [1, 2, 3], shown: 2 }, (page) => {
    assertEquals(texts(page, "h1 > span"), ["ann against ben", "· round 2"]);
    assertEquals(steps(page), ["Round 2 of 3"]);
    assertEquals(page.document.querySelectorAll(".match-progress").length, 0);
  });
});

Deno.test("while rounds come in it tells how many there are, and leads to the newest", async () => {
  const run = { state: "playing", total: 250, played: 3 } as const;
  await withHead({ rounds: [1, 2, 3, 4], shown: 2, run }, (page, opened) => {
    assertEquals(steps(page), ["Round 2"]);
    assertEquals(texts(page, ".match-progress > span"), ["Being played", "4 of 250 played"]);
    const newest = page.one('.match-steps button[title="Newest round"]');
    page.click(newest);
    assertEquals(opened, [4]);
  });
  await withHead({ rounds: [1, 2, 3, 4], shown: 4, run }, (page) => {
    const newest = page.one('.match-steps button[title="Newest round"]');
    assertEquals(newest.hasAttribute("aria-disabled"), true);
  });
});

Deno.test("a run that was stopped has no newest round, but the rounds that it came to", async () => {
  const run = { state: "stopped", total: 250, played: 3 } as const;
  await withHead({ rounds: [1, 2, 3], shown: 2, run }, (page) => {
    assertEquals(steps(page), ["Round 2"]);
    assertEquals(texts(page, ".match-progress > span"), ["Stopped", "3 of 250 played"]);
    assertEquals(page.document.querySelectorAll('[title="Newest round"]').length, 0);
  });
});

Deno.test("a single round has its number and nowhere to go", async () => {
  await withHead({ rounds: [60], shown: 60 }, (page) => {
    assertEquals(texts(page, ".match-steps"), ["Round 60"]);
    assertEquals(page.document.querySelectorAll(".match-steps button").length, 0);
  });
});

Deno.test("[WATCH-25] a log that is no part of a run has its name, and beside it the way to another one", async () => {
  await withHead({ rounds: [1, 2], shown: 1 }, (page, _, openedFiles) => {
    assertEquals(texts(page, ".match-path .name"), ["log"]);
    assertEquals(page.one(".match-path .button").getAttribute("aria-label"), "Open another log");
    const input = page.one(".match-path input");
    Object.defineProperty(input, "files", { get: () => [new File([], "other.jsonl")] });
    page.send(input, "change");
    assertEquals(openedFiles, ["other.jsonl"]);
  });
  const run = { state: "finished", total: 2, played: 2 } as const;
  await withHead({ rounds: [1, 2], shown: 1, run }, (page) => {
    assertEquals(texts(page, ".match-path a"), ["Spring tournament"]);
    assertEquals(page.document.querySelectorAll(".match-path input").length, 0);
  });
});
