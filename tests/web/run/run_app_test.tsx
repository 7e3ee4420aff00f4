/** The page of a run as a whole. */
import { assertEquals, assertStringIncludes } from "@std/assert";
import { openPage, type TestPage } from "../ui/player/page.ts";
import { makeScrollable } from "../tanks/view/scrolling.ts";
import { type FakeOutside, fakeOutside, settle } from "./fake_outside.ts";

/** Shows the page once all has been read, and takes it away after the test. */
async function withRunPage(
  hash: string,
  test: (page: TestPage, world: FakeOutside) => void | Promise<void>,
  prepare: (world: FakeOutside) => void = () => {},
): Promise<void> {
  const page = await openPage();
  makeScrollable();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const { RunApp } = await import("../../../web/run/run_app.tsx");
  const { createRunStore } = await import("../../../web/run/run_store.ts");
  const world = fakeOutside(hash);
  prepare(world);
  const store = createRunStore(world);
  page.show(<RunApp store={store} />);
  const { act } = await import("preact/test-utils");
  await act(settle);
  await test(page, world);
  store.dispose();
  page.close();
}

function links(page: TestPage, selector: string): (string | null)[] {
  return [...page.document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));
}

Deno.test("the page of a run belongs to tanks, and is called after the run", async () => {
  await withRunPage("#run=spring", (page) => {
    assertEquals(page.one("h1").textContent, "Spring tournament");
    assertEquals(page.document.title, "Spring tournament · Turniir");
    assertEquals(links(page, '[aria-current="page"]'), ["tanks.html"]);
    assertEquals(page.document.querySelectorAll(".notice").length, 0);
  });
});

Deno.test("a run that there is not is told at once, above the runs that there are", async () => {
  await withRunPage("#run=winter", (page) => {
    assertEquals(page.one('[role="alert"]').textContent?.trim(), "no run winter");
    assertEquals(links(page, ".run-cards a"), [
      "run.html#run=spring",
      "run.html#run=2026-11-30",
    ]);
    assertEquals(page.one("h1").textContent, "Tournaments on this site");
  });
});

Deno.test("a site without runs says so and opens files that are chosen", async () => {
  await withRunPage("", (page, world) => {
    assertStringIncludes(page.one(".run-choice").textContent ?? "", "There are none yet.");
    assertEquals(page.document.querySelectorAll(".notice").length, 0);
    assertEquals(links(page, ".run-choice a"), []);
    const input = page.one(".run-choice input[type=file]");
    Object.defineProperty(input, "files", { value: [new File([], "melee.jsonl")] });
    page.send(input, "change");
    assertEquals(world.opened, ["melee.jsonl"]);
  }, (world) => {
    world.catalog = undefined;
  });
});

Deno.test("where files cannot be handed over, a link leads to the page for them", async () => {
  await withRunPage("", (page) => {
    assertEquals(links(page, ".run-choice a"), ["tanks.html"]);
    assertEquals(page.document.querySelectorAll("input[type=file]").length, 0);
  }, (world) => {
    world.catalog = undefined;
    Object.assign(world, { openLogs: undefined });
  });
});

Deno.test("while a run is fetched, the page says that it is busy", async () => {
  const { promise } = Promise.withResolvers<never>();
  await withRunPage("#run=spring", (page) => {
    assertEquals(page.one(".run-app").getAttribute("aria-busy"), "true");
    assertEquals(page.one('[role="status"]').textContent, "Opening…");
  }, (world) => {
    world.readRun = () => promise;
  });
});
