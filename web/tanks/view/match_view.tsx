/** The page of a match: its rounds, the picture, the panels. */
import "./match_view.css";
import "./match_low.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { mediaSignal } from "../../ui/media.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { isEvent } from "../../ui/player/marks.ts";
import { usePlayerKeys } from "../../ui/player/use_player_keys.ts";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import type { LogBook } from "../work/types.ts";
import { useFieldLook } from "./field_look.ts";
import { HelpDialog, RoundsPanel, ShareDialog, stepByAction } from "./later_parts.ts";
import { MatchHead } from "./match_head.tsx";
import { matchKeys } from "./match_keys.ts";
import { matchState, roundAfter, waitingWords } from "./match_state.ts";
import { Panels } from "./panels.tsx";
import { ProblemList } from "./problem_list.tsx";
import { Stage } from "./stage.tsx";
import { useKnownMarks } from "./use_known_marks.ts";

/** There is room for the rounds beside picture and panels. */
const ROOMY = "(width >= 84rem) and (height >= 30rem)";

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
      {store.book.value === undefined ? null : <Warnings book={store.book.value} />}
      {isWaiting ? <Notice look="info">{waitingWords(store)}</Notice> : null}
      {recording === undefined
        ? null
        : <Round store={store} recording={recording} onShare={() => setSharing(true)} />}
      {recording === undefined || !isSharing.value
        ? null
        : <ShareDialog store={store} recording={recording} onClose={() => setSharing(false)} />}
    </div>
  );
}

/** What is odd about a log that can be shown all the same; closed, it stands among the facts still. */
function Warnings({ book }: { readonly book: LogBook }): JSX.Element | null {
  const closed = useSignal<LogBook | undefined>(undefined);
  const warnings = book.warnings.value;
  if (warnings.length === 0 || closed.value === book) return null;
  return (
    <div class="match-warnings">
      <Notice look="warning">
        <ProblemList problems={warnings} />
        <Button
          label={strings.match.dismiss}
          icon="close"
          look="quiet"
          onClick={() => closed.value = book}
        />
      </Notice>
    </div>
  );
}

interface RoundProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  readonly onShare: () => void;
}

function Round({ store, recording, onShare }: RoundProps): JSX.Element {
  const { isSingle } = matchState(store);
  const hasRoom = mediaSignal(ROOMY).value && !isSingle;
  const optionsBox = useRef<HTMLDivElement>(null);
  const look = useFieldLook(recording.field);
  const extra = useMemo(
    () =>
      matchKeys(store, {
        openShare: onShare,
        toggleOptions: () => optionsBox.current?.togglePopover(),
        stepByAction: (way) => void stepByAction(store, way),
        look,
      }),
    [store],
  );
  const { player } = store;
  const marks = useKnownMarks(store, recording);
  const unit = strings.match.turn;
  const keys = usePlayerKeys({ player, unit, marks: marks.reached, extra });
  useHurry(store);
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
        marks={marks}
        optionsBox={optionsBox}
        look={look}
        isGoToOpen={keys.isGoToOpen}
        onHelp={keys.openHelp}
      />
      <Panels store={store} recording={recording} hasRoundsBeside={hasRoom || isSingle} />
      {keys.isHelpOpen.value
        ? <HelpDialog actions={keys.actions} unit={unit} onClose={keys.closeHelp} />
        : null}
    </div>
  );
}

/** Where the reader wants it, playing hurries from event to event. */
function useHurry({ marks, options, player }: TanksStore): void {
  const { hurries } = options.value;
  const all = marks.value;
  useEffect(() => {
    player.hurryBetween(hurries ? all.filter(isEvent).map(({ frame }) => frame) : undefined);
  }, [hurries, all]);
}

/** Where the reader wants it, the next round begins when the result has been seen. */
function usePlayOn(store: TanksStore): void {
  const hasNext = roundAfter(store) !== undefined;
  const isDue = store.options.value.playsOn && store.player.isAtEnd.value;
  useEffect(() => {
    if (!isDue || !hasNext) return;
    const timer = setTimeout(() => {
      // Of a match that is being played another one may be the newest by now.
      const next = roundAfter(store);
      if (next !== undefined) void store.openRound(next).then(store.player.play);
    }, RESULT_MS);
    return () => clearTimeout(timer);
  }, [isDue, hasNext]);
}
