import { assertEquals } from "@std/assert";
import type { KeyAction } from "../../../../web/ui/player/keys.ts";
import type { Player } from "../../../../web/ui/player/types.ts";
import { fakeClock } from "./fake_clock.ts";
import { openPage, type TestPage } from "./page.ts";

const UNIT = { one: "turn", many: "turns" };

interface Keys {
  readonly page: TestPage;
  readonly player: Player;
  readonly actions: readonly KeyAction[];
  /** What was opened or closed, in order. */
  readonly opened: string[];
  /** Presses a key where the focus is, or on the page; tells whether somebody used it. */
  press(key: string, properties?: Readonly<Record<string, unknown>>, on?: Element): boolean;
}

/** Listens to the keys of a recording of 100 turns that stands at turn 50. */
async function withKeys(test: (keys: Keys) => void): Promise<void> {
  const page = await openPage();
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { playerActions } = await import("../../../../web/ui/player/keys.ts");
  const { listenForKeys } = await import("../../../../web/ui/player/listen_for_keys.ts");
  const clock = fakeClock();
  clock.setReducedMotion(true);
  const player = createPlayer(clock);
  player.load(100, 50);
  const opened: string[] = [];
  const actions = playerActions({
    player,
    unit: UNIT,
    marks: () => [30, 70].map((frame) => ({ frame, kind: "hit", label: "" })),
    openGoTo: () => opened.push("go to"),
    toggleHelp: () => opened.push("help"),
    close: () => opened.push("close"),
  });
  const stop = listenForKeys(page.document, actions);
  const press: Keys["press"] = (key, properties = {}, on = page.document.body) =>
    !page.send(on, "keydown", { key, ...properties });
  test({ page, player, actions, opened, press });
  stop();
  assertEquals(press(" "), false, "after the end nobody listens");
  player.dispose();
}

Deno.test("[WATCH-1] Space plays and pauses", async () => {
  await withKeys(({ player, press }) => {
    assertEquals([press(" "), player.isPlaying.value], [true, true]);
    assertEquals([press(" "), player.isPlaying.value], [true, false]);
  });
});

Deno.test("[WATCH-11] [WATCH-35] arrows go one turn, with Shift ten", async () => {
  await withKeys(({ player, press }) => {
    const at = (key: string, shiftKey: boolean) => {
      press(key, { shiftKey });
      return player.position.value;
    };
    assertEquals(at("ArrowRight", false), 51);
    assertEquals(at("ArrowLeft", false), 50);
    assertEquals(at("ArrowRight", true), 60);
    assertEquals(at("ArrowLeft", true), 50);
  });
});

Deno.test("digits go to tenths, Home and End to the ends", async () => {
  await withKeys(({ player, press }) => {
    for (let digit = 0; digit <= 9; digit++) {
      press(String(digit));
      assertEquals(player.position.value, digit * 10);
    }
    press("End");
    assertEquals(player.position.value, 100);
    press("Home");
    assertEquals(player.position.value, 0);
  });
});

Deno.test("letters and points go from event to event", async () => {
  await withKeys(({ player, press }) => {
    for (
      const [key, frame] of [["n", 70], ["n", 70], ["p", 30], [".", 70], [",", 30], [
        "N",
        70,
      ]] as const
    ) {
      press(key);
      assertEquals(player.position.value, frame, key);
    }
  });
});

Deno.test("[WATCH-4] up and down, plus and minus change the speed", async () => {
  await withKeys(({ player, press }) => {
    const seen = ["ArrowUp", "+", "ArrowDown", "-", "-"].map((key) => {
      press(key, { shiftKey: key === "+" });
      return player.speed.value;
    });
    assertEquals(seen, [2, 4, 2, 1, 0.5]);
  });
});

Deno.test("g, ? and Escape open and close", async () => {
  await withKeys(({ opened, press }) => {
    press("g");
    press("?", { shiftKey: true });
    press("Escape");
    assertEquals(opened, ["go to", "help", "close"]);
  });
});

Deno.test("unknown keys and keys with Ctrl, Alt or Meta are left alone", async () => {
  await withKeys(({ player, press }) => {
    for (const modifier of ["ctrlKey", "altKey", "metaKey", "isComposing"]) {
      assertEquals(press("ArrowRight", { [modifier]: true }), false, modifier);
    }
    assertEquals([press("x"), press("Tab"), press("F5")], [false, false, false]);
    assertEquals(player.position.value, 50);
  });
});

Deno.test("a key held down steps on, but does not play and pause in turn", async () => {
  await withKeys(({ player, press }) => {
    press("ArrowRight", { repeat: true });
    assertEquals(player.position.value, 51);
    assertEquals(press(" ", { repeat: true }), false);
    assertEquals(player.isPlaying.value, false);
  });
});

/** Puts an element on the page and gives it. */
function put(page: TestPage, markup: string): Element {
  const place = page.document.createElement("div");
  place.innerHTML = markup;
  page.document.body.append(place);
  const element = place.querySelector(".focus");
  if (element === null) throw new Error(markup);
  return element;
}

Deno.test("keys that are typed are typed", async () => {
  await withKeys(({ page, player, press }) => {
    for (
      const markup of [
        '<input class="focus" type="text">',
        '<input class="focus">',
        '<input class="focus" type="number">',
        '<textarea class="focus"></textarea>',
        '<select class="focus"></select>',
        '<div contenteditable="true"><b class="focus"></b></div>',
      ]
    ) {
      const element = put(page, markup);
      for (const key of [" ", "ArrowRight", "5", "n", "?"]) {
        assertEquals(press(key, {}, element), false, `${key} in ${markup}`);
      }
    }
    assertEquals([player.position.value, player.isPlaying.value], [50, false]);
  });
});

Deno.test("a range keeps its arrows and ends, and no other key", async () => {
  await withKeys(({ page, player, press }) => {
    const range = put(page, '<input class="focus" type="range">');
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]) {
      assertEquals(press(key, {}, range), false, key);
      assertEquals(press(key, { shiftKey: true }, range), false, key);
    }
    assertEquals([player.position.value, player.speed.value], [50, 1]);
    assertEquals(press("n", {}, range), true);
    assertEquals(player.position.value, 70);
    assertEquals([press(" ", {}, range), player.isPlaying.value], [true, true]);
  });
});

Deno.test("[WATCH-1] Space on a button presses the button only; other keys act there, too", async () => {
  await withKeys(({ page, player, press }) => {
    const button = put(page, '<button><b class="focus"></b></button>');
    assertEquals([press(" ", {}, button), player.isPlaying.value], [false, false]);
    assertEquals([press("ArrowRight", {}, button), player.position.value], [true, 51]);
    const box = put(page, '<input class="focus" type="checkbox">');
    assertEquals([press(" ", {}, box), press("ArrowRight", {}, box)], [false, true]);
  });
});

Deno.test("Enter belongs to the button or link that has the focus, and elsewhere to the page", async () => {
  const page = await openPage();
  const { listenForKeys } = await import("../../../../web/ui/player/listen_for_keys.ts");
  let pressed = 0;
  const stop = listenForKeys(page.document, [
    { keys: ["Enter"], repeats: true, run: () => pressed++ },
  ]);
  const press = (on: Element) => !page.send(on, "keydown", { key: "Enter" });
  for (
    const markup of [
      '<button><b class="focus"></b></button>',
      '<a class="focus" href="#there">there</a>',
      '<summary class="focus">more</summary>',
      '<div class="focus" role="button" tabindex="0"></div>',
      '<input class="focus" type="submit">',
    ]
  ) assertEquals([press(put(page, markup)), pressed], [false, 0], markup);
  assertEquals([press(put(page, '<a class="focus">nowhere</a>')), pressed], [true, 1]);
  assertEquals([press(page.document.body), pressed], [true, 2]);
  stop();
});

Deno.test("what can be scrolled by keys is scrolled", async () => {
  await withKeys(({ page, player, press }) => {
    const panel = put(page, '<div class="focus" tabindex="0"></div>');
    assertEquals([press("ArrowUp", {}, panel), player.speed.value], [true, 2]);
    Object.defineProperties(panel, { scrollHeight: { value: 500 }, clientHeight: { value: 100 } });
    for (const key of ["ArrowUp", "ArrowDown", " ", "Home", "End"]) {
      assertEquals(press(key, {}, panel), false, key);
    }
    assertEquals([press("ArrowRight", {}, panel), player.position.value], [true, 51]);
  });
});

Deno.test("while a dialog is open only its keys act", async () => {
  await withKeys(({ page, player, opened, press }) => {
    put(page, '<dialog open><p class="focus"></p></dialog>');
    for (const key of [" ", "ArrowRight", "5", "n", "g"]) assertEquals(press(key), false, key);
    press("?");
    press("Escape");
    assertEquals(opened, ["help", "close"]);
    assertEquals(player.position.value, 50);
  });
});

Deno.test("a key that somebody has used already is not used again", async () => {
  await withKeys(({ page, player, press }) => {
    const tab = put(page, '<i class="focus"></i>');
    tab.addEventListener("keydown", (event) => event.preventDefault());
    press("ArrowRight", {}, tab);
    assertEquals(player.position.value, 50);
  });
});

Deno.test("[WATCH-35] no key does two things", async () => {
  await withKeys(({ actions }) => {
    const keys = actions.flatMap((action) => action.keys);
    assertEquals(keys.length, new Set(keys).size);
  });
});
