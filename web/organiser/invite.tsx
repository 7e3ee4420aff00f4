/** Inviting an author: a name goes in, a personal link comes out, once. */
import "./invite.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useId } from "preact/hooks";
import type { OrganiserView } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm_dialog.tsx";
import { CopyField } from "../ui/copy_field.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { pressing } from "../ui/press.ts";
import { tokenHash } from "../site/private_token.ts";
import { OutcomeNote } from "./outcome_note.tsx";
import type { OrganiserStore } from "./types.ts";

const text = strings.organiser;

const PLACE = "invite";

interface InviteProps {
  readonly view: OrganiserView;
  readonly store: OrganiserStore;
}

/** Whoever has a link already gets a new one only after a question. */
export function Invite({ view, store }: InviteProps): JSX.Element {
  const id = useId();
  const name = useSignal("");
  const asked = useSignal<string | undefined>(undefined);
  const make = async (wanted: string) => {
    if (await store.act(PLACE, { deed: "invite", name: wanted })) name.value = "";
  };
  return (
    <section class="organiser-part card invite">
      <h2>{text.invite}</h2>
      <p class="soft">{text.inviteHint}</p>
      <OnlyHere view={view} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const wanted = name.value.trim();
          if (wanted === "") return;
          const known = view.entries.find((entry) => isSameName(entry.name, wanted));
          if (known?.isInvited === true) asked.value = known.name;
          else void make(wanted);
        }}
      >
        <label for={id}>{text.name}</label>
        <div class="invite-row">
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellcheck={false}
            required
            value={name}
            onInput={({ currentTarget }) => name.value = currentTarget.value}
          />
          <button
            type="submit"
            class="button primary"
            {...pressing(undefined, store.busy.value !== undefined)}
          >
            <Icon name="link" />
            {text.inviteDeed}
          </button>
        </div>
      </form>
      <OutcomeNote store={store} place={PLACE} />
      {asked.value === undefined
        ? null
        : <AskNewLink name={asked.value} onYes={make} onClose={() => asked.value = undefined} />}
    </section>
  );
}

interface AskNewLinkProps {
  readonly name: string;
  readonly onYes: (name: string) => void;
  readonly onClose: () => void;
}

/** A new link ends the old one. */
export function AskNewLink({ name, onYes, onClose }: AskNewLinkProps): JSX.Element {
  return (
    <ConfirmDialog
      title={text.againTitle(name)}
      deed={text.inviteDeed}
      onYes={() => onYes(name)}
      onClose={onClose}
    >
      <p>{text.againMeans}</p>
    </ConfirmDialog>
  );
}

/** The link that was just made, if there is one. */
export function Invited({ view, store }: InviteProps): JSX.Element | null {
  const { value: invited } = store.invited;
  if (invited === undefined) return null;
  const link = store.pageAt(`author.html${tokenHash(invited.token)}`, view.address);
  const guide = store.pageAt("guide.html", view.address);
  return (
    <Dialog title={text.invitedTitle(invited.name)} onClose={store.putAway}>
      <Notice look="info">{text.invitedOnce}</Notice>
      <OnlyHere view={view} />
      <CopyField label={text.link} hint={text.linkHint} text={link} />
      <CopyField
        label={text.mail}
        hint={text.mailHint}
        text={text.mailText(view.title, invited.name, link, guide)}
        isLong
      />
      <div class="invited-end">
        <Button label={text.done} look="primary" onClick={store.putAway}>{text.done}</Button>
      </div>
    </Dialog>
  );
}

/** A link that nobody else can open is worth a warning wherever there are links. */
function OnlyHere({ view }: Pick<InviteProps, "view">): JSX.Element | null {
  return view.isLocal === true ? <Notice look="warning">{text.onlyHere}</Notice> : null;
}

/** As the server tells names apart: regardless of case. */
function isSameName(one: string, other: string): boolean {
  return one.normalize("NFKC").toLowerCase() === other.normalize("NFKC").toLowerCase();
}
