/** A command to type, and a button that copies it where the browser allows that. */
import "./command_line.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Icon } from "./icon.tsx";

/** The command as it is typed; a long one is broken where there is room. */
export function CommandLine({ command }: { readonly command: string }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  // Browsers offer it to safe addresses only; the command can be copied by hand there.
  const clipboard = "clipboard" in navigator ? navigator.clipboard : undefined;
  const label = isCopied ? strings.frame.copied : strings.frame.copy;
  return (
    <div class="command-line">
      <code>{command}</code>
      {clipboard === undefined ? null : (
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={label}
          title={label}
          onClick={() => void clipboard.writeText(command).then(() => setCopied(true), () => {})}
        >
          {isCopied ? <Icon name="check" /> : <Sheets />}
        </button>
      )}
    </div>
  );
}

function Sheets(): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M9 8.5h10.500v11H9zM15 8.5v-4H4.5v11H9"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
      />
    </svg>
  );
}
