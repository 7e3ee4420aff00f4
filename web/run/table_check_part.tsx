/** Whether the table is what the results in the logs come to: nobody has to believe it. */
import "./table_check_part.css";
import type { JSX } from "preact";
import type { PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import type { TableCheck } from "./types.ts";

const text = strings.run.check;

interface TableCheckPartProps {
  readonly run: PublishedRun;
  readonly check: TableCheck;
  readonly onCheck: () => Promise<void>;
}

/** A button, and below it what came of it. Nothing where there is no table, or while it changes. */
export function TableCheckPart({ run, check, onCheck }: TableCheckPartProps): JSX.Element | null {
  if (run.table === undefined || run.state === "playing") return null;
  const isDone = ["running", "agrees", "differs"].includes(check.state);
  return (
    <div class="table-check">
      <Button label={text.button} icon="check" isDisabled={isDone} onClick={() => void onCheck()}>
        {text.button}
      </Button>
      <Outcome check={check} />
    </div>
  );
}

function Outcome({ check }: { readonly check: TableCheck }): JSX.Element {
  switch (check.state) {
    case "idle":
      return <p class="soft small">{text.hint}</p>;
    case "running":
      return <Notice look="info">{text.running(check.done, check.total)}</Notice>;
    case "agrees":
      return <Notice look="good">{text.agrees(check.rounds)}</Notice>;
    case "differs":
      return <Notice look="bad">{text.differs(check.message)}</Notice>;
    case "incomplete":
      return <Notice look="warning">{text.incomplete(check.missing)}</Notice>;
    case "unread":
      return <Notice look="warning">{text.unread(check.file, check.why)}</Notice>;
  }
}
