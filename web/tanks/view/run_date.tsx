/** When a run was. */
import type { JSX } from "preact";
import type { RunDate } from "../../../lib/logs/published.ts";
import * as strings from "../../strings/strings.ts";
import { TimeText } from "../../ui/time_text.tsx";

/** Behind other facts in a line, with a dot before it; nothing where no date is known. */
export function RunDateText({ date }: { readonly date: RunDate | undefined }): JSX.Element | null {
  if (date === undefined) return null;
  return (
    <>
      {" · "}
      {strings.runs.dateIs[date.is]} <TimeText iso={date.at} hasYear />
    </>
  );
}
