/** What round and log are, and whether they are true. */
import "./facts_panel.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import * as later from "../../strings/later.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import type { LogBook, Verification } from "../work/types.ts";
import { originOf } from "./origin.ts";
import { ProblemList } from "./problem_list.tsx";
import { RoundFacts } from "./round_facts.tsx";
import { useDifference } from "./use_difference.ts";
import { VerifyMark } from "./verify_mark.tsx";
import { VerifyMore } from "./verify_more.tsx";

interface FactsPanelProps {
  readonly store: Pick<TanksStore, "book" | "files" | "match" | "run" | "verifyAll"> & {
    readonly player: Pick<TanksStore["player"], "seek">;
  };
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
        explanation={VerifyMore}
      />
      {book === undefined ? null : <WholeCheck book={book} onCheck={store.verifyAll} />}
      {warnings.length === 0 ? null : (
        <Notice look="warning">
          <strong>{later.panels.facts.warnings}</strong>
          <ProblemList problems={warnings} />
        </Notice>
      )}
      <RoundFacts recording={recording} origin={originOf(store)} isFromLink={book?.isFromLink} />
    </div>
  );
}

interface WholeCheckProps {
  readonly book: LogBook;
  readonly onCheck: () => Promise<void>;
}

/** The button stays where it is, and keeps the focus; what came of it stands below. */
function WholeCheck({ book, onCheck }: WholeCheckProps): JSX.Element {
  const words = later.panels.check;
  const isAsked = useSignal(false);
  const verification = book.verification.value;
  const { state } = verification;
  const rounds = book.rounds.value.length;
  const isOpen = state === "idle" || state === "failed" ||
    (state === "true" && verification.checked < rounds);
  const check = async () => {
    isAsked.value = true;
    await onCheck();
    isAsked.value = false;
  };
  return (
    <div class="whole-check">
      <Button
        label={words.checkAll}
        icon="check"
        isDisabled={!isOpen || isAsked.value}
        onClick={() => void check()}
      >
        {words.checkAll}
      </Button>
      {isAsked.value
        ? <Notice look="info">{words.checking(0)}</Notice>
        : <Checked verification={verification} rounds={rounds} />}
    </div>
  );
}

interface CheckedProps {
  readonly verification: Verification;
  /** So many there are now. */
  readonly rounds: number;
}

function Checked({ verification, rounds }: CheckedProps): JSX.Element {
  const words = later.panels.check;
  switch (verification.state) {
    case "idle":
      return <p class="soft small">{words.checkHint}</p>;
    case "failed":
      return <Notice look="warning">{words.notChecked}</Notice>;
    case "running":
      return <Notice look="info">{words.checking(verification.checked)}</Notice>;
    case "true": {
      const { checked, unstated } = verification;
      const told = words.allAgree(checked, unstated);
      return checked < rounds
        ? <Notice look="info">{words.someChecked(checked, rounds, told)}</Notice>
        : <Notice look={unstated === checked ? "info" : "good"}>{told}</Notice>;
    }
    case "false": {
      const { message, round, turn } = verification.difference;
      return <Notice look="bad">{words.differs(round, turn, message)}</Notice>;
    }
    case "unreadable": {
      const { checked, problem: { line, message } } = verification;
      return <Notice look="bad">{words.unreadable(line, message, checked)}</Notice>;
    }
  }
}
