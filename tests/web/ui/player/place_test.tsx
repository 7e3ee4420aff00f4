import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { fakeClock } from "./fake_clock.ts";
import { followFocus } from "./focus.ts";
import { openPage } from "./page.ts";

/** Shows the place, and opens and closes its field, by the key or by the button, which has the focus or has it not. */
async function focusAfter(way: { byKey: boolean; hasFocus: boolean }): Promise<string> {
  const page = await openPage();
  const focused = followFocus(page);
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { Place } = await import("../../../../web/ui/player/place.tsx");
  const player = createPlayer(fakeClock());
  player.load(38, 12);
  const isOpen = signal(false);
  page.show(<Place player={player} unit={{ one: "turn", many: "turns" }} isOpen={isOpen} />);
  const button = page.one(".place > button");
  if (way.hasFocus && button instanceof HTMLElement) button.focus();
  if (way.byKey) page.after(() => isOpen.value = true);
  else page.click(button);
  assertEquals(focused().localName, "input");
  page.send(page.one(".place input"), "keydown", { key: "Escape" });
  const after = focused().localName;
  page.close();
  player.dispose();
  return after;
}

Deno.test("after the number the button has the focus only if it opened the field and had it", async () => {
  assertEquals(await focusAfter({ byKey: false, hasFocus: true }), "button");
  assertEquals(await focusAfter({ byKey: true, hasFocus: true }), "main");
  assertEquals(await focusAfter({ byKey: true, hasFocus: false }), "main");
  assertEquals(await focusAfter({ byKey: false, hasFocus: false }), "main");
});
