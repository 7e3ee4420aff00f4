/** What came of a deed, beside the button that did it. */
import type { JSX } from "preact";
import { Notice } from "../ui/notice.tsx";
import type { OrganiserStore } from "./types.ts";

interface OutcomeNoteProps {
  readonly store: OrganiserStore;
  /** Whose outcomes are told here. */
  readonly place: string;
}

/** Nothing while there is none. */
export function OutcomeNote({ store, place }: OutcomeNoteProps): JSX.Element | null {
  const { value: outcome } = store.outcome;
  if (outcome === undefined || outcome.place !== place) return null;
  return <Notice look={outcome.look}>{outcome.text}</Notice>;
}
