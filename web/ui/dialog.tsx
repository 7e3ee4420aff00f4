/** A window over the page: the browser's own dialog, so focus, Escape and the backdrop work as everywhere. */
import "./dialog.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Button } from "./button.tsx";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Open while it is rendered. A click beside it closes it. */
export function Dialog({ title, onClose, children }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    dialog?.showModal();
    isShown.current = true;
    return () => {
      // The browser tells of this closing later, when another dialog may be open.
      isShown.current = false;
      dialog?.close();
      // It has left the page by now, and the browser gives the focus back only from one that is still there.
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    };
  }, []);
  return (
    <dialog
      ref={element}
      class="dialog card"
      aria-label={title}
      onClose={() => {
        if (isShown.current) onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div class="dialog-inside">
        <header class="dialog-head">
          <h2>{title}</h2>
          <Button label={strings.frame.close} icon="close" look="quiet" onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
