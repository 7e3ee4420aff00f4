/** Taking things away: a link to this moment, a link that holds the whole round, the log, pictures. */
import "./share_dialog.css";
import type { ComponentChildren, JSX } from "preact";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { oneRoundLog } from "../model/log_text.ts";
import { type Recording, seatAt } from "../model/recording.ts";
import { saveName } from "../model/save_name.ts";
import type { TanksStore } from "../store/types.ts";
import { AnimationForm } from "./animation_form.tsx";
import { describeTurn } from "./arena_words.ts";
import { CopyButton } from "./copy_button.tsx";
import { fieldText } from "./field_text.ts";
import { ShareLinks } from "./share_links.tsx";

interface ShareDialogProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  readonly onClose: () => void;
}

/** The dialog; the moment is the one in which it was opened. */
export function ShareDialog({ store, recording, onClose }: ShareDialogProps): JSX.Element {
  const words = later.share;
  return (
    <Dialog title={strings.match.share} onClose={onClose}>
      <div class="share">
        <Part title={words.links}>
          <ShareLinks
            recording={recording}
            moment={store.addressNow()}
            isFromSite={store.isFromSite.value}
            page={location.href.replace(/#.*$/s, "")}
          />
        </Part>
        <Part title={words.downloads}>
          <div class="share-buttons">
            <Button
              label={words.downloadRound}
              icon="download"
              onClick={() => saveRound(recording)}
            >
              {words.downloadRound}
            </Button>
            <WholeLog store={store} />
          </div>
        </Part>
        <Part title={words.position(store.player.frame.value)}>
          <Position store={store} recording={recording} />
        </Part>
        <Part title={words.pictures}>
          <AnimationForm
            recording={recording}
            frame={store.player.frame.value}
            viewer={store.viewer.value}
          />
        </Part>
      </div>
    </Dialog>
  );
}

function Part({ title, children }: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** The field as text, as `turniir tanks show` prints it, and in a sentence. */
function Position({ store, recording }: Omit<ShareDialogProps, "onClose">): JSX.Element {
  const turn = store.player.frame.value;
  const viewer = seatAt(recording, store.viewer.value);
  return (
    <div class="share-buttons">
      <CopyButton
        label={later.share.copyField}
        make={() => fieldText(recording, turn, viewer)}
      />
      <CopyButton
        label={later.share.copySentence}
        make={() => describeTurn(recording, turn, viewer)}
      />
    </div>
  );
}

function saveRound(recording: Recording): void {
  const { header, round } = recording;
  saveFile(`${saveName(recording)}.jsonl`, new Blob([oneRoundLog(header, round)]));
}

/** The whole log as it came: from the site by its address, from the reader's disk there is nothing to load. */
function WholeLog({ store }: { readonly store: TanksStore }): JSX.Element | null {
  const address = store.logAddress.value;
  if (address === undefined) return null;
  return (
    // Empty: the file keeps its own name. Preact would write a bare attribute as the name `true`.
    <a class="button plain" href={address} download="">
      <Icon name="download" />
      {later.share.downloadLog}
    </a>
  );
}
