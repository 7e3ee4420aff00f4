/** Giving an entry another name. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { pressing } from "../ui/press.ts";
import { OutcomeNote } from "./outcome_note.tsx";
import type { OrganiserStore } from "./types.ts";

const text = strings.organiser;

interface RenameDialogProps {
  /** Its slug. */
  readonly entry: string;
  readonly name: string;
  /** Where the outcome is told when the dialog has gone. */
  readonly place: string;
  readonly store: OrganiserStore;
  readonly onClose: () => void;
}

/** Stays open with the reason when the name is refused. */
export function RenameDialog(props: RenameDialogProps): JSX.Element {
  const { entry, name, place, store, onClose } = props;
  const id = useId();
  const wanted = useSignal(name);
  const rename = async () => {
    if (await store.act(place, { deed: "rename", entry, name: wanted.value.trim() })) onClose();
  };
  return (
    <Dialog title={text.renameTitle(name)} onClose={onClose}>
      <form
        class="rename-form"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <label for={id}>{text.renameField}</label>
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellcheck={false}
          required
          value={wanted}
          onInput={({ currentTarget }) => wanted.value = currentTarget.value}
        />
        <p class="small soft">{text.renameHint}</p>
        <OutcomeNote store={store} place={place} />
        <div class="confirm-buttons">
          <button type="button" class="button" onClick={onClose}>{strings.frame.no}</button>
          <button
            type="submit"
            class="button primary"
            {...pressing(undefined, store.busy.value !== undefined)}
          >
            {text.renameDeed}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
