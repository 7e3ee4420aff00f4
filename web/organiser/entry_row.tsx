/** One entry: how it stands, what its author sent in, and what can be done with it. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { OrganiserEntry } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { pageOfEntry } from "../tanks/model/pages.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm_dialog.tsx";
import { EntryVersions } from "./entry_versions.tsx";
import { AskNewLink } from "./invite.tsx";
import { OutcomeNote } from "./outcome_note.tsx";
import { RenameDialog } from "./rename_dialog.tsx";
import type { OrganiserStore } from "./types.ts";

const text = strings.organiser;

interface EntryRowProps {
  readonly entry: OrganiserEntry;
  readonly store: OrganiserStore;
}

/** Folded, until somebody wants to know more. */
export function EntryRow({ entry, store }: EntryRowProps): JSX.Element {
  const { isInvited, isWithdrawn, name } = entry;
  const isOpen = useSignal(false);
  return (
    <li class="entry-row">
      <details onToggle={({ currentTarget }) => isOpen.value = currentTarget.open}>
        <summary>
          <div class="entry-who">
            <strong class="name" title={name}>{name}</strong>
            <span class="small soft">{standing(entry)}</span>
          </div>
          <span class="entry-signs">
            {isWithdrawn ? <span class="chip entry-sign withdrawn">{text.withdrawn}</span> : null}
            {isInvited ? null : <span class="chip">{text.notInvited}</span>}
          </span>
        </summary>
        {!isOpen.value ? null : (
          <div class="entry-inside">
            <Deeds entry={entry} store={store} />
            <EntryVersions versions={entry.versions} />
          </div>
        )}
      </details>
    </li>
  );
}

function standing({ last, version, versions }: OrganiserEntry): string {
  if (versions.length === 0) return text.noVersion;
  const plays = version === undefined ? text.onlyTried : text.plays(version);
  return last === undefined ? plays : `${plays} · ${text.lastRank(last.rank, last.stage)}`;
}

function Deeds({ entry: { entry, isInvited, isWithdrawn, name, version }, store }: EntryRowProps) {
  const asked = useSignal<"invite" | "rename" | "withdraw" | undefined>(undefined);
  const place = `entry ${entry}`;
  const isBusy = store.busy.value !== undefined;
  const close = () => asked.value = undefined;
  const invite = () => void store.act(place, { deed: "invite", name });
  return (
    <>
      <div class="entry-deeds" role="group" aria-label={text.actions(name)}>
        <Button
          label={text.newLink}
          icon="link"
          isDisabled={isBusy}
          onClick={() => isInvited ? asked.value = "invite" : invite()}
        >
          {text.newLink}
        </Button>
        {version === undefined
          ? null
          : <a class="button" href={pageOfEntry(entry)}>{text.publicPage}</a>}
        <Button label={text.rename} isDisabled={isBusy} onClick={() => asked.value = "rename"}>
          {text.rename}
        </Button>
        {isWithdrawn
          ? (
            <Button
              label={text.restore}
              isDisabled={isBusy}
              onClick={() => void store.act(place, { deed: "restore", entry })}
            >
              {text.restore}
            </Button>
          )
          : (
            <Button
              label={text.withdraw}
              isDisabled={isBusy}
              onClick={() => asked.value = "withdraw"}
            >
              {text.withdraw}
            </Button>
          )}
      </div>
      <OutcomeNote store={store} place={place} />
      {asked.value === "invite" ? <AskNewLink name={name} onYes={invite} onClose={close} /> : null}
      {asked.value === "withdraw"
        ? (
          <ConfirmDialog
            title={text.withdrawTitle(name)}
            deed={text.withdraw}
            onYes={() => void store.act(place, { deed: "withdraw", entry })}
            onClose={close}
          >
            <p>{text.withdrawMeans}</p>
          </ConfirmDialog>
        )
        : null}
      {asked.value === "rename"
        ? <RenameDialog entry={entry} name={name} place={place} store={store} onClose={close} />
        : null}
    </>
  );
}
