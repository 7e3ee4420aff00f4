/** The way back and forth, and back to nothing. */
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { emptyDraft } from "../model/draft.ts";
import type { Editor } from "../store/editor.ts";

const text = strings.klotski.editor;

/** In the head of the editor. */
export function EditorUndo({ editor }: { readonly editor: Editor }): JSX.Element {
  const clear = () =>
    editor.change(({ about, height, name, width }) => ({
      ...emptyDraft(name, width, height),
      about,
    }));
  return (
    <div class="editor-undo">
      <Button
        label={text.undo}
        icon="undo"
        look="quiet"
        shortcut="Control+Z"
        isDisabled={!editor.canUndo.value}
        onClick={editor.undo}
      />
      <Button
        label={text.redo}
        icon="redo"
        look="quiet"
        shortcut="Control+Y"
        isDisabled={!editor.canRedo.value}
        onClick={editor.redo}
      />
      <Button label={text.clear} icon="bin" look="quiet" onClick={clear} />
    </div>
  );
}
