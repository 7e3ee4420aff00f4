/** Takes the circuit away as a file. */
import "./save_dialog.css";
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { countUnknown } from "../../../lib/race/picture.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveFile } from "../../ui/save_file.ts";
import type { CircuitStore } from "../store/types.ts";
import { FILE_KINDS, type FileKind, fileOf } from "../work/write_file.ts";

const text = strings.circuit;

interface SaveDialogProps {
  readonly store: CircuitStore;
  readonly onClose: () => void;
}

/** Open while it is rendered. */
export function SaveDialog({ store, onClose }: SaveDialogProps): JSX.Element {
  const isMissing = useSignal(false);
  const circuit = store.circuit.value;
  const unknown = countUnknown(circuit);
  const save = async (kind: FileKind) => {
    try {
      const { blob, name } = await fileOf(store.keeping.name.peek(), circuit, kind);
      saveFile(name, blob);
      onClose();
    } catch {
      // What makes pictures is loaded only now.
      isMissing.value = true;
    }
  };
  return (
    <Dialog title={text.saveTitle} onClose={onClose}>
      {isMissing.value ? <Notice look="bad">{strings.frame.partMissing}</Notice> : null}
      {store.checking.findings.value.length === 0
        ? null
        : <Notice look="warning">{text.saveNotConforming}</Notice>}
      <ul class="save-dialog">
        {FILE_KINDS.map((kind, index) => (
          <li key={kind}>
            <Button
              label={text.saveKinds[kind]}
              icon="download"
              look={index === 0 ? "primary" : "plain"}
              onClick={() => void save(kind)}
            >
              {text.saveKinds[kind]}
            </Button>
            <span class="soft">{text.saveHints[kind]}</span>
          </li>
        ))}
      </ul>
      {unknown === 0 ? null : <Notice look="info">{text.saveUnknown(unknown)}</Notice>}
    </Dialog>
  );
}
