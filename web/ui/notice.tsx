/** A sentence that helps: what is wrong, or what is worth knowing. */
import "./notice.css";
import type { ComponentChildren, JSX } from "preact";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

type NoticeProps =
  & {
    readonly look: "info" | "good" | "warning" | "bad";
    readonly children: ComponentChildren;
  }
  & ({ readonly dismiss?: never; readonly onDismiss?: never } | {
    /** What the button says that puts it away. */
    readonly dismiss: string;
    readonly onDismiss: () => void;
  });

/** Screen readers say a bad one at once, others when they have time. */
export function Notice({ look, children, dismiss, onDismiss }: NoticeProps): JSX.Element {
  return (
    <div
      class={`notice ${look}${dismiss === undefined ? "" : " with-button"}`}
      role={look === "bad" ? "alert" : "status"}
    >
      <Icon name={look === "good" ? "check" : look === "info" ? "help" : "warning"} />
      <div class="notice-text">
        {children}
        {dismiss === undefined
          ? null
          : <Button label={dismiss} icon="close" look="quiet" onClick={onDismiss} />}
      </div>
    </div>
  );
}
