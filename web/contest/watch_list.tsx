/** Rounds of an entry that are worth watching, each a link to the moment. */
import "./watch_list.css";
import type { JSX } from "preact";
import type { EntryHighlight, EntryPage } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { WatchCard } from "../tanks/view/watch_card.tsx";
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
                <WatchCard {...told} place={text.place(told.stage, momentOf(told))} />
              </li>
            );
          })}
        </ul>
      )}
      {more}
    </section>
  );
}

/** In a duel the other one is the rival of the one whose page this is. */
function momentOf({ bots, highlight, match }: EntryHighlight) {
  const { bots: [hero], round, turn } = highlight;
  const rival = bots.length === 2 && hero !== undefined ? bots[1 - hero] : undefined;
  return { match, rival, round, turn };
}
