/** Asks about a file that can be opened only if it is changed: of another size, or in other colours. */
import "./question_dialog.css";
import type { JSX } from "preact";
import { CircuitPicture } from "../../race/view/circuit_picture.tsx";
import * as strings from "../../strings/strings.ts";
import { ConfirmDialog } from "../../ui/confirm_dialog.tsx";
import { groupsOf } from "../model/marks.ts";
import type { CircuitStore, Question } from "../store/types.ts";
import { Group } from "./check_panel.tsx";

const text = strings.circuit;

interface QuestionDialogProps {
  readonly store: CircuitStore;
  readonly question: Question;
}

/** Open while it is rendered. */
export function QuestionDialog({ store, question: { read } }: QuestionDialogProps): JSX.Element {
  const isSize = read.kind === "size";
  return (
    <ConfirmDialog
      title={isSize ? text.sizeTitle : text.coloursTitle}
      deed={isSize ? text.sizeDeed : text.coloursDeed}
      onYes={() => store.answer(true)}
      onClose={() => {
        // Whoever said yes closes it, too, and only then is heard.
        queueMicrotask(() => store.answer(false));
      }}
    >
      <div class="question-dialog">
        {isSize
          ? (
            <>
              <p>{text.sizeMeans}</p>
              {groupsOf(read.findings).map((group) => <Group key={group.code} group={group} />)}
              <p>{text.sizeFit}</p>
            </>
          )
          : (
            <>
              <p>{read.problem.message}.</p>
              <p>{text.coloursFit(read.pixels)}</p>
            </>
          )}
        <CircuitPicture circuit={isSize ? read.fitted : read.nearest} />
      </div>
    </ConfirmDialog>
  );
}
