/** What round and log are, and whether they are true. */
import "./facts_panel.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import type { LogBook } from "../work/types.ts";
import { ProblemList } from "./problem_list.tsx";
import { RoundFacts } from "./round_facts.tsx";
import { useDifference } from "./use_difference.ts";
import { VerifyMark } from "./verify_mark.tsx";

interface FactsPanelProps {
  readonly store: TanksStore;
  readonly recording: Recording;
}

/** The facts, the mark of this round, and the check of all. */
export function FactsPanel({ store, recording }: FactsPanelProps): JSX.Element {
  const book = store.book.value;
  const warnings = book?.warnings.value ?? [];
  return (
    <div class="facts-panel">
      <VerifyMark
        recording={recording}
        finding={useDifference(recording)}
        onSeek={store.player.seek}
      />
      {book === undefined ? null : <WholeCheck book={book} />}
      {warnings.length === 0 ? null : (
        <Notice look="warning">
          <strong>{strings.match.warnings}</strong>
          <ProblemList problems={warnings} />
        </Notice>
      )}
      <RoundFacts recording={recording} />
    </div>
  );
}

function WholeCheck({ book }: { readonly book: LogBook }): JSX.Element {
  const words = strings.match;
  const verification = book.verification.value;
  switch (verification.state) {
    case "idle":
      return (
        <div class="whole-check">
          <Button label={words.verifyAll} icon="check" onClick={() => book.verify()}>
            {words.verifyAll}
          </Button>
          <p class="soft small">{words.verifyHint}</p>
        </div>
      );
    case "running":
      return <Notice look="info">{words.verifyRunning(verification.checked)}</Notice>;
    case "true":
      return <Notice look="good">{words.verifyTrue(verification.checked)}</Notice>;
    case "false": {
      const { message, round, turn } = verification.difference;
      return <Notice look="bad">{words.verifyFalse(round, turn, message)}</Notice>;
    }
  }
}
