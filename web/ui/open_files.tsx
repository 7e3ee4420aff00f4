/** A button that asks for files; the page around it takes those that are dropped (drop_zone.tsx). */
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { askForFiles } from "./ask_for_files.ts";
import { Button } from "./button.tsx";

interface OpenFilesProps {
  readonly label: string;
  /** What the browser remembers the folder for, where it does: `laps`. */
  readonly folder: string;
  /** Which files are offered, as in HTML. @default All. */
  readonly accept?: string;
  /** @default false */
  readonly isOneOnly?: boolean;
  /** Shows its icon alone, quietly. @default false */
  readonly isSmall?: boolean;
  /** Gets the chosen files, at least one; they may be called anything. */
  readonly onOpen: (files: readonly File[]) => void;
}

/** See the head of this file. */
export function OpenFiles(
  { accept, folder, isOneOnly, isSmall, label, onOpen }: OpenFilesProps,
): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const open = () => {
    if (input.current !== null) void askForFiles(input.current, folder, onOpen);
  };
  return (
    <>
      <input
        ref={input}
        class="spoken"
        type="file"
        accept={accept}
        multiple={isOneOnly !== true}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...currentTarget.files ?? []];
          // The same file may be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onOpen(files);
        }}
      />
      {isSmall === true
        ? <Button label={label} icon="folder" look="quiet" onClick={open} />
        : <Button label={label} icon="folder" onClick={open}>{label}</Button>}
    </>
  );
}
