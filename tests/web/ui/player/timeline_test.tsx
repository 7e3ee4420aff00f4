import { assert, assertEquals } from "@std/assert";
import type { Player, TimelineMark } from "../../../../web/ui/player/types.ts";
import { fakeClock } from "./fake_clock.ts";
import { openPage, type TestPage } from "./page.ts";

const UNIT = { one: "turn", many: "turns" };

const MARKS: readonly TimelineMark[] = [
  { frame: 4, kind: "hit", label: "turn 4: tank1 hits hunter" },
  { frame: 20, kind: "hit", label: "turn 20: hunter hits tank1" },
  { frame: 20, kind: "death", label: "turn 20: <b>tank1</b> dies", colour: "var(--bot-3)" },
  { frame: 30, kind: "collision", label: "turn 30: a collision" },
  { frame: 32, kind: "fault", label: "turn 32: a fault" },
  { frame: 33, kind: "note", label: "turn 33: a note" },
];

/** Shows the time line of 40 turns, ten pixels each, and takes it away after the test. */
async function withTimeline(
  test: (page: TestPage, player: Player) => void,
  marks = MARKS,
  isSpread = false,
): Promise<void> {
  const page = await openPage();
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { Timeline } = await import("../../../../web/ui/player/timeline.tsx");
  const player = createPlayer(fakeClock());
  player.load(40, 12);
  page.show(
    <Timeline
      player={player}
      marks={marks}
      unit={UNIT}
      background={<i class="curve" />}
      isSpread={isSpread}
    />,
  );
  test(page, player);
  page.close();
  player.dispose();
}

const mouse = (clientX: number) => ({ clientX, pointerId: 1, pointerType: "mouse", button: 0 });
const finger = (clientX: number) => ({ clientX, pointerId: 1, pointerType: "touch", button: 0 });

Deno.test("for keyboards and screen readers it is a range that says the turn", async () => {
  await withTimeline((page, player) => {
    const input = page.one("input[type=range]");
    const state = () =>
      ["min", "max", "aria-valuetext"].map((name) => input.getAttribute(name)).join(" ");
    assertEquals(state(), "0 40 turn 12 of 40");
    assert(input instanceof HTMLInputElement);
    input.value = "25";
    page.send(input, "input");
    assertEquals([player.position.value, state()], [25, "0 40 turn 25 of 40"]);
    page.after(() => player.load(7, 0));
    assertEquals(state(), "0 7 turn 0 of 7");
    page.after(() => player.load(2998, 1234));
    assertEquals(state(), "0 2998 turn 1,234 of 2,998");
  });
});

Deno.test("[WATCH-29] each kind of mark has a drawing of its own, with its colour or its kind's", async () => {
  await withTimeline((page) => {
    const paths = [...page.document.querySelectorAll(".timeline .mark")];
    const kinds = paths.map((path) => path.getAttribute("class"));
    assertEquals(kinds.toSorted(), [
      "mark collision",
      "mark death",
      "mark fault",
      "mark hit",
      "mark note",
    ]);
    const shapes = paths.map((path) => path.getAttribute("d")?.replace(/M[\d.]+ 0/g, ""));
    assertEquals(new Set(shapes).size, 5);
    const death = page.one(".mark.death");
    assertEquals(death.getAttribute("d")?.startsWith("M200 0"), true);
    assertEquals(death.getAttribute("style")?.includes("var(--bot-3)"), true);
  });
});

Deno.test("[WATCH-17] thousands of marks become a few paths, and every death is drawn", async () => {
  const deaths = [100, 200, 300].map((frame) => (
    { frame: frame / 10, kind: "death", label: "" } as const
  ));
  const many = Array.from({ length: 5000 }, (_, index) => (
    { frame: index % 41, kind: index % 3 === 0 ? "fault" : "hit", label: "" } as const
  ));
  await withTimeline((page) => {
    assertEquals(page.document.querySelectorAll(".mark").length, 3);
    const count = (kind: string) => page.one(`.mark.${kind}`).getAttribute("d")?.split("M").length;
    assertEquals([count("death"), count("hit")], [4, 42]);
  }, [...many, ...deaths]);
});

Deno.test("[WATCH-6] a press goes there, dragging goes along", async () => {
  await withTimeline((page, player) => {
    const line = page.one(".timeline");
    page.send(line, "pointerdown", mouse(101));
    assertEquals(player.position.value, 10);
    assertEquals(line.classList.contains("dragging"), true);
    page.send(line, "pointermove", mouse(252));
    assertEquals(player.position.value, 25);
    page.send(line, "pointerup", mouse(252));
    assertEquals(line.classList.contains("dragging"), false);
    page.send(line, "pointermove", mouse(300));
    assertEquals(player.position.value, 25);
  });
});

Deno.test("other buttons of the mouse do nothing", async () => {
  await withTimeline((page, player) => {
    page.send(page.one(".timeline"), "pointerdown", { ...mouse(101), button: 2 });
    assertEquals(player.position.value, 12);
  });
});

Deno.test("[WATCH-30] a finger that the browser takes for scrolling goes nowhere", async () => {
  await withTimeline((page, player) => {
    const line = page.one(".timeline");
    page.send(line, "pointerdown", finger(300));
    page.send(line, "pointercancel", finger(300));
    page.send(line, "pointermove", finger(320));
    assertEquals([player.position.value, line.classList.contains("dragging")], [12, false]);
  });
});

Deno.test("pointing shows the turn and what happens in it, as plain text", async () => {
  await withTimeline((page) => {
    const line = page.one(".timeline");
    const tip = () => page.document.querySelector(".timeline-tip");
    page.send(line, "pointermove", mouse(70));
    assertEquals(tip()?.textContent, "Turn 7");
    page.send(line, "pointermove", mouse(203));
    const told = [...page.document.querySelectorAll(".told")].map((one) => one.textContent.trim());
    assertEquals(told, ["<b>tank1</b> dies", "hunter hits tank1"]);
    assertEquals(page.document.querySelector(".timeline-tip b"), null);
    page.send(line, "pointerleave", mouse(500));
    assertEquals(tip(), null);
  });
});

Deno.test("a finger that is put down shows what happens there before it goes anywhere", async () => {
  await withTimeline((page, player) => {
    const line = page.one(".timeline");
    page.send(line, "pointerdown", finger(203));
    const told = [...page.document.querySelectorAll(".told")].map((one) => one.textContent.trim());
    assertEquals([told.length, player.position.value], [2, 12]);
    page.send(line, "pointerup", finger(203));
    assertEquals(page.document.querySelector(".timeline-tip"), null);
  });
});

Deno.test("[WATCH-29] letters stand beside marks where there is room for them", async () => {
  const marks = [
    { frame: 4, kind: "death", label: "", sign: "A" },
    { frame: 10, kind: "fault", label: "", sign: "B" },
    { frame: 11, kind: "death", label: "", sign: "C" },
    { frame: 40, kind: "death", label: "", sign: "DE" },
  ] as const;
  await withTimeline((page) => {
    const letters = [...page.document.querySelectorAll(".mark-sign-letter")];
    assertEquals(letters.map(({ textContent }) => textContent), ["A", "C", "DE"]);
    const last = Number(letters[2]?.getAttribute("x"));
    assert(last < 400 - 6 - 16, "at the end of the line to the left");
  }, marks);
});

Deno.test("of many events in a turn a few are told and the rest is counted", async () => {
  const crowd = Array.from({ length: 9 }, (_, index) => (
    { frame: 4, kind: "hit", label: `turn 4: hit ${index}` } as const
  ));
  await withTimeline((page) => {
    page.send(page.one(".timeline"), "pointermove", mouse(40));
    assertEquals(page.document.querySelectorAll(".told").length, 4);
    assertEquals(page.one(".timeline-tip .soft").textContent, "and 5 more");
  }, crowd);
});

Deno.test("[WATCH-6] the handle stands where the recording is", async () => {
  await withTimeline((page, player) => {
    const left = () => page.one(".handle").getAttribute("style");
    assertEquals(left()?.includes("30%"), true);
    page.after(() => player.seek(40));
    assertEquals(left()?.includes("100%"), true);
    page.after(() => player.load(0, 0));
    assertEquals(left()?.includes("NaN"), false);
  });
});

Deno.test("what the page gives is drawn behind the marks", async () => {
  await withTimeline((page) => {
    assertEquals(page.one(".timeline-background .curve").tagName, "I");
  });
});

Deno.test("[WATCH-13] where playing will pause there is a flag", async () => {
  await withTimeline((page, player) => {
    assertEquals(page.document.querySelector(".pause-flag"), null);
    page.after(() => player.setPauseAt(10));
    assertEquals(page.one(".pause-flag").getAttribute("style"), "left:25%");
  });
});

Deno.test("what playing hurries through has little room, where the page wants that", async () => {
  for (const isSpread of [true, false]) {
    await withTimeline(
      (page, player) => {
        page.after(() => player.hurryBetween([40]));
        // 38 quiet frames take the time of 2, as long as the 2 with the event.
        page.send(page.one(".timeline"), "pointerdown", mouse(100));
        assertEquals(player.position.value, isSpread ? 19 : 10);
        assertEquals(page.document.querySelectorAll(".quiet").length, isSpread ? 1 : 0);
      },
      [],
      isSpread,
    );
  }
});
