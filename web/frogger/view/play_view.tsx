/** A frog played by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { explainSquash, placeOf } from "../../../lib/frogger/judge_report.ts";
import * as strings from "../../strings/strings.ts";
import { asSentence } from "../../ui/as_sentence.ts";
import { Button } from "../../ui/button.tsx";
import { listenForKeys } from "../../ui/player/listen_for_keys.ts";
import { cellAt, momentAt } from "../model/shown_run.ts";
import type { FroggerStore } from "../store/types.ts";
import { playKeys } from "./frog_keys.ts";
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
  return (
    <div class="road-columns">
      <StageBox
        store={store}
        picture={
          <>
            <RoadCanvas store={store} onMove={live.move} />
            {isFresh ? <p class="play-begin">{text.begin}</p> : null}
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
        <PlayProgress store={store} />
      </StageBox>
      <aside class="road-side card" aria-label={text.views.play}>
        <PlayPanel store={store} onMove={live.move} />
      </aside>
      {isHelpOpen.value
        ? <PlayHelp actions={actions} onClose={() => isHelpOpen.value = false} />
        : null}
    </div>
  );
}

/** Where the frog is, or how it ended, in a sentence. */
function standingOf({ played }: FroggerStore): string {
  const run = played.value;
  if (run === undefined) return "";
  if (run.squash !== undefined) return asSentence(explainSquash(run.squash));
  const { crossings } = momentAt(run, run.length).tally;
  return text.standing(asSentence(placeOf(cellAt(run, run.length))), crossings);
}
