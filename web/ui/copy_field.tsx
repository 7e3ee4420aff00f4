/** A text to take away: shown, so that it can be copied by hand where the browser lets nobody else do it. */
import "./copy_field.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useId, useRef } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Button } from "./button.tsx";

interface CopyFieldProps {
  readonly label: string;
  /** What the text is good for. */
  readonly hint: string;
  /** `undefined` while it is being made. */
  readonly text: string | undefined;
  /** Several lines of it are shown. */
  readonly isLong?: boolean;
}

/** A field with the text and a button that copies it. */
export function CopyField({ label, hint, text, isLong }: CopyFieldProps): JSX.Element {
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  const block = useRef<HTMLTextAreaElement>(null);
  const select = () => (line.current ?? block.current)?.select();
  const copied = useSignal<string | undefined>(undefined);
  const copy = async () => {
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text);
      copied.value = text;
    } catch {
      // Without the clipboard (an address without https) the reader copies what is selected.
      select();
    }
  };
  const isCopied = text !== undefined && copied.value === text;
  return (
    <div class="copy-field">
      <label for={id}>{label}</label>
      <div class="copy-row">
        {isLong === true
          ? <textarea id={id} ref={block} rows={4} readonly value={text ?? ""} onFocus={select} />
          : <input id={id} ref={line} readonly value={text ?? ""} onFocus={select} />}
        <Button
          label={strings.frame.copy}
          icon={isCopied ? "check" : "link"}
          isDisabled={text === undefined}
          onClick={() => void copy()}
        >
          <span aria-live="polite">{isCopied ? strings.frame.copied : strings.frame.copy}</span>
        </Button>
      </div>
      <p class="soft small">{hint}</p>
    </div>
  );
}
