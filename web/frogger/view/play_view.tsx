/** A frog played by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { placeOf } from "../../../lib/frogger/judge_report.ts";
import * as strings from "../../strings/strings.ts";
import { asSentence } from "../../ui/as_sentence.ts";
import { Button } from "../../ui/button.tsx";
import { listenForKeys } from "../../ui/player/listen_for_keys.ts";
import { tellSquash } from "../model/guilty.ts";
import { cellAt, momentAt } from "../model/shown_run.ts";
import type { FroggerStore } from "../store/types.ts";
import { AdviceLine } from "./advice_card.tsx";
import { playKeys } from "./frog_keys.ts";
import { KeyList } from "./key_list.tsx";
import { createLivePlay } from "./live_play.ts";
import { PlayHelp } from "./play_help.tsx";
import { PlayPanel } from "./play_panel.tsx";
import { PlayProgress } from "./play_progress.tsx";
import { RoadCanvas } from "./road_canvas.tsx";
import { StageBox } from "./stage_box.tsx";

const text = strings.frogger;

/** The picture, on which strokes are moves, and the panel with the moves as buttons. */
export function PlayView({ store }: { readonly store: FroggerStore }): JSX.Element {
  const isHelpOpen = useSignal(false);
  const live = useMemo(() => createLivePlay(store), [store]);
  useEffect(() => live.start(), [live]);
  useEffect(() => {
    // Nobody is looking at the road.
    const stop = () => store.setLive(false);
    const stopForHelp = isHelpOpen.subscribe((isOpen) => isOpen && stop());
    document.addEventListener("visibilitychange", stop);
    return () => {
      stopForHelp();
      document.removeEventListener("visibilitychange", stop);
    };
  }, [store]);
  const actions = useMemo(
    () => playKeys(store, { onMove: live.move, isHelpOpen }),
    [store, live],
  );
  useLayoutEffect(() => listenForKeys(document, actions), [actions]);
  const isFresh = store.hand.value.made.length === 0;
  const isEmpty = store.road.value?.frames === 0;
  return (
    <div class="road-columns playing">
      <StageBox
        store={store}
        picture={
          <>
            <RoadCanvas store={store} onMove={live.move} />
            {isFresh && !isEmpty ? <p class="play-begin">{text.begin}</p> : null}
            <p class="spoken" role="status">{isFresh ? "" : standingOf(store)}</p>
          </>
        }
        tools={
          <Button
            label={strings.player.help}
            icon="help"
            look="quiet"
            shortcut="?"
            onClick={() => isHelpOpen.value = true}
          />
        }
      >
        <AdviceLine store={store} />
        <PlayProgress store={store} />
      </StageBox>
      <aside class="road-side card" aria-label={text.views.play}>
        <PlayPanel store={store} onMove={live.move} />
        <div class="play-keys small soft">
          <KeyList actions={actions.filter(({ group }) => group !== "page")} />
        </div>
      </aside>
      {isHelpOpen.value
        ? <PlayHelp actions={actions} onClose={() => isHelpOpen.value = false} />
        : null}
    </div>
  );
}

/** Where the frog is, or how it ended, in a sentence. */
function standingOf({ played, road }: FroggerStore): string {
  const [run, now] = [played.value, road.value];
  if (run === undefined) return "";
  if (run.squash !== undefined && now !== undefined) return tellSquash(now, run.squash);
  const { crossings } = momentAt(run, run.length).tally;
  return text.standing(asSentence(placeOf(cellAt(run, run.length))), crossings);
}
