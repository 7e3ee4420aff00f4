/** A moment, as the reader's clock has it. */
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";

/** Short; in full as a hint. What is no moment is shown as it came. */
export function TimeText({ iso }: { readonly iso: string }): JSX.Element {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return <span>{iso}</span>;
  return (
    <time dateTime={iso} title={strings.privatePages.fullTime(at)}>
      {strings.privatePages.shortTime(at)}
    </time>
  );
}
