/** Taking things away: a link to this moment, a link that holds the whole round, the log, pictures. */
import "./share_dialog.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { CopyField } from "../../ui/copy_field.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { makeAddress } from "../model/address.ts";
import { oneRoundLog } from "../model/log_text.ts";
import { MOST_LINK, packRound } from "../model/packed_round.ts";
import type { Recording } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { AnimationForm } from "./animation_form.tsx";

interface ShareDialogProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  readonly onClose: () => void;
}

/** The dialog; the moment is the one in which it was opened. */
export function ShareDialog({ store, recording, onClose }: ShareDialogProps): JSX.Element {
  const { header, round } = recording;
  const packed = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    packRound(header, round).then((text) => {
      if (isWanted) packed.value = text;
    });
    return () => {
      isWanted = false;
    };
  }, [header, round]);
  const { run: _run, match: _match, log: _log, round: _round, ...moment } = store.addressNow();
  const whole = packed.value === undefined
    ? undefined
    : addressHere(makeAddress({ ...moment, replay: packed.value }));
  const isTooLong = (packed.value?.length ?? 0) > MOST_LINK;
  const words = strings.match;
  return (
    <Dialog title={words.share} onClose={onClose}>
      <div class="share">
        {store.isFromSite.value
          ? (
            <CopyField
              label={words.linkHere}
              hint={words.linkHereHint}
              text={addressHere(makeAddress(store.addressNow()))}
            />
          )
          : null}
        {isTooLong
          ? <p class="soft">{words.linkTooLong}</p>
          : <CopyField label={words.linkWhole} hint={words.linkWholeHint} text={whole} />}
        <section>
          <h3>{words.downloads}</h3>
          <div class="share-buttons">
            <Button
              label={words.downloadRound}
              icon="download"
              onClick={() => saveFile(roundName(recording), new Blob([oneRoundLog(header, round)]))}
            >
              {words.downloadRound}
            </Button>
            <WholeLog store={store} />
          </div>
        </section>
        <section>
          <h3>{words.pictures}</h3>
          <AnimationForm
            recording={recording}
            frame={store.player.frame.value}
            viewer={store.viewer.value}
          />
        </section>
      </div>
    </Dialog>
  );
}

/** The whole log as it came: from the site by its address, from the reader's disk there is nothing to load. */
function WholeLog({ store }: { readonly store: TanksStore }): JSX.Element | null {
  const address = store.logAddress.value;
  if (address === undefined) return null;
  return (
    <a class="button plain" href={address} download>
      <Icon name="download" />
      {strings.match.downloadLog}
    </a>
  );
}

function roundName({ round, seats }: Recording): string {
  const names = seats.length === 2 ? seats.map(({ name }) => name).join("-") : "melee";
  return `${names.replace(/[^A-Za-z0-9_.-]+/g, "_").slice(0, 60)}-round-${round.round}.jsonl`;
}

function addressHere(hash: string): string {
  return location.href.replace(/#.*$/s, "") + hash;
}
