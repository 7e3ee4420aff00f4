/** What is on show: where one is, who plays, which round, whether it is true. */
import "./match_head.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { pageOfRun } from "../model/pages.ts";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { useDifference } from "./use_difference.ts";
import { VerifyMark } from "./verify_mark.tsx";

interface MatchHeadProps {
  readonly store: TanksStore;
  readonly onShare: () => void;
}

/** The head of a match's page. */
export function MatchHead({ store, onShare }: MatchHeadProps): JSX.Element {
  const { book, files, match, nextRound, previousRound, recording, run } = store;
  const words = strings.match;
  const header = book.value?.header;
  const shown = recording.value;
  const names = header?.bots.map(({ name }) => name) ?? [];
  const entry = run.value?.matches.find(({ id }) => id === match.value);
  const rounds = book.value?.isComplete.value ? book.value.rounds.value.length : undefined;
  const total = entry?.total ?? rounds;
  const title = header === undefined
    ? ""
    : header.kind === "duel"
    ? words.duelOf(names)
    : words.meleeOf(names.length);
  const step = (
    label: string,
    icon: "back" | "forward",
    shortcut: string,
    round: number | undefined,
  ) => (
    <Button
      label={label}
      icon={icon}
      shortcut={shortcut}
      isDisabled={round === undefined}
      onClick={() => {
        if (round !== undefined) void store.openRound(round);
      }}
    />
  );
  return (
    <header class="match-head">
      <div class="match-title">
        {run.value === undefined ? null : (
          <nav class="match-path small" aria-label={words.path}>
            <a class="name" href={pageOfRun(run.value.id)}>{run.value.title}</a>
          </nav>
        )}
        <h1 class="name" title={title}>{title}</h1>
        {files.value.length < 2 ? null : (
          <select
            aria-label={words.openTitle}
            value={match.value}
            onChange={(event) => void store.openFile(event.currentTarget.value)}
          >
            {files.value.map(({ id }) => <option key={id} value={id}>{id}</option>)}
          </select>
        )}
      </div>
      <div class="match-tools">
        {shown === undefined ? null : <Mark store={store} recording={shown} />}
        <div class="match-steps">
          {step(words.previousRound, "back", "[", previousRound.value)}
          <span>{shown === undefined ? "" : words.roundOf(shown.round.round, total)}</span>
          {step(words.nextRound, "forward", "]", nextRound.value)}
        </div>
        <Button label={words.share} icon="link" shortcut="s" onClick={onShare}>
          <span class="share-word">{words.share}</span>
        </Button>
      </div>
    </header>
  );
}

interface MarkProps {
  readonly store: TanksStore;
  readonly recording: Recording;
}

function Mark({ store, recording }: MarkProps): JSX.Element {
  const finding = useDifference(recording);
  return <VerifyMark recording={recording} finding={finding} onSeek={store.player.seek} />;
}
