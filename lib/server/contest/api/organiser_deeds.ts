/**
 * Does what the organiser wants done. A deed that is done already is done, so that a call may be sent twice.
 */
import type { Contest } from "../../../contest/contest.ts";
import type { EntryName } from "../../../contest/published/types.ts";
import type { OrganiserDeed, VersionState } from "../../../contest/published/api.ts";
import {
  addEntry,
  entryCalled,
  findEntry,
  renameEntry,
  setWithdrawn,
} from "../../../contest/store/entries.ts";
import { invite } from "../../../contest/store/invitations.ts";
import { askAgain, playingStage, stageByNumber } from "../../../contest/store/stages.ts";
import { setVersionState, versionsOf } from "../../../contest/store/versions.ts";
import type { Entry } from "../../../contest/types.ts";
import { assertNever } from "../../../core/assert_never.ts";
import { Refusal } from "./answers.ts";

/** An invitation, told once. */
export type Invited = EntryName & { readonly token: string };

/**
 * Does it whole or not at all; hands back the invitation if that was the deed.
 * @throws {Refusal} 404 `ENTRY`, `VERSION`, `STAGE`; 409 `STATE`.
 * @throws {UnusableInput} NAME, STATE
 */
export function doDeed(contest: Contest, deed: OrganiserDeed): Invited | undefined {
  return contest.transaction(() => {
    switch (deed.deed) {
      case "hold":
        return void move(contest, deed, "waiting", "held");
      case "release":
        return void move(contest, deed, "held", "waiting");
      case "again":
        return void again(contest, deed.stage);
      case "withdraw":
      case "restore":
        return void setWithdrawn(
          contest,
          requireEntry(contest, deed.entry).id,
          deed.deed === "withdraw",
        );
      case "rename":
        return void renameEntry(contest, requireEntry(contest, deed.entry).id, deed.name);
      case "invite":
        return inviteAuthor(contest, deed.name);
      case "close":
        return void contest.setState("closed");
      case "open":
        return void contest.setState("open");
      default:
        return assertNever(deed);
    }
  });
}

/** Lets a version wait on, or wait no longer. */
function move(
  contest: Contest,
  { entry, version: number }: { readonly entry: string; readonly version: number },
  from: VersionState,
  to: VersionState,
): void {
  const { id, name } = requireEntry(contest, entry);
  const version = versionsOf(contest, id).find((one) => one.number === number);
  if (version === undefined) {
    throw new Refusal(404, "VERSION", `${name} has no version ${number}.`);
  }
  if (version.state === to || setVersionState(contest, version.id, [from], to)) return;
  throw new Refusal(409, "STATE", `Version ${number} of ${name} ${SITUATIONS[version.state]}.`);
}

/** Why a version can neither be held nor released. */
const SITUATIONS: Readonly<Record<VersionState, string>> = {
  received: "is being checked: try again when that is done",
  refused: "was refused: it does not wait",
  waiting: "waits already",
  held: "is held already",
  playing: "is playing already",
  played: "has played already",
  cancelled: "was taken back by its author",
};

/** Has a stage played again; which ones can be, askAgain knows. */
function again(contest: Contest, number: number): void {
  const stage = stageByNumber(contest, number);
  if (stage === undefined) throw new Refusal(404, "STAGE", `There is no stage ${number}.`);
  if (playingStage(contest)?.repeats === number) return;
  if (stage.state === "playing") {
    throw new Refusal(409, "STATE", `Stage ${number} is still being played.`);
  }
  if (stage.state === "annulled") {
    throw new Refusal(409, "STATE", `Stage ${number} was played again already; it counts no more.`);
  }
  askAgain(contest, number);
}

function inviteAuthor(contest: Contest, name: string): Invited {
  const entry = entryCalled(contest, name) ?? addEntry(contest, name);
  if (entry.isWithdrawn) {
    throw new Refusal(409, "STATE", `${entry.name} was withdrawn: restore it, then invite.`);
  }
  return { entry: entry.slug, name: entry.name, token: invite(contest, entry.id) };
}

function requireEntry(contest: Contest, word: string): Entry {
  const entry = findEntry(contest, word);
  if (entry !== undefined) return entry;
  throw new Refusal(404, "ENTRY", "There is no such entry; it may have another name by now.");
}
