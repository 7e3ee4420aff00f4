/** On the line between two rows: whether their order could have come out otherwise. */
import "./lead_mark.css";
import type { JSX } from "preact";
import type { Lead } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";

const text = strings.contest;

/** Nothing where the order is decided, and after the last row. */
export function LeadMark({ lead }: { readonly lead: Lead | undefined }): JSX.Element | null {
  if (lead === undefined || lead.verdict === "decided") return null;
  const isOpen = lead.verdict === "open";
  return (
    <>
      <span class="lead-mark" aria-hidden="true" title={isOpen ? text.open(lead.share) : text.tied}>
        {isOpen ? "≈" : "="}
      </span>
      <span class="spoken">{isOpen ? text.openSpoken : text.tiedSpoken}</span>
    </>
  );
}
