/** The page of the editor. */
import "./circuit_app.css";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Frame } from "../../ui/frame.tsx";
import { Notice } from "../../ui/notice.tsx";
import { createLook, type Look } from "../store/look.ts";
import type { CircuitStore } from "../store/types.ts";
import { backToDrawing } from "./back_to_drawing.ts";
import { BeginDialog } from "./begin_dialog.tsx";
import { Board } from "./board.tsx";
import { BoardFoot } from "./board_foot.tsx";
import { CheckPanel } from "./check_panel.tsx";
import { DraftsDialog } from "./drafts_dialog.tsx";
import { DropHere } from "./drop_here.tsx";
import { type EditorAction, editorActions } from "./editor_keys.ts";
import { EditorHead } from "./editor_head.tsx";
import { HelpDialog } from "./help_dialog.tsx";
import { ParCard } from "./par_card.tsx";
import { QuestionDialog } from "./question_dialog.tsx";
import { SaveDialog } from "./save_dialog.tsx";
import { ShareDialog } from "./share_dialog.tsx";
import { ToolBox } from "./tool_box.tsx";
import { useEditorKeys } from "./use_editor_keys.ts";
import { useKeepOnLeaving } from "./use_keep_on_leaving.ts";

const text = strings.circuit;

/** The whole page. */
export function CircuitApp({ store }: { readonly store: CircuitStore }): JSX.Element {
  const look = useMemo(() => createLook(store.drawing), [store]);
  const actions = useMemo(() => editorActions(store, look), [store, look]);
  useEditorKeys(store, look, actions);
  useKeepOnLeaving(store);
  const { opened } = store;
  useEffect(() => {
    look.shown.value = undefined;
    look.fit();
  }, [opened.value]);
  return (
    <Frame page="race" title={text.title} isWide>
      <div class="circuit-editor" onClick={backToDrawing}>
        <EditorHead store={store} look={look} />
        <Notes store={store} />
        <ToolBox store={store} />
        <div class="middle">
          <Board store={store} look={look} />
          <BoardFoot store={store} look={look} />
        </div>
        <div class="side">
          <CheckPanel store={store} look={look} />
          <ParCard store={store} />
        </div>
      </div>
      <Dialogs store={store} look={look} actions={actions} />
      <DropHere store={store} />
    </Frame>
  );
}

function Notes({ store }: { readonly store: CircuitStore }): JSX.Element | null {
  const { keeping, note } = store;
  const said = note.value;
  const isFull = keeping.state.value === "full";
  if (said === undefined && !isFull) return null;
  return (
    <div class="notes">
      {isFull ? <Notice look="bad">{text.fullMeans}</Notice> : null}
      {said === undefined ? null : (
        <div class="note">
          <Notice look={said.look}>{said.text}</Notice>
          <Button
            label={strings.frame.close}
            icon="close"
            look="quiet"
            onClick={() => note.value = undefined}
          />
        </div>
      )}
    </div>
  );
}

interface DialogsProps {
  readonly store: CircuitStore;
  readonly look: Look;
  readonly actions: readonly EditorAction[];
}

function Dialogs({ store, look, actions }: DialogsProps): JSX.Element | null {
  const close = () => look.dialog.value = undefined;
  const question = store.question.value;
  if (question !== undefined) return <QuestionDialog store={store} question={question} />;
  switch (look.dialog.value) {
    case "begin":
      return <BeginDialog store={store} onClose={close} />;
    case "drafts":
      return <DraftsDialog store={store} onClose={close} />;
    case "save":
      return <SaveDialog store={store} onClose={close} />;
    case "share":
      return <ShareDialog store={store} onClose={close} />;
    case "help":
      return <HelpDialog actions={actions} onClose={close} />;
    case undefined:
      return null;
  }
}
