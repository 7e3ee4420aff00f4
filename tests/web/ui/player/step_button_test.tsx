import { assertEquals } from "@std/assert";
import type { HoldTimers } from "../../../../web/ui/player/hold.ts";
import type { Player } from "../../../../web/ui/player/types.ts";
import { fakeClock } from "./fake_clock.ts";
import { openPage, type TestPage } from "./page.ts";

interface Pressed {
  readonly page: TestPage;
  readonly player: Player;
  readonly step: Element;
  /** The time is over for which somebody waits, if anybody does. */
  readonly waited: () => void;
}

/** A button that steps back in a recording that stands at frame 6. */
async function withStepBack(test: (pressed: Pressed) => void): Promise<void> {
  const page = await openPage();
  const { createPlayer } = await import("../../../../web/ui/player/player.ts");
  const { StepButton } = await import("../../../../web/ui/player/step_button.tsx");
  const player = createPlayer(fakeClock());
  player.load(10, 6);
  const waiting = new Map<number, () => void>();
  const timers: HoldTimers = {
    start: (callback) => {
      waiting.set(1, callback);
      return 1;
    },
    stop: (timer) => void waiting.delete(timer),
  };
  page.show(
    <StepButton
      {...{ player, timers }}
      frames={-1}
      label="Back"
      shortcut={["ArrowLeft"]}
      isDisabled={false}
    />,
  );
  const waited = () => {
    const callback = waiting.get(1);
    waiting.clear();
    callback?.();
  };
  test({ page, player, step: page.one(".step"), waited });
  page.close();
  player.dispose();
}

Deno.test("[WATCH-4] [WATCH-30] a step button that is held goes back until the start", async () => {
  await withStepBack(({ page, player, step, waited }) => {
    page.send(step, "pointerdown", { button: 0 });
    assertEquals(player.position.value, 6);
    const seen = [1, 2, 3, 4, 5, 6, 7].map(() => {
      waited();
      return player.position.value;
    });
    assertEquals(seen, [5, 4, 3, 2, 1, 0, 0]);
  });
});

Deno.test("[WATCH-30] a finger that scrolls away from a step button steps nowhere", async () => {
  for (const end of ["pointercancel", "pointerup", "blur"]) {
    await withStepBack(({ page, player, step, waited }) => {
      page.send(step, "pointerdown", { button: 0 });
      dispatchEvent(new Event(end));
      waited();
      assertEquals(player.position.value, 6, end);
    });
  }
  await withStepBack(({ page, player, step, waited }) => {
    page.send(step, "pointerdown", { button: 0 });
    page.send(step, "pointerleave");
    waited();
    assertEquals(player.position.value, 6, "it left the button");
  });
});
