/** What is on show: where one is, who plays, which round, how far the match has come, whether it is true. */
import "./match_head.css";
import type { JSX } from "preact";
import { visibleInLine } from "../../../lib/core/visible.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { mediaSignal } from "../../ui/media.ts";
import { pageOfRun } from "../model/pages.ts";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { VerifyMore } from "./later_parts.ts";
import { LiveBadge } from "./live_badge.tsx";
import { type MatchState, matchState, matchTitle } from "./match_state.ts";
import { OpenLog } from "./open_log.tsx";
import { useDifference } from "./use_difference.ts";
import { VerifyMark } from "./verify_mark.tsx";

const words = strings.match;

/** An explanation would take the room of the picture. */
const CRAMPED = "(width < 48rem) or (height < 30rem)";

/** As much of the store as the head needs. */
type HeadStore =
  & Pick<
    TanksStore,
    "book" | "files" | "match" | "nextRound" | "openFile" | "openFiles" | "openRound"
  >
  & Pick<TanksStore, "previousRound" | "recording" | "run">
  & { readonly player: Pick<TanksStore["player"], "seek"> };

interface MatchHeadProps {
  readonly store: HeadStore;
  readonly onShare: () => void;
}

/** The head of a match's page. */
export function MatchHead({ store, onShare }: MatchHeadProps): JSX.Element {
  const { files, match, recording, run } = store;
  const shown = recording.value;
  const state = matchState(store);
  const title = matchTitle(store) ?? "";
  return (
    <header class="match-head">
      <div class="match-title">
        {run.value === undefined
          ? <LogPath store={store} />
          : (
            <nav class="match-path small" aria-label={words.path}>
              <a class="name" href={pageOfRun(run.value.id)}>{run.value.title}</a>
            </nav>
          )}
        <div class="match-name">
          <h1 title={title}>
            <span class="name">{title}</span>
            {shown === undefined
              ? null
              : <span class="soft">{words.roundInTitle(shown.round.round)}</span>}
          </h1>
          <Progress match={state} />
        </div>
        {files.value.length < 2 ? null : (
          <select
            aria-label={words.openTitle}
            value={match.value}
            onChange={(event) => void store.openFile(event.currentTarget.value)}
          >
            {files.value.map(({ id }) => <option key={id} value={id}>{visibleInLine(id)}</option>)}
          </select>
        )}
      </div>
      <div class="match-tools">
        {shown === undefined ? null : <Mark store={store} recording={shown} />}
        <Steps store={store} match={state} />
        <Button label={words.share} icon="link" shortcut="s" onClick={onShare}>
          <span class="share-word">{words.share}</span>
        </Button>
      </div>
    </header>
  );
}

/** Of a log that is no part of a run what it is called, unless that can be chosen below; and the way to another one. */
function LogPath({ store }: { readonly store: HeadStore }): JSX.Element {
  const name = visibleInLine(store.book.value?.name ?? "");
  return (
    <div class="match-path small">
      {store.files.value.length >= 2 ? null : <span class="name soft" title={name}>{name}</span>}
      <OpenLog look="icon" onOpen={(files) => void store.openFiles(files)} />
    </div>
  );
}

/** How far a match has come that has not all its rounds yet. */
function Progress({ match: { state, played, total } }: { match: MatchState }): JSX.Element | null {
  if (state === "finished" || total === undefined) return null;
  return (
    <p class="match-progress small">
      <LiveBadge state={state} />
      <span>{words.playedOf(played, total)}</span>
    </p>
  );
}

interface StepsProps {
  readonly store: HeadStore;
  readonly match: MatchState;
}

/** Which round is on show, with the ways to its neighbours; where rounds come in, to the latest. */
function Steps({ store, match: { isSingle, newest, state, total } }: StepsProps): JSX.Element {
  const { nextRound, previousRound } = store;
  const shown = store.recording.value?.round.round;
  const open = (round: number | undefined) => () => {
    if (round !== undefined) void store.openRound(round);
  };
  const label = shown === undefined
    ? ""
    : words.roundOf(shown, isSingle || state !== "finished" ? undefined : total);
  if (isSingle) return <div class="match-steps">{label}</div>;
  return (
    <div class="match-steps">
      <Button
        label={words.previousRound}
        icon="back"
        shortcut="["
        isDisabled={previousRound.value === undefined}
        onClick={open(previousRound.value)}
      />
      <span>{label}</span>
      <Button
        label={words.nextRound}
        icon="forward"
        shortcut="]"
        isDisabled={nextRound.value === undefined}
        onClick={open(nextRound.value)}
      />
      {newest === undefined ? null : (
        <Button
          label={words.newestRound}
          isDisabled={newest === shown}
          onClick={open(newest)}
        >
          {words.newest}
        </Button>
      )}
    </div>
  );
}

interface MarkProps {
  readonly store: HeadStore;
  readonly recording: Recording;
}

function Mark({ store, recording }: MarkProps): JSX.Element {
  return (
    <VerifyMark
      recording={recording}
      finding={useDifference(recording)}
      onSeek={store.player.seek}
      explanation={VerifyMore}
      isFolded={mediaSignal(CRAMPED).value}
    />
  );
}
