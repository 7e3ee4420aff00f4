import { assertEquals, assertStringIncludes } from "@std/assert";
import type { Highlight } from "../../../../lib/logs/highlights.ts";
import type { LogHeader } from "../../../../lib/logs/types.ts";
import { openPage, type TestPage } from "../../ui/player/page.ts";

const HEADER: LogHeader = {
  format: "turniir-tanks",
  version: 1,
  rules: 1,
  kind: "duel",
  seed: "s",
  bots: [{ name: "tank1", version: "" }, { name: "<i>hunter</i>", version: "" }],
  limits: { turnMs: 100, startMs: 2000, turns: 1000 },
  stage: "",
  sandbox: [],
};

const FIVE: readonly Highlight[] = [1, 2, 3, 4, 5].map((round) => ({
  kind: "closest",
  round,
  turn: 30 + round,
  bots: [1, 0],
  facts: { at: 40, lives: 1, tanks: 2 },
}));

/** Shows the list, and takes it away after the test. */
async function withList(
  highlights: readonly Highlight[] | undefined,
  isPlaying: boolean,
  test: (page: TestPage, opened: readonly (readonly [number, number])[]) => void,
): Promise<void> {
  const page = await openPage();
  const { HighlightList } = await import("../../../../web/tanks/view/highlight_list.tsx");
  const opened: [number, number][] = [];
  page.show(
    <HighlightList
      header={HEADER}
      highlights={highlights}
      isPlaying={isPlaying}
      onOpen={(round, turn) => opened.push([round, turn])}
    />,
  );
  test(page, opened);
  page.close();
}

Deno.test("a card says why the round is worth watching, and opens it at that turn", async () => {
  await withList(FIVE.slice(0, 1), false, (page, opened) => {
    const card = page.one(".highlight-card");
    assertStringIncludes(card.textContent ?? "", "<i>hunter</i>");
    assertStringIncludes(card.textContent ?? "", "Round 1, from turn 31");
    page.click(card);
    assertEquals(opened, [[1, 31]]);
  });
});

Deno.test("two are shown at first, the others on demand", async () => {
  await withList(FIVE, false, (page) => {
    const cards = () => page.document.querySelectorAll(".highlight-card").length;
    assertEquals(cards(), 2);
    page.click(page.one(".highlight-list .button"));
    assertEquals(cards(), 5);
    page.click(page.one(".highlight-list .button"));
    assertEquals(cards(), 2);
  });
});

Deno.test("it says when it is still looking, and when nothing stands out", async () => {
  await withList(undefined, false, (page) => {
    assertEquals(page.one("[role=status]").textContent, "Looking for rounds worth watching…");
  });
  await withList([], false, (page) => {
    assertStringIncludes(page.one(".highlight-list").textContent ?? "", "Nothing stands out");
  });
});

Deno.test("while the match is played it says so, instead of that nothing stands out", async () => {
  await withList([], true, (page) => {
    const said = page.one(".highlight-list").textContent ?? "";
    assertStringIncludes(said, "Still being played: looked at again when it is over.");
    assertEquals(said.includes("Nothing stands out"), false);
  });
  await withList(FIVE, true, (page) => {
    assertEquals(page.document.querySelectorAll(".highlight-card").length, 2);
    assertStringIncludes(page.one(".highlight-list").textContent ?? "", "Still being played");
  });
});
