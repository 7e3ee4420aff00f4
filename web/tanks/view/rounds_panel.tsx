/** Which rounds there are in the open log, those worth watching first. */
import "./rounds_panel.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import type { TanksStore } from "../store/types.ts";
import { HighlightList } from "./highlight_list.tsx";
import { RoundList } from "./round_list.tsx";

/** The lists; choosing a round opens it. */
export function RoundsPanel({ store }: { readonly store: TanksStore }): JSX.Element | null {
  const book = store.book.value;
  if (book === undefined) return null;
  const open = (round: number, turn?: number) => void store.openRound(round, turn);
  return (
    <div class="rounds-panel">
      {book.rounds.value.length === 1 && book.isComplete.value ? null : (
        <HighlightList
          header={book.header}
          highlights={book.highlights.value}
          onOpen={open}
        />
      )}
      <label class="plays-on">
        <input
          type="checkbox"
          checked={store.playsOn.value}
          onChange={(event) => store.setPlaysOn(event.currentTarget.checked)}
        />
        {strings.match.playsOn}
      </label>
      <RoundList
        header={book.header}
        rounds={book.rounds.value}
        current={store.recording.value?.round.round}
        onOpen={open}
        isComplete={book.isComplete.value}
        highlights={book.highlights.value}
      />
    </div>
  );
}
