import { assertEquals } from "@std/assert";
import { followFocus } from "../../ui/player/focus.ts";
import { withPage } from "./shown.ts";

Deno.test("what is seen on the whole screen has the focus, and what had it before has it afterwards", async () => {
  await withPage(async (page) => {
    const focused = followFocus(page);
    const { toggleFullScreen } = await import("../../../../web/tanks/view/full_screen.ts");
    const { document } = page;
    const stage = document.createElement("section");
    const before = document.createElement("button");
    document.body.append(stage, before);
    Object.assign(stage, { requestFullscreen: () => Promise.resolve() });
    Object.assign(document, { fullscreenElement: null });
    before.focus();
    toggleFullScreen(stage);
    await Promise.resolve();
    assertEquals(focused(), stage);
    Object.assign(document, { fullscreenElement: stage });
    page.send(document, "fullscreenchange");
    assertEquals(focused(), stage);
    Object.assign(document, { fullscreenElement: null });
    page.send(document, "fullscreenchange");
    assertEquals(focused(), before);
  });
});
