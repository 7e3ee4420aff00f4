/** Which rounds there are in the open log, those worth watching first. */
import "./rounds_panel.css";
import type { JSX } from "preact";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import type { TanksStore } from "../store/types.ts";
import { Button } from "../../ui/button.tsx";
import { HighlightList } from "./highlight_list.tsx";
import { matchState } from "./match_state.ts";
import { RoundList } from "./round_list.tsx";
import { showStage } from "./show_stage.ts";

/** The lists; choosing a round opens it, one worth watching starts to play. */
export function RoundsPanel({ store }: { readonly store: TanksStore }): JSX.Element | null {
  const book = store.book.value;
  if (book === undefined) return null;
  const { isSingle, state } = matchState(store);
  const isPlaying = state === "playing";
  const options = store.options.value;
  const open = async (round: number, turn?: number): Promise<boolean> => {
    await store.openRound(round, turn);
    const isShown = store.recording.peek()?.round.round === round;
    if (isShown) showStage();
    return isShown;
  };
  const watch = async (round: number, turn: number) => {
    if (await open(round, turn)) store.player.play();
  };
  return (
    <div class="rounds-panel">
      {isSingle ? null : (
        <>
          {options.hidesResults
            ? (
              <p class="results-hidden small">
                {later.rounds.hidden}
                <Button
                  label={later.rounds.unhide}
                  look="quiet"
                  onClick={() => store.setOptions({ hidesResults: false })}
                >
                  {later.rounds.unhide}
                </Button>
              </p>
            )
            : (
              <HighlightList
                header={book.header}
                highlights={book.highlights.value}
                isPlaying={isPlaying}
                onOpen={(round, turn) => void watch(round, turn)}
              />
            )}
          <label class="plays-on">
            <input
              type="checkbox"
              checked={options.playsOn}
              onChange={(event) => store.setOptions({ playsOn: event.currentTarget.checked })}
            />
            {isPlaying ? later.rounds.playsOnNewest : strings.match.playsOn}
          </label>
        </>
      )}
      <RoundList
        header={book.header}
        entries={store.entries.value}
        rounds={book.rounds.value}
        current={store.recording.value?.round.round}
        onOpen={(round) => void open(round)}
        isComplete={book.isComplete.value}
        isSingle={isSingle}
        highlights={book.highlights.value}
        choice={options}
        onChoice={store.setOptions}
        hidesResults={options.hidesResults}
      />
    </div>
  );
}
