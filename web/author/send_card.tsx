/** Sending a version: files, how it is started, and the button. */
import "./send_card.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { AuthorView } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm_dialog.tsx";
import { GuideLinks } from "../ui/guide_links.tsx";
import { Notice } from "../ui/notice.tsx";
import { ProgressBar } from "../ui/progress_bar.tsx";
import { sameAsLast, whyNotSent } from "./draft.ts";
import { DraftFiles } from "./draft_files.tsx";
import { FilePicker } from "./file_picker.tsx";
import { toBeCompiled } from "./to_be_compiled.ts";
import type { SendStore } from "./types.ts";

const text = strings.author;

interface SendCardProps {
  readonly view: AuthorView;
  readonly store: SendStore;
}

/** A closed contest says so instead. */
export function SendCard({ view, store }: SendCardProps): JSX.Element {
  const { limits, state, versions } = view;
  return (
    <section class="send-card card">
      <h2>{versions.length === 0 ? text.sendFirst : text.send}</h2>
      {state === "closed" ? <Notice look="info">{text.closed}</Notice> : (
        <>
          <FilePicker onFiles={store.add} isDisabled={store.sent.value !== undefined} />
          <p class="small soft">
            {text.limits(limits.files, limits.bytes, limits.perHour)} {text.left(view.left)}
          </p>
          <GuideLinks />
          {store.draft.value.files.length === 0 ? null : <Ready view={view} store={store} />}
        </>
      )}
      <div class="send-outcome" aria-live="polite">
        {store.outcome.value === undefined
          ? null
          : <Notice look={store.outcome.value.look}>{store.outcome.value.text}</Notice>}
      </div>
    </section>
  );
}

/** What has been chosen, and the way to send it. */
function Ready({ view, store }: SendCardProps): JSX.Element {
  const { limits, versions } = view;
  const draft = store.draft.value;
  const sent = store.sent.value;
  const sources = toBeCompiled(draft.files.map(({ path }) => path), store.command.value);
  const same = useSignal<number | undefined>(undefined);
  const next = Math.max(0, ...versions.map(({ number }) => number)) + 1;
  const send = () => {
    const last = sameAsLast(draft, store.command.value.trim(), versions);
    if (last === undefined) void store.send();
    else same.value = last.number;
  };
  return (
    <>
      <DraftFiles
        draft={draft}
        limits={limits}
        isDisabled={sent !== undefined}
        onRemove={store.remove}
        onClear={store.clear}
      />
      <CommandField store={store} />
      {sources === undefined
        ? null
        : <Notice look="warning">{text.mustBeCompiled(sources.language, sources.example)}</Notice>}
      {sent === undefined
        ? (
          <Button
            label={text.sendVersion(next)}
            look="primary"
            icon="upload"
            isDisabled={whyNotSent(draft, limits) !== undefined}
            onClick={send}
          >
            {text.sendVersion(next)}
          </Button>
        )
        : (
          <div class="send-progress">
            <ProgressBar label={text.sending(sent)} done={sent} total={1} isRunning />
            <Button label={text.stop} icon="close" onClick={store.stop}>{text.stop}</Button>
          </div>
        )}
      {versions.length === 0 ? null : <p class="small soft">{text.nextTakesPlace}</p>}
      {same.value === undefined ? null : (
        <ConfirmDialog
          title={text.sameTitle}
          deed={text.sameDeed}
          onYes={() => void store.send()}
          onClose={() => same.value = undefined}
        >
          <p>{text.same(same.value)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A command is the author's own text. */
function CommandField({ store }: { readonly store: SendStore }): JSX.Element {
  const id = useId();
  return (
    <div class="command-field">
      <label for={id}>{text.command}</label>
      <input
        id={id}
        type="text"
        spellcheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder={text.commandPlaceholder}
        aria-describedby={`${id}-hint`}
        readOnly={store.sent.value !== undefined}
        value={store.command}
        onInput={({ currentTarget }) => store.setCommand(currentTarget.value)}
      />
      <p id={`${id}-hint`} class="small soft">
        {store.isGuess.value ? text.commandGuessed : text.commandHint}
      </p>
    </div>
  );
}
