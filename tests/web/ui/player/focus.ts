/** The focus of a page without a browser, which has none of its own. */
import type { TestPage } from "./page.ts";

/** From now on elements of the page can have the focus; gives which one has it. */
export function followFocus({ document }: TestPage): () => Element {
  const { body } = document;
  let focused: Element = body;
  const current = () => focused.isConnected ? focused : body;
  Object.defineProperty(document, "activeElement", { get: current, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "focus", {
    configurable: true,
    value(this: HTMLElement) {
      if (this !== body) focused = this;
    },
  });
  return current;
}
