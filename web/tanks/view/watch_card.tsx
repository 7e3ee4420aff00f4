/** A round that is worth watching, as a link to the moment. */
import "./watch_card.css";
import type { JSX } from "preact";
import type { Highlight } from "../../../lib/logs/highlights_types.ts";
import * as later from "../../strings/later.ts";
import { pageOfMoment } from "../model/pages.ts";
import { HighlightIcon } from "./highlight_icon.tsx";

interface WatchCardProps {
  readonly run: string;
  readonly match: string;
  readonly highlight: Highlight;
  /** The names that the highlight's indexes mean: strangers' texts. */
  readonly bots: readonly string[];
  /** Where it is, in words. */
  readonly place: string;
}

/** What happens, whom it is about, and where. */
export function WatchCard({ bots, highlight, match, place, run }: WatchCardProps): JSX.Element {
  const { kind, round, turn } = highlight;
  const { title, sentence } = later.tellHighlight(highlight, (bot) => bots[bot] ?? "");
  return (
    <a class="watch-card" href={pageOfMoment(run, match, round, turn)}>
      <HighlightIcon kind={kind} />
      <span class="words">
        <strong>{title}</strong>
        <span class="small">{sentence}</span>
        <span class="place small">{place}</span>
      </span>
    </a>
  );
}
