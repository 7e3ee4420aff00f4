import { assertEquals, assertMatch } from "@std/assert";
import type { Player, TimelineMark } from "../../../../web/ui/player/types.ts";
import { type FakeClock, fakeClock } from "./fake_clock.ts";
import { openPage, type TestPage } from "./page.ts";

const UNIT = { one: "turn", many: "turns" };

const MARKS: readonly TimelineMark[] = [
  { frame: 4, kind: "hit", label: "turn 4: a hit" },
  { frame: 8, kind: "death", label: "turn 8: a death" },
];

/** Every button that does nothing now, by label; none of them may lose the focus by it. */
function disabled(page: TestPage): string[] {
  assertEquals(page.document.querySelectorAll("[disabled]").length, 0);
  return [...page.document.querySelectorAll("button[aria-disabled]")].map((button) =>
    button.getAttribute("aria-label") ?? button.querySelector(".spoken")?.textContent ?? ""
  );
}

/** Shows the controls of a recording of ten turns, and takes them away after the test. */
async function withControls(
  test: (page: TestPage, player: Player, clock: FakeClock) => void,
  length = 10,
): Promise<void> {
  const page = await openPage();
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { Controls } = await import("../../../../web/ui/player/controls.tsx");
  const clock = fakeClock();
  const player = createPlayer(clock);
  player.load(length, 0);
  page.show(
    <Controls player={player} marks={MARKS} unit={UNIT}>
      <a href="#more">More</a>
    </Controls>,
  );
  test(page, player, clock);
  page.close();
  player.dispose();
}

Deno.test("[WATCH-8] the big button plays, pauses and plays again, and says so", async () => {
  await withControls((page, player, clock) => {
    const label = () => page.one(".play button").getAttribute("aria-label");
    const icon = () => page.one(".play path").getAttribute("d");
    assertEquals(label(), "Play");
    const play = icon();
    page.click(page.one(".play button"));
    assertEquals([label(), player.isPlaying.value], ["Pause", true]);
    const pause = icon();
    page.click(page.one(".play button"));
    assertEquals([label(), player.isPlaying.value, icon()], ["Play", false, play]);
    page.click(page.button("To the end"));
    assertEquals([label(), player.position.value], ["Play again", 10]);
    // A triangle is one closed shape, two bars are two, and a bent arrow is lines.
    const shapes = [play, pause, icon()].map((path) => path?.match(/z/g)?.length ?? 0);
    assertEquals(shapes, [1, 2, 0]);
    page.click(page.one(".play button"));
    assertEquals([label(), player.isPlaying.value, player.position.value], ["Pause", true, 0]);
    page.after(() => clock.draw(16));
    assertEquals(icon(), pause);
  });
});

Deno.test("[WATCH-20] when it has played to the end the big button offers to play again", async () => {
  await withControls((page, player, clock) => {
    page.after(() => player.setSpeed(64));
    page.click(page.one(".play button"));
    page.after(() => clock.draw(200));
    assertEquals(page.one(".play button").getAttribute("aria-label"), "Play again");
    page.click(page.button("To the start"));
    assertEquals(page.one(".play button").getAttribute("aria-label"), "Play");
  });
});

Deno.test("[WATCH-8] no two buttons of the transport look the same", async () => {
  await withControls((page) => {
    const icons = [...page.document.querySelectorAll(".transport path")];
    assertEquals(new Set(icons.map((icon) => icon.getAttribute("d"))).size, 7);
  });
});

Deno.test("[WATCH-14] only what can do something can be pressed", async () => {
  await withControls((page, player) => {
    const atStart = ["To the start", "Previous event", "One turn back"];
    const atEnd = ["One turn on", "Next event", "To the end"];
    assertEquals(disabled(page), atStart);
    page.after(() => player.seek(4));
    assertEquals(disabled(page), ["Previous event"]);
    page.after(() => player.seek(8));
    assertEquals(disabled(page), ["Next event"]);
    page.after(() => player.seek(10));
    assertEquals(disabled(page), atEnd);
    page.click(page.button("To the start"));
    assertEquals(disabled(page), atStart);
  });
});

Deno.test("nothing of an empty recording can be played", async () => {
  await withControls((page) => {
    assertEquals(page.one(".play button").getAttribute("aria-label"), "Play");
    assertEquals(page.one(".play button").hasAttribute("aria-disabled"), true);
  }, 0);
});

Deno.test("[WATCH-5] step buttons step, event buttons go to events", async () => {
  await withControls((page, player, clock) => {
    page.click(page.button("One turn on"));
    page.click(page.button("One turn on"));
    page.after(() => clock.draw(220));
    assertEquals(player.position.value, 2);
    page.click(page.button("One turn back"));
    assertEquals(player.position.value, 1);
    page.click(page.button("Next event"));
    assertEquals(player.position.value, 4);
    page.click(page.button("Next event"));
    assertEquals(player.position.value, 8);
    page.click(page.button("Previous event"));
    assertEquals(player.position.value, 4);
  });
});

Deno.test("[WATCH-1] a press by mouse takes no focus, so that Space goes on to play", async () => {
  await withControls((page) => {
    assertEquals(page.send(page.button("One turn on"), "mousedown"), false);
    assertEquals(page.send(page.one("a"), "mousedown"), true);
  });
});

Deno.test("it says where it is", async () => {
  await withControls((page, player) => {
    const text = () => page.one(".place > button").textContent;
    assertMatch(text() ?? "", /^Turn 0\s*of 10/);
    page.after(() => player.seek(7));
    assertMatch(text() ?? "", /^Turn 7\s*of 10/);
  });
});

Deno.test("[WATCH-11] a number that is typed is gone to, the nearest there is", async () => {
  await withControls((page, player) => {
    const goTo = (typed: string) => {
      page.click(page.one(".place > button"));
      const input = page.one(".place input");
      if (input instanceof HTMLInputElement) input.value = typed;
      page.send(page.one(".place form"), "submit");
      assertEquals(page.document.querySelector(".place form"), null);
      return player.position.value;
    };
    assertEquals(goTo("6"), 6);
    assertEquals(goTo("99"), 10);
    assertEquals(goTo("-4"), 0);
    assertEquals(goTo(" 3 "), 3);
    assertEquals(goTo(""), 3);
    assertEquals(goTo("nonsense"), 0);
  });
});

Deno.test("Escape and leaving close the field for the number and go nowhere", async () => {
  await withControls((page, player) => {
    page.after(() => player.seek(3));
    page.click(page.one(".place > button"));
    assertEquals(
      page.one(".place input").getAttribute("aria-label"),
      "Go to turn, 0 to 10",
    );
    assertEquals(page.send(page.one(".place input"), "keydown", { key: "Escape" }), false);
    assertEquals(page.document.querySelector(".place form"), null);
    page.click(page.one(".place > button"));
    const go = page.one(".place form [type=submit]");
    page.send(page.one(".place input"), "focusout", { relatedTarget: go });
    assertEquals(page.document.querySelectorAll(".place form").length, 1);
    page.send(page.one(".place input"), "focusout", { relatedTarget: null });
    assertEquals(page.document.querySelector(".place form"), null);
    assertEquals(player.position.value, 3);
  });
});

Deno.test("[WATCH-2] [WATCH-3] [WATCH-4] every speed can be reached by pressing, and one press goes back to normal", async () => {
  await withControls((page, player) => {
    const [slower, normal, faster] = page.document.querySelectorAll(".speed button");
    if (slower === undefined || normal === undefined || faster === undefined) throw new Error();
    const shown = () => page.one(".speed output").textContent;
    page.click(slower);
    page.click(slower);
    assertEquals([shown(), slower.hasAttribute("aria-disabled")], ["¼×", true]);
    const seen = [shown()];
    for (let i = 0; i < 8; i++) {
      page.click(faster);
      seen.push(shown());
    }
    assertEquals(seen, ["¼×", "½×", "1×", "2×", "4×", "8×", "16×", "32×", "64×"]);
    assertEquals(faster.hasAttribute("aria-disabled"), true);
    page.click(normal);
    assertEquals([shown(), player.speed.value], ["1×", 1]);
  });
});

Deno.test("what the page adds stands at the end, and help is offered only when there is some", async () => {
  await withControls((page) => {
    assertEquals(page.one(".controls-end").lastElementChild?.textContent, "More");
    assertEquals(page.document.querySelector('button[aria-label="Keys and signs"]'), null);
  });
});

Deno.test("large numbers have their commas wherever the place is told", async () => {
  await withControls((page, player) => {
    page.after(() => player.seek(1234));
    const place = page.one(".place > button");
    assertEquals(place.querySelector("span")?.textContent, "Turn 1,234");
    assertEquals(place.querySelector(".of")?.textContent, "of 2,998");
    page.click(place);
    assertEquals(page.one(".go-to input").getAttribute("aria-label"), "Go to turn, 0 to 2,998");
  }, 2998);
});

Deno.test("[WATCH-31] a step, a jump and a stop are told to those who listen, playing is not", async () => {
  await withControls((page, player, clock) => {
    const told = () => page.one(".controls [role=status]").textContent;
    assertEquals(told(), "");
    page.click(page.button("One turn on"));
    page.after(() => clock.draw(220));
    assertEquals(told(), "Turn 1 of 10");
    page.after(() => player.seek(4));
    assertEquals(told(), "Turn 4 of 10: a hit");
    page.after(() => player.play());
    page.after(() => clock.draw(250));
    page.after(() => clock.draw(250));
    page.after(() => clock.draw(250));
    assertEquals([player.frame.value, told()], [5, "Turn 4 of 10: a hit"]);
    page.after(() => player.pause());
    assertEquals(told(), "Turn 5 of 10");
  });
});

Deno.test("where another recording begins is told, though it is the same frame", async () => {
  await withControls((page, player) => {
    const told = () => page.one(".controls [role=status]").textContent;
    page.after(() => player.seek(4));
    page.after(() => player.seek(0));
    assertEquals(told(), "Turn 0 of 10");
    page.after(() => player.load(30, 0));
    assertEquals(told(), "Turn 0 of 30");
  });
});

Deno.test("where a page has words for it, they are told as well", async () => {
  const page = await openPage();
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { Controls } = await import("../../../../web/ui/player/controls.tsx");
  const player = createPlayer(fakeClock());
  player.load(10, 0);
  const tell = (frame: number) => `${frame * 100} km/h`;
  page.show(<Controls player={player} marks={MARKS} unit={UNIT} tell={tell} />);
  page.after(() => player.seek(8));
  const told = page.one(".controls [role=status]").textContent;
  assertEquals(told, "Turn 8 of 10: a death; 800 km/h");
  page.close();
  player.dispose();
});

Deno.test("every key that a button has is told by its name", async () => {
  await withControls((page) => {
    const keys = [...page.document.querySelectorAll("button")].map((button) =>
      button.getAttribute("aria-keyshortcuts")
    );
    assertEquals(keys, [
      "Home 0",
      "P ,",
      "ArrowLeft",
      "Space",
      "ArrowRight",
      "N .",
      "End",
      "G",
      "ArrowDown -",
      null,
      "ArrowUp Plus",
    ]);
    assertEquals(page.button("One turn on").getAttribute("title"), "One turn on (→)");
  });
});
