/** A page without a browser, on which a test renders components and presses what is there. */
import { parseHTML } from "linkedom";
import { registerHooks } from "node:module";
import type { ComponentChildren } from "preact";

/** What a test does with the page. */
export interface TestPage {
  readonly document: Document;
  /** Puts components on the page; what they do when shown has been done. */
  show(content: ComponentChildren): void;
  /** Does something and waits until the page shows it. */
  after(action: () => void): void;
  /** The only element that fits; fails when there is none or more. */
  one(selector: string): Element;
  /** The only button with this label. */
  button(label: string): Element;
  click(element: Element): void;
  /** Sends an event with these properties, and tells whether nobody prevented it. */
  send(target: EventTarget, type: string, properties?: Readonly<Record<string, unknown>>): boolean;
  /** Takes everything off the page again. */
  close(): void;
}

// Components import their style; here it counts for nothing.
registerHooks({
  load: (url, context, next) =>
    url.endsWith(".css")
      ? { format: "module", source: "", shortCircuit: true }
      : next(url, context),
});

/** How wide every element is, in pixels; the left edge is at 0. */
export const PAGE_WIDTH = 400;

/** An empty page. Its classes become global ones, as in a browser; preact is loaded after that. */
export async function openPage(): Promise<TestPage> {
  const window = parseHTML("<!doctype html><html><body><main></main></body></html>");
  const { document, Event, HTMLElement, HTMLInputElement, Element, Node } = window;
  class KeyboardEvent extends Event {}
  class ResizeObserver {
    readonly #tell: (entries: unknown) => void;
    constructor(tell: (entries: unknown) => void) {
      this.#tell = tell;
    }
    observe(): void {
      this.#tell([{ contentRect: { width: PAGE_WIDTH } }]);
    }
    disconnect(): void {}
  }
  class MutationObserver {
    observe(): void {}
    disconnect(): void {}
  }
  const missing = {
    clientWidth: PAGE_WIDTH,
    select: () => {},
    setPointerCapture: () => {},
    showModal: () => {},
    close: () => {},
    getBoundingClientRect: () => ({ left: 0, width: PAGE_WIDTH }),
  };
  for (const [name, value] of Object.entries(missing)) {
    Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true });
  }
  bindListeners(HTMLElement.prototype);
  const globals = { document, HTMLElement, HTMLInputElement, Element, Node };
  Object.assign(globalThis, globals, { KeyboardEvent, MutationObserver, ResizeObserver });

  const { render } = await import("preact");
  const { act } = await import("preact/test-utils");
  const after = (action: () => void) => {
    // Without a promise it is done when act returns.
    void act(() => action());
  };
  const root = document.querySelector("main") ?? document.body;
  const one = (selector: string) => {
    const [found, ...more] = document.querySelectorAll(selector);
    if (found === undefined || more.length > 0) {
      throw new Error(`${selector}: ${found === undefined ? "none" : more.length + 1} on the page`);
    }
    return found;
  };
  const send = (
    target: EventTarget,
    type: string,
    properties: Readonly<Record<string, unknown>> = {},
  ) => {
    const Kind = type.startsWith("key") ? KeyboardEvent : Event;
    const event = new Kind(type, { bubbles: true, cancelable: true });
    for (const [name, value] of Object.entries(properties)) {
      Object.defineProperty(event, name, { value });
    }
    let isFree = true;
    after(() => isFree = target.dispatchEvent(event));
    return isFree;
  };
  return {
    document,
    show: (content) => after(() => render(content, root)),
    after,
    one,
    button: (label) => one(`button[aria-label="${label}"]`),
    click: (element) => void send(element, "click"),
    send,
    close: () => after(() => render(null, root)),
  };
}

/** linkedom calls a listener on the event's target; as in a browser it shall be the element that listens. */
function bindListeners(prototype: EventTarget): void {
  type Listener = EventListenerOrEventListenerObject | null;
  const { addEventListener, removeEventListener } = prototype;
  const bound = new WeakMap<EventTarget, Map<Listener, EventListener>>();
  const boundTo = (element: EventTarget, listener: Listener): EventListener => {
    const known = bound.get(element) ?? new Map<Listener, EventListener>();
    bound.set(element, known);
    const call: EventListener = (event) => {
      if (typeof listener === "function") listener.call(element, event);
      else listener?.handleEvent(event);
    };
    const found = known.get(listener) ?? call;
    known.set(listener, found);
    return found;
  };
  prototype.addEventListener = function (type, listener, options) {
    addEventListener.call(this, type, boundTo(this, listener), options);
  };
  prototype.removeEventListener = function (type, listener, options) {
    removeEventListener.call(this, type, boundTo(this, listener), options);
  };
}
