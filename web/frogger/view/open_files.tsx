/** A button that asks for traffic and moves; the page around it takes those that are dropped. */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { Button } from "../../ui/button.tsx";

interface OpenFilesProps {
  readonly label: string;
  /** Gets the chosen files, at least one; they may be called anything. */
  readonly onOpen: (files: readonly File[]) => void;
}

/** See the head of this file. */
export function OpenFiles({ label, onOpen }: OpenFilesProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        class="spoken"
        type="file"
        multiple
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...currentTarget.files ?? []];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onOpen(files);
        }}
      />
      <Button label={label} icon="folder" onClick={() => input.current?.click()}>{label}</Button>
    </>
  );
}
