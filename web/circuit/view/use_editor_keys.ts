/** The editor's keys on a page: they work while the component that uses this is shown. */
import { useLayoutEffect } from "preact/hooks";
import { listenForKeys } from "../../ui/player/listen_for_keys.ts";
import type { Look } from "../store/look.ts";
import type { CircuitStore } from "../store/types.ts";
import { commandOf, type EditorAction } from "./editor_keys.ts";

/** What types letters itself, and knows how to undo them. */
const TYPING = "input, textarea, select";

/** Listens on the whole document. */
export function useEditorKeys(
  store: CircuitStore,
  look: Look,
  actions: readonly EditorAction[],
): void {
  useLayoutEffect(() => {
    const { drawing } = store;
    const end = new AbortController();
    const { signal } = end;
    const stop = listenForKeys(document, actions);
    document.addEventListener("keydown", (event) => {
      if (isElsewhere(event)) return;
      // Held down, the space bar would scroll the page.
      if (event.key === " " && event.repeat && drawing.stroke.peek() !== undefined) {
        event.preventDefault();
      }
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const command = commandOf(event);
      if (command === undefined) return;
      event.preventDefault();
      if (command === "undo") drawing.undo();
      else if (command === "redo") drawing.redo();
      else look.dialog.value = "save";
    }, { signal });
    document.addEventListener("keyup", ({ key }) => {
      if (key === " ") drawing.releaseAtCursor();
    }, { signal });
    return () => {
      stop();
      end.abort();
    };
  }, [actions]);
}

/** Whether somebody types into a field, or a dialog is open. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element &&
    (target.closest(TYPING) !== null ||
      target.ownerDocument.querySelector("dialog[open]") !== null);
}
