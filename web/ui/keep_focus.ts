/**
 * The focus never falls out of the page. When what has it is taken away, whoever goes by keys would begin again at the
 * top, and whoever listens would hear nothing: so what came in its place gets the focus, or what it stood in.
 */

/** Where something stood: in an element, as which of its children. */
interface Place {
  readonly parent: Element;
  readonly index: number;
}

/**
 * Watches a page until the function given back is called. A component that knows better where the focus belongs has two
 * pictures' time to say so. A mouse leaves no focus to speak of, and none is kept for it.
 */
export function keepFocus({ body, defaultView: view }: Document): () => void {
  let focused: Element | undefined;
  let places: readonly Place[] = [];

  const remember = ({ target }: Event) => {
    const isByKeys = target instanceof HTMLElement && target.matches(":focus-visible");
    focused = isByKeys ? target : undefined;
    places = focused === undefined ? [] : placesOf(focused);
  };
  const restore = () => {
    if (focused?.isConnected !== false) return;
    focused = undefined;
    // Effects of components come after the next picture.
    view?.requestAnimationFrame(() => setTimeout(() => giveTo(body, places)));
  };
  const observer = new MutationObserver(restore);
  observer.observe(body, { childList: true, subtree: true });
  body.addEventListener("focusin", remember);
  return () => {
    observer.disconnect();
    body.removeEventListener("focusin", remember);
  };
}

/** From the nearest to the page. */
function placesOf(element: Element): readonly Place[] {
  const parent = element.parentElement;
  if (parent === null) return [];
  return [{ parent, index: [...parent.children].indexOf(element) }, ...placesOf(parent)];
}

function giveTo(body: HTMLElement, places: readonly Place[]): void {
  const heirs = places
    .filter(({ parent }) => parent.isConnected)
    .flatMap(({ index, parent }) => [parent.children.item(index), parent]);
  for (const heir of heirs) {
    if (body.ownerDocument.activeElement !== body) return;
    if (heir instanceof HTMLElement) focusOn(heir);
  }
}

/** What cannot be reached by keys otherwise can have the focus this once. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
