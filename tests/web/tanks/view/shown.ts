/** Shows a panel on a page without a browser and reads it as a person would. */
import { assertEquals } from "@std/assert";
import type { ComponentChildren } from "preact";
import { visibleInLine } from "../../../../lib/core/visible.ts";
import { openPage, type TestPage } from "../../ui/player/page.ts";

/** How high a box that scrolls is, in pixels; a rem has 16 there. */
export const BOX_HEIGHT = 640;

/** A page for one test; closed after it. */
export async function withPage(test: (page: TestPage) => Promise<void> | void): Promise<void> {
  const page = await openPage();
  // linkedom lays nothing out.
  Object.defineProperties(HTMLElement.prototype, {
    scrollTop: { value: 0, writable: true, configurable: true },
    clientHeight: {
      get(this: HTMLElement) {
        return this.classList.contains("box") ? BOX_HEIGHT : 0;
      },
      configurable: true,
    },
  });
  try {
    await test(page);
  } finally {
    page.close();
  }
}

/** Lets promises that are settled already be heard, and the page show what follows. */
export async function settled(page: TestPage): Promise<void> {
  const { act } = await import("preact/test-utils");
  await act(async () => {
    for (let step = 0; step < 4; step++) await Promise.resolve();
  });
  page.after(() => {});
}

/** The texts of all elements that fit, blanks made single. */
export function texts(page: TestPage, selector: string): string[] {
  return [...page.document.querySelectorAll(selector)].map((element) =>
    (element.textContent ?? "").replace(/\s+/g, " ").trim()
  );
}

/** The only button that shows exactly this text. */
export function buttonSaying(page: TestPage, text: string): Element {
  const found = [...page.document.querySelectorAll("button")]
    .filter((button) => button.textContent?.trim() === text);
  assertEquals(found.length, 1, `buttons saying ${text}`);
  return found[0] ?? page.document.body;
}

/** Fails if a stranger's text became markup, or is not isolated from the text around it. */
export function assertOnlyText(
  page: TestPage,
  content: ComponentChildren,
  names: readonly string[],
): void {
  page.show(content);
  assertEquals(page.document.querySelectorAll("img, script, b").length, 0);
  const shown = texts(page, "bdi.name");
  for (const name of names.map(visibleInLine)) {
    assertEquals(shown.includes(name), true, `${name} is not shown`);
  }
  for (const element of page.document.querySelectorAll("bdi.name")) {
    assertEquals(element.children.length, 0);
    assertEquals(element.parentElement?.getAttribute("title"), element.textContent);
  }
}
