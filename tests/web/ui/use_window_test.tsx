import { assert, assertEquals } from "@std/assert";
import type { JSX } from "preact";
import { openPage, type TestPage } from "./player/page.ts";

/** In pixels; a hundred rows are more than any box here shows. */
const ROW = 50;
const ROWS = 100;

/** A list in a box whose height the test gives it. */
interface Box {
  readonly page: TestPage;
  readonly list: Element;
  reveal(row: number): void;
  /** The box gets this height, in pixels, and hears of it. */
  resize(height: number): void;
  isInSight(row: number): boolean;
}

async function withBox(test: (box: Box) => void): Promise<void> {
  const page = await openPage();
  let height = 400;
  let top = 0;
  let tell = () => {};
  class ResizeObserver {
    constructor(heard: () => void) {
      tell = heard;
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { ResizeObserver });
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { get: () => height, configurable: true },
    scrollTop: {
      get: () => top,
      set: (wanted: number) => top = Math.max(0, Math.min(wanted, ROWS * ROW - height)),
      configurable: true,
    },
  });
  const { useWindow } = await import("../../../web/ui/use_window.ts");
  let reveal = (_row: number) => {};
  function List(): JSX.Element {
    const list = useWindow<HTMLDivElement>(ROWS, ROW);
    reveal = (row) => list.reveal(row, "middle");
    return <div class="list" ref={list.scroller} onScroll={list.onScroll} />;
  }
  page.show(<List />);
  test({
    page,
    list: page.one(".list"),
    reveal: (row) => page.after(() => reveal(row)),
    resize: (next) => {
      height = next;
      top = Math.min(top, ROWS * ROW - height);
      page.after(() => tell());
    },
    isInSight: (row) => row * ROW >= top && (row + 1) * ROW <= top + height,
  });
  page.close();
}

Deno.test("a row that was revealed stays in sight when what stands above takes room", async () => {
  await withBox(({ reveal, resize, isInSight }) => {
    for (const row of [ROWS - 1, 0, 42]) {
      resize(400);
      reveal(row);
      for (const height of [330, 150, 60, 400]) {
        resize(height);
        assert(isInSight(row), `row ${row} in a box of ${height} pixels`);
      }
    }
  });
});

Deno.test("who has scrolled by hand is not taken back", async () => {
  for (const how of ["wheel", "touchmove", "pointerdown"]) {
    await withBox(({ page, list, reveal, resize, isInSight }) => {
      reveal(60);
      page.send(list, how);
      list.scrollTop = 0;
      page.send(list, "scroll");
      resize(200);
      assertEquals([isInSight(0), isInSight(60)], [true, false], how);
    });
  }
});

Deno.test("a row that is no longer in the list is not kept", async () => {
  await withBox(({ list, reveal, resize, isInSight }) => {
    reveal(60);
    reveal(-1);
    list.scrollTop = 0;
    resize(200);
    assertEquals(isInSight(60), false);
  });
});
