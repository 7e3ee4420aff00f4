/** A canvas is painted once before the next picture, whatever has changed. */
import { assertEquals } from "@std/assert";
import { signal } from "@preact/signals";
import { keepPainted } from "../../../web/ui/kept_painted.ts";

/** A canvas and the parts of a browser that it needs; `frame` is the next picture. */
function withCanvas(test: (world: ReturnType<typeof makeWorld>) => void): void {
  const world = makeWorld();
  const before = Object.keys(world.globals).map((name) =>
    [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const
  );
  for (const [name, value] of Object.entries(world.globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  try {
    test(world);
  } finally {
    for (const [name, was] of before) {
      if (was === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, was);
    }
  }
}

function makeWorld() {
  const waiting = new Map<number, () => void>();
  const watching: { tell: () => void; isOn: boolean }[] = [];
  class Observer {
    readonly #own: { tell: () => void; isOn: boolean };
    constructor(tell: () => void) {
      this.#own = { tell, isOn: false };
      watching.push(this.#own);
    }
    observe() {
      this.#own.isOn = true;
    }
    disconnect() {
      this.#own.isOn = false;
    }
  }
  let count = 0;
  const globals = {
    devicePixelRatio: 3,
    document: { documentElement: {} },
    ResizeObserver: Observer,
    MutationObserver: Observer,
    requestAnimationFrame: (draw: () => void) => {
      waiting.set(++count, draw);
      return count;
    },
    cancelAnimationFrame: (id: number) => waiting.delete(id),
  };
  const fake = {
    clientWidth: 100,
    clientHeight: 50,
    width: 0,
    height: 0,
    getContext: () => ({ setTransform: () => {} }),
  };
  // deno-lint-ignore no-explicit-any -- as much of a canvas as is looked at
  const canvas: HTMLCanvasElement = fake as any;
  return {
    globals,
    fake,
    canvas,
    waiting,
    tell: () => watching.filter(({ isOn }) => isOn).forEach(({ tell }) => tell()),
    frame: () => {
      const draws = [...waiting.values()];
      waiting.clear();
      for (const draw of draws) draw();
    },
  };
}

Deno.test("[WATCH-21] changes ask for one picture; a new size and theme are painted, and after the end nothing is", () => {
  withCanvas(({ canvas, fake, frame, tell, waiting }) => {
    const shown = signal("a");
    let theme = "light";
    const painted: unknown[] = [];
    const kept = keepPainted(canvas, {
      follow: () => void shown.value,
      paletteOf: () => theme,
      paint: (_pen, { density, palette, size }) =>
        painted.push([shown.peek(), palette, density, size.width, size.height]),
    });
    shown.value = "b";
    shown.value = "c";
    assertEquals(waiting.size, 1);
    frame();
    assertEquals(painted.splice(0), [["c", "light", 2, 100, 50]]);
    assertEquals([fake.width, fake.height], [200, 100], "no finer than it shows");
    theme = "dark";
    fake.clientWidth = 80;
    tell();
    frame();
    assertEquals(painted.splice(0), [["c", "dark", 2, 80, 50]]);
    assertEquals(kept.size.value, { width: 80, height: 50 });
    fake.clientWidth = 0;
    tell();
    frame();
    assertEquals(painted, [], "nothing is seen of it");
    shown.value = "d";
    kept.dispose();
    assertEquals(waiting.size, 0);
    shown.value = "e";
    tell();
    assertEquals(waiting.size, 0);
  });
});
