/** What outlives a page. */
import { assertEquals } from "@std/assert";
import { browserKeep } from "../../../web/ui/keep.ts";

function withStorage(storage: unknown, test: () => void): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, "localStorage");
  Object.defineProperty(globalThis, "localStorage", { get: () => storage, configurable: true });
  try {
    test();
  } finally {
    if (before !== undefined) Object.defineProperty(globalThis, "localStorage", before);
  }
}

Deno.test("a text is kept under its name until it is taken away", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  };
  withStorage(storage, () => {
    const keep = browserKeep();
    assertEquals(keep.read("a"), undefined);
    keep.write("a", "text");
    assertEquals([keep.read("a"), [...kept]], ["text", [["a", "text"]]]);
    keep.write("a", undefined);
    assertEquals([keep.read("a"), kept.size], [undefined, 0]);
  });
});

Deno.test("where nothing may be kept nothing is, and nobody is troubled", () => {
  const refuse = () => {
    throw new Error("forbidden");
  };
  withStorage({ getItem: refuse, setItem: refuse, removeItem: refuse }, () => {
    const keep = browserKeep();
    keep.write("a", "text");
    keep.write("a", undefined);
    assertEquals(keep.read("a"), undefined);
  });
});
