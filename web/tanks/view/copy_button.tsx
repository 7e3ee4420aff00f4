/** A button that copies a text which nobody needs to see. */
import "./copy_button.css";
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import * as later from "../../strings/later.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "../../ui/copy_text.ts";

const text = later.panels.lines;

interface CopyButtonProps {
  readonly label: string;
  /** Makes the text when it is wanted. */
  readonly make: () => string;
}

/** Says that it worked until another text would be copied. Where the browser refuses, the text is shown, selected. */
export function CopyButton({ label, make }: CopyButtonProps): JSX.Element {
  const [done, setDone] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const copy = async () => {
    const wanted = make();
    setDone({ text: wanted, isCopied: await copyText(wanted) });
  };
  const isDone = done !== undefined && done.text === make();
  const isCopied = isDone && done.isCopied;
  return (
    <div class="copy-button">
      <Button label={label} icon={isCopied ? "check" : "list"} onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? text.copied : label}</span>
      </Button>
      {isDone && !isCopied ? <ByHand text={done.text} /> : null}
    </div>
  );
}

function ByHand({ text: wanted }: { readonly text: string }): JSX.Element {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => field.current?.select(), []);
  return (
    <label class="by-hand small">
      {text.notCopied}
      <textarea ref={field} readonly rows={4} value={wanted} />
    </label>
  );
}
