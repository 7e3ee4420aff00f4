/** A moment, as the reader's clock has it. */
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";

interface TimeTextProps {
  readonly iso: string;
  /** Long ago is another year: it is told. */
  readonly hasYear?: boolean;
}

/** Short; in full as a hint. What is no moment is shown as it came. */
export function TimeText({ iso, hasYear = false }: TimeTextProps): JSX.Element {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return <span>{iso}</span>;
  return (
    <time dateTime={iso} title={strings.dates.full(at)}>
      {hasYear ? strings.dates.long(at) : strings.dates.short(at)}
    </time>
  );
}
