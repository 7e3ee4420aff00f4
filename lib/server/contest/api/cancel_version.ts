/**
 * An author takes a version of his own back, as long as it waits.
 */
import type { Contest } from "../../../contest/contest.ts";
import type { VersionState } from "../../../contest/published/api.ts";
import { setVersionState, versionsOf } from "../../../contest/store/versions.ts";
import type { Entry } from "../../../contest/types.ts";
import { Refusal } from "./answers.ts";

const WAITING: readonly VersionState[] = ["received", "waiting", "held"];

/**
 * Cancels it; done twice, it is the same as once.
 * @throws {Refusal} 404 `VERSION`; 409 `STATE`, if it does not wait.
 */
export function cancelVersion(contest: Contest, entry: Entry, number: number): void {
  contest.transaction(() => {
    const version = versionsOf(contest, entry.id).find((one) => one.number === number);
    if (version === undefined) {
      throw new Refusal(404, "VERSION", `You have sent in no version ${number}.`);
    }
    if (version.state === "cancelled") return;
    if (setVersionState(contest, version.id, WAITING, "cancelled")) return;
    throw new Refusal(409, "STATE", sentenceFor(version.state));
  });
}

function sentenceFor(state: VersionState): string {
  switch (state) {
    case "playing":
      return "This version is playing already: it can no longer be taken back.";
    case "refused":
      return "This version was refused: there is nothing to take back.";
    default:
      return "This version has played: it can no longer be taken back.";
  }
}
