/** A button that asks for a game or a puzzle; the page around it takes those that are dropped. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../../ui/button.tsx";

interface OpenFileProps {
  readonly label: string;
  /** Shows its words, not only its icon. */
  readonly hasWords?: boolean;
  readonly onOpen: (file: File) => void;
}

/** Whether a file is called like one of ours. */
export function isOurs(name: string): boolean {
  return /\.txt$/i.test(name);
}

/** See the head of this file. */
export function OpenFile({ hasWords, label, onOpen }: OpenFileProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const open = () => input.current?.click();
  return (
    <>
      <input
        ref={input}
        class="spoken"
        type="file"
        accept=".txt,text/plain"
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          if (file !== undefined) onOpen(file);
          currentTarget.value = "";
        }}
      />
      {hasWords === true
        ? <Button label={label} icon="folder" onClick={open}>{label}</Button>
        : <Button label={label} icon="folder" look="quiet" onClick={open} />}
    </>
  );
}
