import { assertEquals } from "@std/assert";
import { smallRecording } from "../model/small_round.ts";
import { withPage } from "./shown.ts";

Deno.test("[WATCH-31] the arrow keys walk over the field, north is up, and each cell is told", async () => {
  await withPage(async (page) => {
    const { ArenaCursor } = await import("../../../../web/tanks/view/arena_cursor.tsx");
    const { speakCell } = await import("../../../../web/tanks/view/cell_words.ts");
    const recording = smallRecording();
    const calls: string[] = [];
    let cell = { x: 2, y: 2 };
    const show = () =>
      page.show(
        <ArenaCursor
          recording={recording}
          turn={0}
          viewer={undefined}
          cell={cell}
          onMove={(right, up) => cell = { x: cell.x + right, y: cell.y + up }}
          onEnd={() => void calls.push("end")}
          onChoose={() => void calls.push("choose")}
        />,
      );
    const press = (key: string) => {
      const isFree = page.send(page.one("[role=application]"), "keydown", { key });
      show();
      return [isFree, cell.x, cell.y, page.one("[aria-live=polite]").textContent];
    };
    const at = (x: number, y: number) => [x, y, speakCell(recording, 0, undefined, { x, y })];
    show();
    assertEquals(press("ArrowUp"), [false, ...at(2, 3)]);
    assertEquals(press("ArrowRight"), [false, ...at(3, 3)]);
    assertEquals(press("ArrowDown"), [false, ...at(3, 2)]);
    assertEquals(press("ArrowLeft"), [false, ...at(2, 2)]);
    assertEquals(press("n"), [true, ...at(2, 2)], "other keys are the player's");
    press("Enter");
    press("Escape");
    assertEquals(calls, ["choose", "end"]);
  });
});

Deno.test("[WATCH-31] C copies what is on the cell, Shift+C the field as text", async () => {
  await withPage(async (page) => {
    const { ArenaCursor } = await import("../../../../web/tanks/view/arena_cursor.tsx");
    const { speakCell } = await import("../../../../web/tanks/view/cell_words.ts");
    const { fieldText } = await import("../../../../web/tanks/view/field_text.ts");
    const recording = smallRecording();
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
      configurable: true,
    });
    const nothing = () => {};
    const cell = { x: 2, y: 1 };
    page.show(
      <ArenaCursor
        {...{ recording, turn: 1, viewer: undefined, cell }}
        onMove={nothing}
        onEnd={nothing}
        onChoose={nothing}
      />,
    );
    const reader = page.one("[role=application]");
    assertEquals(page.send(reader, "keydown", { key: "c" }), false);
    assertEquals(page.send(reader, "keydown", { key: "C" }), false);
    assertEquals(copied, [
      speakCell(recording, 1, undefined, cell),
      fieldText(recording, 1, undefined),
    ]);
    assertEquals(page.send(reader, "keydown", { key: "c", ctrlKey: true }), true);
    assertEquals(copied.length, 2);
  });
});
