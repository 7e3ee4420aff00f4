import { assertEquals, assertMatch } from "@std/assert";
import type { KeyAction } from "../../../../web/ui/player/keys.ts";
import { MARK_KINDS, type Player } from "../../../../web/ui/player/types.ts";
import { fakeClock } from "./fake_clock.ts";
import { openPage, type TestPage } from "./page.ts";

const UNIT = { one: "turn", many: "turns" };

/** A page with the player's keys, one key of its own, and the help when it is open. */
async function withKeys(test: (page: TestPage, player: Player, log: string[]) => void) {
  const page = await openPage();
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { Controls } = await import("../../../../web/ui/player/controls.tsx");
  const { HelpDialog } = await import("../../../../web/ui/player/help_dialog.tsx");
  const { usePlayerKeys } = await import("../../../../web/ui/player/use_player_keys.ts");
  const player = createPlayer(fakeClock());
  player.load(40, 0);
  const log: string[] = [];
  const extra: readonly KeyAction[] = [{
    keys: ["]"],
    group: "page",
    description: "The next round",
    repeats: false,
    run: (key) => log.push(key),
  }];
  const Page = () => {
    const keys = usePlayerKeys({ player, unit: UNIT, marks: [], extra });
    return (
      <>
        <Controls
          player={player}
          marks={[]}
          unit={UNIT}
          isGoToOpen={keys.isGoToOpen}
          onHelp={keys.openHelp}
        />
        {keys.isHelpOpen.value
          ? <HelpDialog actions={keys.actions} unit={UNIT} onClose={keys.closeHelp} />
          : null}
      </>
    );
  };
  page.show(<Page />);
  test(page, player, log);
  page.close();
  player.dispose();
}

function press(page: TestPage, key: string): void {
  page.send(page.document.body, "keydown", { key });
}

Deno.test("the question mark opens the help and closes it", async () => {
  await withKeys((page) => {
    assertEquals(page.document.querySelector("dialog"), null);
    press(page, "?");
    assertEquals(page.one("dialog").getAttribute("aria-label"), "Keys and signs");
    press(page, "?");
    assertEquals(page.document.querySelector("dialog"), null);
  });
});

Deno.test("the button opens the help; a dialog that the browser closes stays closed", async () => {
  await withKeys((page) => {
    page.click(page.button("Keys and signs"));
    const dialog = page.one("dialog");
    press(page, "Escape");
    page.send(dialog, "close");
    assertEquals(page.document.querySelector("dialog"), null);
  });
});

Deno.test("the help names every key that acts, those of the page too", async () => {
  await withKeys((page) => {
    press(page, "?");
    const shown = [...page.document.querySelectorAll("dialog kbd")].map((kbd) => kbd.textContent);
    const expected = [
      ...[
        "Space",
        "M",
        "←",
        "→",
        "Shift",
        "←",
        "Shift",
        "→",
        "P",
        ",",
        "N",
        ".",
        "Home",
        "0",
        "End",
      ],
      ...["1", "9", "G", "B", "↑", "+", "↓", "−", "]", "?", "Esc"],
    ];
    assertEquals(shown, expected);
    const described = [...page.document.querySelectorAll("dialog dt")].map((dt) => dt.textContent);
    assertEquals(described.includes("The next round"), true);
    assertEquals(new Set(described).size, described.length);
  });
});

Deno.test("the help shows the sign of every kind of mark", async () => {
  await withKeys((page) => {
    press(page, "?");
    for (const kind of MARK_KINDS) page.one(`dialog .legend .mark.${kind}`);
  });
});

Deno.test("[WATCH-6] the help says that the time line can be dragged", async () => {
  await withKeys((page) => {
    press(page, "?");
    const hints = [...page.document.querySelectorAll("dialog .touch li")];
    assertMatch(hints[0]?.textContent ?? "", /^Drag the handle along the time line/);
  });
});

Deno.test("the page's own keys act, and g opens the field for the number", async () => {
  await withKeys((page, _player, log) => {
    press(page, "]");
    assertEquals(log, ["]"]);
    press(page, "g");
    assertEquals(page.one(".place input").getAttribute("type"), "number");
    press(page, "Escape");
    assertEquals(page.document.querySelector(".place input"), null);
  });
});

Deno.test("when the page is gone its keys are, too", async () => {
  let player: Player | undefined;
  let page: TestPage | undefined;
  await withKeys((shown, played) => {
    [page, player] = [shown, played];
  });
  if (page !== undefined) press(page, "End");
  assertEquals(player?.position.value, 0);
});
