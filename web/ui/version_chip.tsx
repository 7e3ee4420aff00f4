/** In what state a version is: a word, with a sign for whom colours say nothing. */
import "./version_chip.css";
import type { JSX } from "preact";
import type { VersionState } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Icon, type IconName } from "./icon.tsx";

const ICONS: Readonly<Record<VersionState, IconName>> = {
  received: "eye",
  refused: "warning",
  waiting: "list",
  held: "pause",
  playing: "live",
  played: "check",
  cancelled: "close",
};

/** The word alone: what follows from it stands elsewhere. */
export function VersionChip({ state }: { readonly state: VersionState }): JSX.Element {
  return (
    <span class={`chip version-chip ${state}`}>
      <Icon name={ICONS[state]} />
      {strings.privatePages.states[state]}
    </span>
  );
}
