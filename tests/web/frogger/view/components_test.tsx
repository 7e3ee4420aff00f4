/** Scores, the pad, advice, and how a squash is told. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { createFroggerStore } from "../../../../web/frogger/store/frogger_store.ts";
import type { FroggerStore } from "../../../../web/frogger/store/types.ts";
import { moveAt } from "../../../../lib/frogger/moves_file.ts";
import { openPage, type TestPage } from "../../ui/player/page.ts";
import { type FakeOutside, fakeOutside } from "../store/fake_outside.ts";
import { movesOf } from "../samples.ts";

async function onRoad(
  moves: string,
  use: (page: TestPage, store: FroggerStore, world: FakeOutside) => Promise<void> | void,
): Promise<void> {
  const page = await openPage();
  const world = fakeOutside("#traffic=example&view=play");
  const store = createFroggerStore(world);
  while (store.isBusy.value) await Promise.resolve();
  movesOf(moves).forEach((move) => store.move(move));
  try {
    await use(page, store, world);
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
      "Score1Crossings1Corners☆☆☆☆0 of 4Bonus+25 %Par5",
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
  // In the order in which one reads them, which is that of Tab.
  for (const key of page.document.querySelectorAll(".frog-pad button")) page.click(key);
  assertEquals(made, ["^", "<", ".", ">", "v"]);
  page.close();
});

Deno.test("a squash is told: which condition, where, why, with a picture before and one after", async () => {
  await onRoad("v", async (page, store, world) => {
    const { PlayPanel } = await import("../../../../web/frogger/view/play_panel.tsx");
    page.show(<PlayPanel store={store} onMove={() => {}} />);
    const told = page.one(".squash-card").textContent ?? "";
    for (
      const part of [
        "Off the board",
        "The frog hops off the board to the south",
        "At the start of frame 0",
        "At the start of frame 1",
        "7 rows and 23 columns",
      ]
    ) assertStringIncludes(told, part);
    assertEquals(page.document.querySelectorAll(".squash-card canvas").length, 2);
    assertEquals(page.document.querySelector(".frog-pad"), null);
    world.time += 1000;
    page.click(page.one(".play-panel .button.primary"));
    assertEquals(store.played.value?.squash, undefined);
    assert(page.document.querySelector(".frog-pad") !== null);
  });
});

Deno.test("a hint says how many more crossings there are, and makes the best move", async () => {
  await onRoad("", async (page, store) => {
    const { AdviceLine } = await import("../../../../web/frogger/view/advice_card.tsx");
    page.show(<AdviceLine store={store} />);
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
    // Until the next is known it stays, and the line is as high as it was.
    assertStringIncludes(page.one(".advice-told.old").textContent ?? "", `${crossings} more.`);
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

Deno.test("a squashed run has no bonus, and moves that are missing are told only where they matter", async () => {
  await onRoad("", async (page, store) => {
    const { RunPanel } = await import("../../../../web/frogger/view/run_panel.tsx");
    const { ScoreBoard } = await import("../../../../web/frogger/view/score_board.tsx");
    const toldOf = async (moves: string) => {
      page.close();
      await store.openFiles([new File([moves], "x.moves")]);
      page.show(<RunPanel store={store} />);
      return page.one(".run-about").textContent ?? "";
    };
    const died = await toldOf("^v<v");
    assertStringIncludes(died, "Squashed in frame 3");
    assertEquals([died.includes("missing"), died.includes("Bonus")], [false, false]);
    // Nothing stays in lane 3: whoever waits there is run over.
    const waited = await toldOf("^^^");
    const frame = store.run.value?.squash?.frame ?? 0;
    assert(frame > 3);
    assertStringIncludes(waited, `The moves end in frame 2: the frog waited until frame ${frame}.`);
    assertStringIncludes(await toldOf("^^^^^^"), "moves are missing at the end");
    await toldOf("v");
    page.close();
    store.player.seek(1);
    page.show(<ScoreBoard store={store} />);
    assertStringIncludes(page.one(".score-bonus").textContent ?? "", "none");
  });
});

Deno.test("games that are put aside are told of until that is closed, and then asked for", async () => {
  await onRoad("..", async (page, store) => {
    const { PlayPanel } = await import("../../../../web/frogger/view/play_panel.tsx");
    store.playAgain();
    page.show(<PlayPanel store={store} onMove={() => {}} />);
    assertStringIncludes(page.one(".aside-notice").textContent ?? "", "game of 2 moves");
    page.click(page.button("Close: the games stay where they are"));
    assertEquals(page.document.querySelector(".aside-notice"), null);
    page.click(page.one(".play-more .button:last-child"));
    page.click(page.one(".aside-list .button"));
    assertEquals(store.hand.value.made, movesOf(".."));
  });
});

Deno.test("on a road without vehicles nothing is called over", async () => {
  await onRoad("", async (page, store) => {
    await store.openFiles([new File(["\n\n\n\n\n"], "empty.traffic"), new File([""], "x.moves")]);
    const { PlayPanel } = await import("../../../../web/frogger/view/play_panel.tsx");
    const { RunPanel } = await import("../../../../web/frogger/view/run_panel.tsx");
    page.show(<RunPanel store={store} />);
    assertStringIncludes(page.one(".run-verdict").textContent ?? "", "no vehicles");
    page.after(() => store.setView("play"));
    page.show(<PlayPanel store={store} onMove={() => {}} />);
    assertStringIncludes(page.one(".play-end").textContent ?? "", "no vehicles");
  });
});
