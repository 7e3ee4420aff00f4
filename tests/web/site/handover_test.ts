import { assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import {
  handOver,
  logsOpener,
  openElsewhere,
  type Shelf,
  takeOver,
} from "../../../web/site/handover.ts";

/** A shelf in memory, as a browser keeps it. */
function shelfInMemory(): Shelf {
  const held = new Map<string, readonly File[]>();
  return {
    put: (key, files) => {
      held.clear();
      held.set(key, files);
      return Promise.resolve();
    },
    take: (key) => {
      const files = held.get(key) ?? [];
      held.delete(key);
      return Promise.resolve(files);
    },
  };
}

const FULL: Shelf = {
  put: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
  take: () => Promise.resolve([]),
};

const LOG = new File(["{}"], "melee.jsonl");

Deno.test("files come over under a key that holds once", async () => {
  const shelf = shelfInMemory();
  const key = await handOver([LOG], shelf);
  assertMatch(key, /^[0-9a-f]{24}$/);
  assertEquals((await takeOver(key, shelf)).map(({ name }) => name), ["melee.jsonl"]);
  assertEquals(await takeOver(key, shelf), []);
  assertNotEquals(await handOver([LOG], shelf), key);
});

Deno.test("a key that nobody gave opens nothing", async () => {
  const shelf = shelfInMemory();
  await handOver([LOG], shelf);
  assertEquals(await takeOver("0", shelf), []);
});

Deno.test("the key goes along to the page that shows logs", async () => {
  const shelf = shelfInMemory();
  const pages: string[] = [];
  await openElsewhere([LOG], (page) => pages.push(page), shelf);
  const [, key = ""] = /^tanks\.html#opened=(\w+)$/.exec(pages[0] ?? "") ?? [];
  assertEquals(await takeOver(key, shelf), [LOG]);
});

Deno.test("where the browser has no room, the reader is led to that page all the same", async () => {
  const pages: string[] = [];
  await openElsewhere([LOG], (page) => pages.push(page), FULL);
  assertEquals(pages, ["tanks.html"]);
});

Deno.test("without anything to keep files in, no page offers to hand them over", () => {
  assertEquals("indexedDB" in globalThis, false);
  assertEquals(logsOpener(), undefined);
});
