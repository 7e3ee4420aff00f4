/** Links in which the circuit travels. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { CopyField } from "../../ui/copy_field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { CircuitStore } from "../store/types.ts";

const text = strings.circuit;

interface ShareDialogProps {
  readonly store: CircuitStore;
  readonly onClose: () => void;
}

/** Open while it is rendered; a circuit that does not conform can be drawn on only. */
export function ShareDialog({ store, onClose }: ShareDialogProps): JSX.Element {
  const links = useSignal<{ readonly edit?: string; readonly drive?: string }>({});
  useEffect(() => {
    const make = async () => {
      const [edit, drive] = await Promise.all([
        store.trackAddress("circuit.html"),
        store.trackAddress("race.html"),
      ]);
      links.value = { edit: absolute(edit), drive: absolute(drive) };
    };
    void make();
  }, []);
  const { drive, edit } = links.value;
  return (
    <Dialog title={text.shareTitle} onClose={onClose}>
      <CopyField label={text.shareEdit} hint={text.shareEditHint} text={edit} />
      {store.checking.findings.value.length > 0
        ? null
        : <CopyField label={text.shareDrive} hint={text.shareDriveHint} text={drive} />}
    </Dialog>
  );
}

function absolute(address: string): string {
  return new URL(address, document.baseURI).href;
}
