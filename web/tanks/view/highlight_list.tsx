/** Rounds worth watching, with the reason. */
import "./highlight_list.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Highlight } from "../../../lib/logs/highlights.ts";
import type { LogHeader } from "../../../lib/logs/types.ts";
import * as later from "../../strings/later.ts";
import { Button } from "../../ui/button.tsx";
import { botName } from "../model/bot_names.ts";
import { HighlightIcon } from "./highlight_icon.tsx";

const text = later.rounds;

/** As many are shown at first: the list of rounds below needs its room. */
const FIRST = 2;

interface HighlightListProps {
  readonly header: LogHeader;
  /** The best first; `undefined` while they are being looked for. */
  readonly highlights: readonly Highlight[] | undefined;
  /** More rounds will come: they will be looked at when the match is over. */
  readonly isPlaying?: boolean;
  readonly onOpen: (round: number, turn: number) => void;
}

/** The best few in short, and all of them on demand. */
export function HighlightList(props: HighlightListProps): JSX.Element {
  const { header, highlights, isPlaying = false, onOpen } = props;
  const [isAll, setAll] = useState(false);
  const shown = isAll ? highlights : highlights?.slice(0, FIRST);
  const toggle = isAll ? text.fewerHighlights : text.allHighlights(highlights?.length ?? 0);
  return (
    <section class={`highlight-list${isAll ? " all" : ""}`}>
      <header>
        <h2>{text.highlights}</h2>
        {highlights === undefined || highlights.length <= FIRST
          ? null
          : <Button label={toggle} look="quiet" onClick={() => setAll(!isAll)}>{toggle}</Button>}
      </header>
      {highlights === undefined ? <p class="soft small" role="status">{text.looking}</p> : null}
      {isPlaying && highlights !== undefined
        ? <p class="soft small">{text.highlightsLater}</p>
        : null}
      {!isPlaying && highlights?.length === 0
        ? <p class="soft small">{text.noHighlights}</p>
        : null}
      {shown === undefined || shown.length === 0 ? null : (
        <ul>
          {shown.map((highlight) => (
            <li key={`${highlight.kind} ${highlight.round} ${highlight.turn}`}>
              <HighlightCard header={header} highlight={highlight} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface HighlightCardProps {
  readonly header: LogHeader;
  readonly highlight: Highlight;
  readonly onOpen: (round: number, turn: number) => void;
}

function HighlightCard({ header, highlight, onOpen }: HighlightCardProps): JSX.Element {
  const { kind, round, turn } = highlight;
  const { title, sentence } = later.tellHighlight(
    highlight,
    (bot) => botName(header, bot),
  );
  return (
    <button
      type="button"
      class="highlight-card"
      title={sentence}
      onClick={() => onOpen(round, turn)}
    >
      <HighlightIcon kind={kind} />
      <span class="words">
        <strong>{title}</strong>
        <span class="sentence">{sentence}</span>
        <span class="place small">{text.highlightPlace(round, turn)}</span>
      </span>
    </button>
  );
}
