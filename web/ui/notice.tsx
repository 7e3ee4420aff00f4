/** A sentence that helps: what is wrong, or what is worth knowing. */
import "./notice.css";
import type { ComponentChildren, JSX } from "preact";
import { Icon } from "./icon.tsx";

interface NoticeProps {
  readonly look: "info" | "good" | "warning" | "bad";
  readonly children: ComponentChildren;
}

/** Screen readers say a bad one at once, others when they have time. */
export function Notice({ look, children }: NoticeProps): JSX.Element {
  return (
    <div class={`notice ${look}`} role={look === "bad" ? "alert" : "status"}>
      <Icon name={look === "good" ? "check" : look === "info" ? "help" : "warning"} />
      <div class="notice-text">{children}</div>
    </div>
  );
}
