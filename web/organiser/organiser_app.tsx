/** The organiser's page: the door, or the desk from which a contest is kept going. */
import "./organiser_app.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { OrganiserView } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm_dialog.tsx";
import { PrivatePage } from "../ui/private_page.tsx";
import { Entries } from "./entries.tsx";
import { Invite, Invited } from "./invite.tsx";
import { OutcomeNote } from "./outcome_note.tsx";
import { Queue } from "./queue.tsx";
import { Stages } from "./stages.tsx";
import type { OrganiserStore } from "./types.ts";
import { Workers } from "./workers.tsx";

const text = strings.organiser;
const common = strings.privatePages;

const PLACE = "contest";

/** The whole page. */
export function OrganiserApp({ store }: { readonly store: OrganiserStore }): JSX.Element {
  return (
    <PrivatePage
      door={store.access}
      title={text.title}
      doorTitle={text.door}
      doorField={text.doorField}
      how={<p>{text.doorHow}</p>}
    >
      {(view) => <Desk view={view} store={store} />}
    </PrivatePage>
  );
}

interface DeskProps {
  readonly view: OrganiserView;
  readonly store: OrganiserStore;
}

function Desk({ view, store }: DeskProps): JSX.Element {
  return (
    <>
      <Head view={view} store={store} />
      <Workers workers={view.workers} />
      <div class="organiser-pair">
        <Queue queue={view.queue} store={store} />
        <Invite view={view} store={store} />
      </div>
      <Entries entries={view.entries} store={store} />
      <Stages stages={view.stages} store={store} />
      <Invited view={view} store={store} />
    </>
  );
}

function Head({ view, store }: DeskProps): JSX.Element {
  const { entries, queue, stages, state, title } = view;
  const isAsking = useSignal(false);
  const isBusy = store.busy.value !== undefined;
  return (
    <header class="private-head organiser-head">
      <div class="words">
        <p class="kicker small">{text.desk}</p>
        <h1>{title}</h1>
        <p class="soft">
          <strong class={`chip contest-state ${state}`}>{text.states[state]}</strong>{" "}
          {text.facts(entries.length, stages.length, queue.length)}
        </p>
      </div>
      <div class="organiser-deeds">
        {state === "open"
          ? (
            <Button label={text.close} isDisabled={isBusy} onClick={() => isAsking.value = true}>
              {text.close}
            </Button>
          )
          : (
            <Button
              label={text.open}
              look="primary"
              isDisabled={isBusy}
              onClick={() => void store.act(PLACE, { deed: "open" })}
            >
              {text.open}
            </Button>
          )}
        <Button label={common.forget} onClick={store.access.forget}>{common.forget}</Button>
      </div>
      <OutcomeNote store={store} place={PLACE} />
      {!isAsking.value ? null : (
        <ConfirmDialog
          title={text.closeTitle}
          deed={text.close}
          onYes={() => void store.act(PLACE, { deed: "close" })}
          onClose={() => isAsking.value = false}
        >
          <p>{text.closeMeans}</p>
        </ConfirmDialog>
      )}
    </header>
  );
}
