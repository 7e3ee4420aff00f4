/** The page of a match: its rounds, the picture, the panels. */
import "./match_view.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { mediaSignal } from "../../ui/media.ts";
import { Notice } from "../../ui/notice.tsx";
import { HelpDialog } from "../../ui/player/help_dialog.tsx";
import { usePlayerKeys } from "../../ui/player/use_player_keys.ts";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { MatchHead } from "./match_head.tsx";
import { matchKeys } from "./match_keys.ts";
import { Panels } from "./panels.tsx";
import { ProblemList } from "./problem_list.tsx";
import { RoundsPanel } from "./rounds_panel.tsx";
import { ShareDialog } from "./share_dialog.tsx";
import { Stage } from "./stage.tsx";

/** There is room for the rounds beside picture and panels. */
const ROOMY = "(width >= 84rem)";

/** How long the result is shown before the next round begins, in milliseconds. */
const RESULT_MS = 2500;

/** The page of a match. */
export function MatchView({ store }: { readonly store: TanksStore }): JSX.Element {
  const recording = store.recording.value;
  const problems = store.book.value?.problems.value ?? [];
  const isSharing = useSignal(false);
  const setSharing = (isOpen: boolean) => {
    isSharing.value = isOpen;
  };
  const isWaiting = recording === undefined && !store.isBusy.value &&
    store.problems.value.length === 0;
  return (
    <div class="match-view">
      <MatchHead store={store} onShare={() => setSharing(true)} />
      {problems.length === 0 ? null : (
        <Notice look="bad">
          <ProblemList problems={problems} />
        </Notice>
      )}
      {isWaiting ? <Notice look="info">{strings.match.waiting}</Notice> : null}
      {recording === undefined
        ? null
        : <Round store={store} recording={recording} onShare={() => setSharing(true)} />}
      {recording === undefined || !isSharing.value
        ? null
        : <ShareDialog store={store} recording={recording} onClose={() => setSharing(false)} />}
    </div>
  );
}

interface RoundProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  readonly onShare: () => void;
}

function Round({ store, recording, onShare }: RoundProps): JSX.Element {
  const hasRoom = mediaSignal(ROOMY).value;
  const showsHeights = useSignal(false);
  const toggleHeights = () => {
    showsHeights.value = !showsHeights.peek();
  };
  const extra = useMemo(() => matchKeys(store, { toggleHeights, openShare: onShare }), [store]);
  const { player, marks } = store;
  const unit = strings.match.turn;
  const keys = usePlayerKeys({ player, unit, marks: marks.value, extra });
  usePlayOn(store);
  return (
    <div class={`match-columns${hasRoom ? " with-rounds" : ""}`}>
      {hasRoom
        ? (
          <aside class="match-rounds card" aria-label={strings.match.panelRounds}>
            <RoundsPanel store={store} />
          </aside>
        )
        : null}
      <Stage
        store={store}
        recording={recording}
        showsHeights={showsHeights}
        onHeights={toggleHeights}
        isGoToOpen={keys.isGoToOpen}
        onHelp={keys.openHelp}
      />
      <Panels store={store} recording={recording} hasRoundsBeside={hasRoom} />
      {keys.isHelpOpen.value
        ? <HelpDialog actions={keys.actions} unit={unit} onClose={keys.closeHelp} />
        : null}
    </div>
  );
}

/** Where the reader wants it, the next round begins when the result has been seen. */
function usePlayOn(store: TanksStore): void {
  const next = store.nextRound.value;
  const isDue = store.playsOn.value && store.player.isAtEnd.value;
  useEffect(() => {
    if (!isDue || next === undefined) return;
    const timer = setTimeout(() => {
      void store.openRound(next).then(store.player.play);
    }, RESULT_MS);
    return () => clearTimeout(timer);
  }, [isDue, next]);
}
