import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { fakeClock } from "../../ui/player/fake_clock.ts";
import { withPage } from "./shown.ts";

Deno.test("the field for the pause says which turns there are", async () => {
  await withPage(async (page) => {
    const { MatchOptions } = await import("../../../../web/tanks/view/match_options.tsx");
    const { createPlayer } = await import("../../../../web/ui/player/player.ts");
    const { FIRST_OPTIONS } = await import("../../../../web/tanks/model/options.ts");
    const player = createPlayer(fakeClock());
    player.load(1038, 0);
    const store = { player, options: signal(FIRST_OPTIONS), setOptions: () => {} };
    const look = {
      box: signal({ width: 0, height: 0 }),
      isTurned: signal(false),
      zoom: signal(undefined),
      toggleTurned: () => {},
      zoomBy: () => {},
    };
    page.show(<MatchOptions store={store} field={{ width: 9, height: 9 }} look={look} />);
    const field = page.one(".pause input");
    assertEquals([field.getAttribute("min"), field.getAttribute("max")], ["1", "1038"]);
    const hint = page.document.getElementById(field.getAttribute("aria-describedby") ?? "");
    assertEquals(hint?.textContent, "1 to 1,038; beyond that, the nearest.");
    player.dispose();
  });
});
