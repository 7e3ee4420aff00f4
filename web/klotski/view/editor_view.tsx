/** The page of the editor: drawing a puzzle, while the solver judges it. */
import "./editor_view.css";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import { listenForKeys } from "../../ui/player/listen_for_keys.ts";
import { makeAddress } from "../model/address.ts";
import { createEditor } from "../store/editor.ts";
import type { KlotskiStore } from "../store/types.ts";
import { DraftBoard } from "./draft_board.tsx";
import { editorKeys } from "./editor_keys.ts";
import { EditorSide } from "./editor_side.tsx";
import { EditorTools } from "./editor_tools.tsx";
import { EditorUndo } from "./editor_undo.tsx";
import { sidesOf } from "./sides_of.ts";
import { useCommands } from "./use_commands.ts";

const text = strings.klotski;

/** The whole page of the editor. */
export function EditorView({ store }: { readonly store: KlotskiStore }): JSX.Element {
  const copied = store.puzzle.value;
  const editor = useMemo(() => createEditor(store.outside, copied), [store, copied]);
  const keys = useMemo(() => editorKeys(editor), [editor]);
  useEffect(() => {
    // From now on the draft is what the browser keeps; opened once more, the address would bring the copy again.
    store.outside.place.replace(makeAddress({ view: "edit" }));
    return editor.dispose;
  }, [editor]);
  useLayoutEffect(() => listenForKeys(document, keys), [keys]);
  useCommands(editor);
  return (
    <div class="klotski-editor" style={sidesOf({ board: editor.draft.value })}>
      <header>
        <a class="small" href="klotski.html" aria-label={text.allPuzzles} title={text.allPuzzles}>
          <Icon name="back" />
          <span class="wide-words">{text.allPuzzles}</span>
        </a>
        <h1>{text.editor.title}</h1>
        <EditorUndo editor={editor} />
      </header>
      <div class="editor-stage">
        <DraftBoard editor={editor} />
      </div>
      <div class="editor-panel">
        <EditorTools editor={editor} />
        <p class="soft small editor-hint">{text.editor.toolHint[editor.tool.value]}</p>
        <aside class="editor-side card" aria-label={text.editor.judge}>
          <EditorSide editor={editor} />
        </aside>
      </div>
    </div>
  );
}
