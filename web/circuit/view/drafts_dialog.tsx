/** The drafts that this browser keeps. */
import "./drafts_dialog.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { CircuitPicture } from "../../race/view/circuit_picture.tsx";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm_dialog.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TimeText } from "../../ui/time_text.tsx";
import { circuitOfCells } from "../model/templates.ts";
import type { KeptDraft } from "../store/draft_shelf.ts";
import type { CircuitStore } from "../store/types.ts";

const text = strings.circuit;

interface DraftsDialogProps {
  readonly store: CircuitStore;
  readonly onClose: () => void;
}

/** Open while it is rendered; throwing a draft away is asked about. */
export function DraftsDialog({ store, onClose }: DraftsDialogProps): JSX.Element {
  const { keeping } = store;
  const going = useSignal<KeptDraft | undefined>(undefined);
  useEffect(keeping.refresh, []);
  const drafts = keeping.drafts.value;
  if (going.value !== undefined) {
    const { draft, id } = going.value;
    return (
      <ConfirmDialog
        title={text.removeTitle(draft.name)}
        deed={text.removeDeed}
        onYes={() => keeping.remove(id)}
        onClose={() => going.value = undefined}
      >
        <p>{text.removeMeans}</p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={text.draftsTitle} onClose={onClose}>
      {drafts.length === 0 ? <p class="soft">{text.draftsNone}</p> : null}
      <ul class="drafts-dialog">
        {drafts.map((kept) => (
          <DraftRow
            key={kept.id}
            kept={kept}
            isOpen={kept.id === keeping.id.value}
            onOpen={() => {
              onClose();
              if (kept.id !== keeping.id.peek()) store.openDraft(kept.id);
            }}
            onRemove={() => going.value = kept}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface DraftRowProps {
  readonly kept: KeptDraft;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
}

function DraftRow({ kept: { draft }, isOpen, onOpen, onRemove }: DraftRowProps): JSX.Element {
  const circuit = useMemo(() => circuitOfCells(draft.cells), [draft.cells]);
  return (
    <li class="draft">
      <button type="button" class="open" onClick={onOpen}>
        <CircuitPicture circuit={circuit} />
        <span class="words">
          <strong class="name">{draft.name}</strong>
          <span class="soft small">
            <TimeText iso={new Date(draft.savedAt).toISOString()} />
            {isOpen ? ` · ${text.draftNow}` : null}
          </span>
        </span>
      </button>
      <Button label={text.draftRemove(draft.name)} icon="close" look="quiet" onClick={onRemove} />
    </li>
  );
}
