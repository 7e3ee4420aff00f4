/** Opening logs from the reader's own disk. */
import "./open_log.css";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { askForFiles } from "../../ui/ask_for_files.ts";
import { Button } from "../../ui/button.tsx";

const text = strings.logs.opening;

interface OpenLogProps {
  /** Gets the chosen files, at least one; they may be called anything. */
  readonly onOpen: (files: readonly File[]) => void;
  /** `place`: an inviting place of its own. `button`: the button alone. `icon`: beside a log that is open. */
  readonly look?: "place" | "button" | "icon";
}

/** A button that asks for files. The page around it takes those that are dropped (ui/drop_zone.tsx). */
export function OpenLog({ onOpen, look = "place" }: OpenLogProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class={`open-log ${look}`}>
      <input
        ref={input}
        class="spoken"
        type="file"
        accept=".jsonl,.gz"
        multiple
        tabIndex={-1}
        aria-label={text.open}
        onChange={({ currentTarget }) => {
          const files = [...currentTarget.files ?? []];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onOpen(files);
        }}
      />
      <Button
        label={look === "icon" ? text.openAnother : text.open}
        icon="folder"
        look={({ place: "primary", button: "plain", icon: "quiet" } as const)[look]}
        onClick={() => {
          if (input.current !== null) void askForFiles(input.current, "logs", onOpen);
        }}
      >
        {look === "icon" ? undefined : text.open}
      </Button>
      {look === "place"
        ? (
          <p>
            {text.openHint}
            <span class="soft small">{text.openKinds}</span>
          </p>
        )
        : null}
    </div>
  );
}
