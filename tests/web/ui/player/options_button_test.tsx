import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { createRef } from "preact";
import { followFocus } from "./focus.ts";
import { openPage, type TestPage } from "./page.ts";

interface Options {
  readonly page: TestPage;
  readonly focused: () => Element;
  /** The browser tells that the box is open, or no longer. */
  readonly turn: (open: boolean) => void;
  /** How often the box was closed by the page itself. */
  readonly closed: () => number;
}

/** Options with one choice, which is there already or comes when `load` is called. */
async function withOptions(test: (options: Options, load: () => void) => void, isThere = true) {
  const page = await openPage();
  const focused = followFocus(page);
  const { OptionsButton } = await import("../../../../web/ui/player/options_button.tsx");
  const isLoaded = signal(isThere);
  const box = createRef<HTMLDivElement>();
  const Choice = () => isLoaded.value ? <input type="checkbox" /> : null;
  const resized: (() => void)[] = [];
  class Observer {
    constructor(tell: () => void) {
      resized.push(tell);
    }
    observe(): void {
      resized.at(-1)?.();
    }
    disconnect(): void {}
  }
  Object.assign(globalThis, { ResizeObserver: Observer, innerHeight: 600, innerWidth: 800 });
  page.show(<OptionsButton box={box} content={() => <Choice />} />);
  let closed = 0;
  const shown = page.one(".options-box");
  const turn = (open: boolean) => {
    Object.defineProperty(shown, "matches", { value: () => open, configurable: true });
    page.send(shown, "toggle");
  };
  Object.assign(shown, {
    hidePopover: () => {
      closed++;
      turn(false);
    },
  });
  test({ page, focused, turn, closed: () => closed }, () => {
    page.after(() => isLoaded.value = true);
    resized.at(-1)?.();
  });
  page.close();
}

Deno.test("opened by the key, the options have the focus as soon as they are there, and give it back", async () => {
  await withOptions(({ page, focused, turn }, load) => {
    turn(true);
    assertEquals(focused().localName, "body");
    load();
    assertEquals(focused(), page.one("input"));
    turn(false);
    assertEquals(focused().localName, "main");
    const button = page.one("button");
    if (button instanceof HTMLElement) button.focus();
    turn(true);
    assertEquals(focused(), page.one("input"));
    turn(false);
    assertEquals(focused(), button);
  }, false);
});

Deno.test("opened by their button, the options leave the focus where it is", async () => {
  await withOptions(({ page, focused, turn }) => {
    page.click(page.one("button"));
    turn(true);
    assertEquals(focused().localName, "body");
  });
});

Deno.test("a tap beside the options closes them and does nothing else", async () => {
  await withOptions(({ page, turn, closed }) => {
    const field = page.document.createElement("canvas");
    page.document.body.append(field);
    /** Whether the page hears of it. */
    const isHeard = (type: string, pointerType: string, on: Element = field) => {
      let heard = true;
      page.send(on, type, { pointerType, stopPropagation: () => heard = false });
      return heard;
    };
    turn(true);
    assertEquals(isHeard("pointerdown", "touch", page.one("input")), true);
    assertEquals(isHeard("pointerdown", "touch", page.one("button")), true);
    assertEquals([isHeard("pointerdown", "mouse"), closed()], [true, 0]);
    assertEquals([isHeard("pointerdown", "touch"), closed()], [false, 1]);
    assertEquals(isHeard("click", "touch"), false);
    assertEquals([isHeard("pointerdown", "touch"), isHeard("click", "touch")], [true, true]);
  });
});
