/** Scores, the pad, advice, and how a squash is told. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { createFroggerStore } from "../../../../web/frogger/store/frogger_store.ts";
import type { FroggerStore } from "../../../../web/frogger/store/types.ts";
import { moveAt } from "../../../../lib/frogger/moves_file.ts";
import { openPage, type TestPage } from "../../ui/player/page.ts";
import { fakeOutside } from "../store/fake_outside.ts";
import { movesOf } from "../samples.ts";

async function onRoad(
  moves: string,
  use: (page: TestPage, store: FroggerStore) => Promise<void> | void,
): Promise<void> {
  const page = await openPage();
  const store = createFroggerStore(fakeOutside("#traffic=example&view=play"));
  while (store.isBusy.value) await Promise.resolve();
  movesOf(moves).forEach((move) => store.move(move));
  try {
    await use(page, store);
  } finally {
    page.close();
    store.dispose();
  }
}

Deno.test("the scores are those of the frame on show", async () => {
  await onRoad("^^^^^^", async (page, store) => {
    const { ScoreBoard } = await import("../../../../web/frogger/view/score_board.tsx");
    page.show(<ScoreBoard store={store} />);
    assertEquals(
      page.one(".score-board").textContent,
      "Score1Crossings1Corners☆☆☆☆0 of 4Bonus+25 %",
    );
    page.after(() => store.player.seek(5));
    assertStringIncludes(page.one(".score-board").textContent ?? "", "Crossings0");
  });
});

Deno.test("each button of the pad says its move and makes it", async () => {
  const page = await openPage();
  const { FrogPad } = await import("../../../../web/frogger/view/frog_pad.tsx");
  const made: string[] = [];
  page.show(<FrogPad onMove={(move) => made.push(moveAt(move))} />);
  for (const label of ["Hop north", "Hop west", "Wait", "Hop east", "Hop south"]) {
    page.click(page.button(label));
  }
  assertEquals(made, ["^", "<", ".", ">", "v"]);
  page.close();
});

Deno.test("a squash is told: which condition, where, why, with a picture before and one after", async () => {
  await onRoad("v", async (page, store) => {
    const { PlayPanel } = await import("../../../../web/frogger/view/play_panel.tsx");
    page.show(<PlayPanel store={store} onMove={() => {}} />);
    const told = page.one(".squash-card").textContent ?? "";
    for (
      const part of [
        "Off the board",
        "It hops off the board to the south",
        "At the start of frame 0",
        "At the start of frame 1",
        "7 rows and 23 columns",
      ]
    ) assertStringIncludes(told, part);
    assertEquals(page.document.querySelectorAll(".squash-card canvas").length, 2);
    assertEquals(page.document.querySelector(".frog-pad"), null);
    page.click(page.one(".play-panel .button.primary"));
    assertEquals(store.played.value?.squash, undefined);
    assert(page.document.querySelector(".frog-pad") !== null);
  });
});

Deno.test("a hint says how many more crossings there are, and makes the best move", async () => {
  await onRoad("", async (page, store) => {
    const { AdviceCard } = await import("../../../../web/frogger/view/advice_card.tsx");
    page.show(<AdviceCard store={store} />);
    assertEquals(page.document.querySelector(".advice-told"), null);
    page.after(() => store.setHint(true));
    // The answer comes, and then it is drawn: some turns later, none of which takes any time.
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    const { crossings = 0, moves, score = 0 } = store.advice.value ?? {};
    const told = page.one(".advice-told").textContent ?? "";
    assertStringIncludes(told, `Best from here: ${crossings} more.`);
    assertStringIncludes(told, `Score at the end: ${score}.`);
    page.click(page.one(".advice-told button"));
    assertEquals(store.hand.value.made, moves?.slice(0, 1));
  });
});

Deno.test("a game that is over is told with its share of par", async () => {
  await onRoad("", async (page, store) => {
    const { PlayPanel } = await import("../../../../web/frogger/view/play_panel.tsx");
    movesOf(".".repeat(store.road.value?.frames ?? 0)).forEach((move) => store.move(move));
    page.show(<PlayPanel store={store} onMove={() => {}} />);
    const told = page.one(".play-end").textContent ?? "";
    assertStringIncludes(told, "Over, and alive: score 0");
    assertStringIncludes(told, "0.0 % of par, which is 5");
  });
});

Deno.test("the moves that are watched are told with what the judge says", async () => {
  await onRoad("", async (page, store) => {
    await store.openFiles([new File(["^^^^^^"], "<b>frog</b>.txt")]);
    const { RunPanel } = await import("../../../../web/frogger/view/run_panel.tsx");
    page.show(<RunPanel store={store} />);
    assertEquals(page.one(".run-about .name").textContent, "<b>frog</b>.txt");
    const told = page.one(".run-about").textContent ?? "";
    for (const part of ["The frog lives", "1 of 5: 20.0 %", "moves are missing at the end"]) {
      assertStringIncludes(told, part);
    }
  });
});
