/** Laps in the list, and the nine cells as buttons. */
import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { openPage } from "../../ui/player/page.ts";
import { choicesAfter } from "../../../../web/race/model/choices.ts";
import { AT_START } from "../../../../web/race/model/drive.ts";
import { showLap } from "../../../../web/race/model/shown_lap.ts";
import { CRASHING, FAST, MEADOW } from "../samples.ts";

const PAR = { moves: 51, hundredths: 4750, path: 380 };

async function rowOf(lap: typeof FAST, isChosen: boolean) {
  const page = await openPage();
  const { LapRow } = await import("../../../../web/race/view/lap_row.tsx");
  const pressed: string[] = [];
  page.show(
    <LapRow
      shown={showLap(MEADOW, { lap, isBest: false, packed: "1" })}
      index={1}
      par={PAR}
      isChosen={isChosen}
      onChoose={() => pressed.push("choose")}
      onRemove={() => pressed.push("remove")}
    />,
  );
  return { page, pressed };
}

Deno.test("a lap is told with its time, and how far it is above par", async () => {
  const { page, pressed } = await rowOf(FAST, false);
  const told = page.one(".lap-row").textContent ?? "";
  for (const part of ["B", "Ada", "50.75", "par + 3.25", "km/h"]) assertStringIncludes(told, part);
  page.click(page.one(".lap-press"));
  page.click(page.button("Take Ada away"));
  assertEquals(pressed, ["choose", "remove"]);
  page.close();
});

Deno.test("a crash is told with its move, its step and its cell", async () => {
  const { page } = await rowOf(CRASHING, true);
  const said = page.one(".lap-verdict").textContent ?? "";
  assert(/Move \d+ crashes in step \d+, at \(\d+,\d+\)/.test(said), said);
  page.close();
});

Deno.test("a pilot's name is a stranger's text: it stays text, and turns no writing round", async () => {
  const { page } = await rowOf({ ...FAST, pilot: "<b>x</b>\u202egnp\u0007" }, false);
  assertEquals(page.one(".name").textContent, "<b>x</b>\\u{202e}gnp\\u{7}");
  page.close();
});

Deno.test("each of the nine cells says where it leads, and a crash that it is one", async () => {
  const page = await openPage();
  const { DrivePad } = await import("../../../../web/race/view/drive_pad.tsx");
  const chosen: number[] = [];
  const show = (points: typeof FAST.points) =>
    page.show(
      <DrivePad
        choices={choicesAfter(MEADOW, points)}
        digit={6}
        onChoose={({ digit }) => chosen.push(digit)}
      />,
    );
  show(AT_START.points);
  assertEquals(page.document.querySelectorAll(".pad-cell").length, 9);
  assert(page.button("The first move cannot stand still").hasAttribute("aria-disabled"));
  page.click(page.button("1 right, 1 up"));
  assertEquals(chosen, [9]);
  assertEquals(page.one(".pointed").getAttribute("aria-label"), "1 right");
  show([{ x: 40, y: 4 }, { x: 40, y: 2 }]);
  assert(page.button("3 up: a crash").classList.contains("crash"));
  page.close();
});
