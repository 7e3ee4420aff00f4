/** Asks before something is done that cannot easily be undone. */
import "./confirm_dialog.css";
import type { ComponentChildren, JSX } from "preact";
import * as strings from "../strings/strings.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** The deed, on the button that does it. */
  readonly deed: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  /** What it means. */
  readonly children: ComponentChildren;
}

/** Open while it is rendered; whoever closes it has said no. */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const { title, deed, onYes, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="confirm-dialog">
        {children}
        <div class="confirm-buttons">
          <Button label={strings.frame.no} onClick={onClose}>
            {strings.frame.no}
          </Button>
          <Button
            label={deed}
            look="primary"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {deed}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
