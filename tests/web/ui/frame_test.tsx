import { assertEquals } from "@std/assert";
import type { JSX } from "preact";
import { openPage, type TestPage } from "./player/page.ts";

type Frame = typeof import("../../../web/ui/frame.tsx").Frame;

/** What the browser remembers, or a browser that lets no page remember anything. */
function storage(kept: Map<string, string> | "forbidden"): object {
  const need = () => {
    if (kept === "forbidden") throw new DOMException("forbidden", "SecurityError");
    return kept;
  };
  return {
    getItem: (key: string) => need().get(key) ?? null,
    setItem: (key: string, value: string) => void need().set(key, value),
    removeItem: (key: string) => void need().delete(key),
  };
}

/** Shows a page in the frame, and takes it away after the test. */
async function withFrame(
  content: (Frame: Frame) => JSX.Element,
  test: (page: TestPage) => void,
  kept: Map<string, string> | "forbidden" = new Map(),
): Promise<void> {
  const page = await openPage();
  Object.defineProperty(globalThis, "localStorage", { value: storage(kept), configurable: true });
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  const { Frame } = await import("../../../web/ui/frame.tsx");
  page.show(content(Frame));
  test(page);
  page.close();
}

Deno.test("the navigation leads to every page and marks the present one", async () => {
  await withFrame((Frame) => <Frame page="tanks">Content</Frame>, (page) => {
    const links = [...page.document.querySelectorAll("nav a")];
    assertEquals(links.map((link) => link.getAttribute("href")), [
      "index.html",
      "tanks.html",
      "race.html",
      "frogger.html",
      "klotski.html",
    ]);
    assertEquals(page.one("nav [aria-current=page]").textContent, "Tanks");
    assertEquals(page.one("main#content").textContent, "Content");
  });
});

const CONTEST_PAGES = [
  "contest.html",
  "tanks.html",
  "race.html",
  "frogger.html",
  "klotski.html",
];

Deno.test("on the site of a contest the contest comes first, and stands for the start page", async () => {
  const lead = (page: TestPage) =>
    [...page.document.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  await withFrame((Frame) => <Frame page="contest">Content</Frame>, (page) => {
    assertEquals(lead(page), CONTEST_PAGES);
    assertEquals(page.one("nav [aria-current=page]").textContent, "Contest");
  });
  await withFrame((Frame) => {
    const mark = document.createElement("meta");
    mark.setAttribute("name", "turniir-site");
    mark.setAttribute("content", "contest");
    document.body.append(mark);
    return <Frame page="tanks">Content</Frame>;
  }, (page) => {
    assertEquals(lead(page), CONTEST_PAGES);
    assertEquals(page.one("nav [aria-current=page]").textContent, "Tanks");
  });
});

Deno.test("a page that is alone links to no other", async () => {
  await withFrame((Frame) => <Frame page="tanks" isAlone>Content</Frame>, (page) => {
    const links = [...page.document.querySelectorAll("a")];
    assertEquals(links.map((link) => link.getAttribute("href")), ["#content"]);
  });
});

Deno.test("skipping to the content leaves the address as it is", async () => {
  await withFrame((Frame) => <Frame page="tanks">Content</Frame>, (page) => {
    let isFocused = false;
    Object.defineProperty(page.one("main#content"), "focus", { value: () => isFocused = true });
    assertEquals(page.send(page.one("a.skip"), "click"), false);
    assertEquals(isFocused, true);
  });
});

/** The colours at first and after each of three presses. */
function coloursOf(page: TestPage): (string | undefined)[] {
  const { dataset } = page.document.documentElement;
  const colours = [dataset["theme"]];
  for (let press = 0; press < 3; press++) {
    page.click(page.one("header button"));
    colours.push(dataset["theme"]);
  }
  return colours;
}

Deno.test("the page has the system's colours until the reader chooses", async () => {
  await withFrame((Frame) => <Frame page="start">Content</Frame>, (page) => {
    assertEquals(coloursOf(page), ["light", "light", "dark", "light"]);
  });
});

Deno.test("a choice of colours is remembered, and that of the system is none", async () => {
  const kept = new Map([["turniir-theme", "light"]]);
  await withFrame((Frame) => <Frame page="start">Content</Frame>, (page) => {
    page.click(page.one("header button"));
    assertEquals([...kept], [["turniir-theme", "dark"]]);
  }, kept);
  await withFrame((Frame) => <Frame page="start">Content</Frame>, (page) => {
    assertEquals(page.document.documentElement.dataset["theme"], "dark");
    page.click(page.one("header button"));
    assertEquals([...kept], []);
  }, kept);
});

Deno.test("colours can be chosen where nothing may be remembered", async () => {
  await withFrame((Frame) => <Frame page="start">Content</Frame>, (page) => {
    assertEquals(coloursOf(page), ["light", "light", "dark", "light"]);
  }, "forbidden");
});

Deno.test("the title names page and site", async () => {
  await withFrame((Frame) => <Frame page="tanks" title="Duel">Content</Frame>, (page) => {
    assertEquals(page.document.title, "Duel · Turniir");
  });
});
