/** Against whom an entry played duels, and how they went. */
import "./opponent_list.css";
import type { JSX } from "preact";
import type { EntryPage, Opponent } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMatch } from "../tanks/model/pages.ts";
import { Icon } from "../ui/icon.tsx";
import { EntryLink } from "./entry_name.tsx";
import { useFirstFew } from "./first_few.tsx";

const text = strings.contest;

const FEW = 10;

/** The most frequent first. */
export function OpponentList({ page }: { readonly page: EntryPage }): JSX.Element | null {
  const [shown, more] = useFirstFew(page.opponents, FEW);
  if (page.opponents.length === 0) return null;
  return (
    <section class="contest-part">
      <div>
        <h3>{text.opponents}</h3>
        <p class="soft small">{text.opponentsHint}</p>
      </div>
      <ul class="entry-list opponent-list">
        {shown.map((opponent) => (
          <li key={opponent.entry}>
            <EntryLink entry={opponent.entry} name={opponent.name} />
            <WinBar name={page.name} opponent={opponent} />
            <a
              class="watch-last"
              href={pageOfMatch(opponent.last.run, opponent.last.match)}
              aria-label={`${opponent.name}: ${text.lastMeeting(opponent.last.stage)}`}
              title={text.lastMeeting(opponent.last.stage)}
            >
              <Icon name="play" />
            </a>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

interface WinBarProps {
  readonly name: string;
  readonly opponent: Opponent;
}

/** Wins from the left, losses from the right, rounds without a winner between them. */
function WinBar({ name, opponent }: WinBarProps): JSX.Element {
  const { losses, rounds, wins } = opponent;
  const share = (part: number) => `${rounds === 0 ? 0 : part / rounds * 100}%`;
  const told = text.against(name, opponent.name, wins, losses, rounds);
  return (
    <span class="win-bar" title={told}>
      <span class="bar" aria-hidden="true">
        <span class="wins" style={{ width: share(wins) }} />
        <span class="losses" style={{ width: share(losses) }} />
      </span>
      <span class="small" aria-hidden="true">{text.score(wins, losses)}</span>
      <span class="spoken">{told}</span>
    </span>
  );
}
