/** Rounds of an entry that are worth watching, each a link to the moment. */
import "./watch_list.css";
import type { JSX } from "preact";
import type { EntryHighlight, EntryPage } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMoment } from "../tanks/model/pages.ts";
import { HighlightIcon } from "../tanks/view/highlight_icon.tsx";
import { useFirstFew } from "./first_few.tsx";

const text = strings.contest;

const FEW = 4;

/** The newest stage first. */
export function WatchList({ highlights }: Pick<EntryPage, "highlights">): JSX.Element {
  const [shown, more] = useFirstFew(highlights, FEW);
  return (
    <section class="contest-part">
      <h3>{text.highlights}</h3>
      {highlights.length === 0 ? <p class="soft">{text.noHighlights}</p> : (
        <ul class="watch-list">
          {shown.map((told) => {
            const { kind, round } = told.highlight;
            return (
              <li key={`${told.run} ${told.match} ${kind} ${round}`}>
                <WatchCard told={told} />
              </li>
            );
          })}
        </ul>
      )}
      {more}
    </section>
  );
}

function WatchCard({ told }: { readonly told: EntryHighlight }): JSX.Element {
  const { bots, highlight, match, run, stage } = told;
  const { kind, round, turn } = highlight;
  const { title, sentence } = strings.tanks.highlight(highlight, (bot) => bots[bot] ?? "");
  return (
    <a class="watch-card" href={pageOfMoment(run, match, round, turn)}>
      <HighlightIcon kind={kind} />
      <span class="words">
        <strong>{title}</strong>
        <span class="small">{sentence}</span>
        <span class="place small">{text.place(stage, round, turn)}</span>
      </span>
    </a>
  );
}
