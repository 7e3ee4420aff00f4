import { assertEquals, assertStringIncludes } from "@std/assert";
import { signal } from "@preact/signals";
import type { LogBook, Verification } from "../../../../web/tanks/work/types.ts";
import type { TestPage } from "../../ui/player/page.ts";
import { fakeMatch } from "./fake_match.ts";
import { buttonSaying, settled, texts, withPage } from "./shown.ts";

/** Shows the facts of a match of three rounds whose check has come so far. */
async function withFacts(
  verification: Verification,
  test: (page: TestPage, asked: () => number) => Promise<void> | void,
  changes: Partial<LogBook> = {},
): Promise<void> {
  await withPage(async (page) => {
    const { FactsPanel } = await import("../../../../web/tanks/view/facts_panel.tsx");
    const { book, match, recording, run } = fakeMatch({ rounds: [1, 2, 3], shown: 1 });
    if (book.value === undefined || recording.value === undefined) throw new Error("no match");
    let asked = 0;
    const store = {
      match,
      run,
      files: signal([]),
      book: signal({ ...book.value, ...changes, verification: signal(verification) }),
      player: { seek: () => {} },
      verifyAll: () => {
        asked += 1;
        return Promise.resolve();
      },
    };
    page.show(<FactsPanel store={store} recording={recording.value} />);
    await test(page, () => asked);
  });
}

const told = (page: TestPage) => texts(page, ".whole-check .notice, .whole-check p").join();
const isDisabled = (page: TestPage) =>
  buttonSaying(page, "Check all rounds").getAttribute("aria-disabled") === "true";

Deno.test("all rounds are checked when that is asked for, and the button stays", async () => {
  await withFacts({ state: "idle" }, async (page, asked) => {
    assertEquals(isDisabled(page), false);
    page.click(buttonSaying(page, "Check all rounds"));
    await settled(page);
    assertEquals(asked(), 1);
  });
  await withFacts({ state: "running", checked: 2 }, (page) => {
    assertEquals(isDisabled(page), true);
    assertStringIncludes(told(page), "Checked 2 rounds");
  });
  await withFacts({ state: "true", checked: 3, unstated: 0 }, (page) => {
    assertEquals([isDisabled(page), told(page)], [true, "All 3 rounds agree with the log."]);
  });
});

Deno.test("of a match that goes on it is told how many rounds are checked, and the rest can be", async () => {
  await withFacts({ state: "true", checked: 2, unstated: 0 }, (page) => {
    assertEquals(isDisabled(page), false);
    assertStringIncludes(told(page), "2 of 3 rounds are checked.");
  });
});

Deno.test("rounds that state no result are not said to agree", async () => {
  const tellOf = async (unstated: number) => {
    let sentence = "";
    await withFacts({ state: "true", checked: 3, unstated }, (page) => {
      sentence = told(page);
      assertEquals(texts(page, ".whole-check .notice.good").length, unstated === 3 ? 0 : 1);
    });
    return sentence;
  };
  assertEquals(await tellOf(1), "2 rounds agree with the log; 1 states no result.");
  assertEquals(await tellOf(2), "1 round agrees with the log; 2 state no result.");
  assertStringIncludes(await tellOf(3), "states no results");
});

Deno.test("a check that could not be loaded says so, and can be asked for again", async () => {
  await withFacts({ state: "failed" }, (page) => {
    assertEquals(isDisabled(page), false);
    assertStringIncludes(told(page), "could not be checked here");
  });
});

Deno.test("the facts of a round from a link say what the link leaves out", async () => {
  await withFacts({ state: "idle" }, (page) => {
    assertStringIncludes(texts(page, ".round-facts").join(), "not in this link");
  }, { isFromLink: true });
});
