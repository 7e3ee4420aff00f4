/** Taking back and making again by Ctrl, or Cmd, and a letter, as everywhere. */
import { useLayoutEffect } from "preact/hooks";
import { commandOf } from "./game_keys.ts";

/** What can be taken back. */
interface Undoable {
  undo(): void;
  redo(): void;
}

/** What types letters itself, and knows how to undo them. */
const TYPING = "input, textarea, select";

/** Listens on the whole document while the component is shown. */
export function useCommands(target: Undoable): void {
  useLayoutEffect(() => {
    const act = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event)) return;
      const command = commandOf(event);
      if (command === undefined) return;
      event.preventDefault();
      if (command === "undo") target.undo();
      else target.redo();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, [target]);
}

/** Whether somebody types into a field, or a dialog is open. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element &&
    (target.closest(TYPING) !== null ||
      target.ownerDocument.querySelector("dialog[open]") !== null);
}
