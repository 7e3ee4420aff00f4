/**
 * What the organiser sees: everything that the public sees, who is invited, and what the checks found; but no source and no
 * standard error, which are their authors'.
 */
import type { Contest } from "../../../contest/contest.ts";
import { allBriefs } from "../../../contest/describe/entries.ts";
import type { Ledger } from "../../../contest/describe/ledger.ts";
import { stageBriefs, wholeQueue } from "../../../contest/describe/stages.ts";
import type {
  CheckReport,
  OrganiserVersion,
  OrganiserView,
} from "../../../contest/published/api.ts";
import { invitedIds } from "../../../contest/store/invitations.ts";
import { given } from "../../../contest/store/rows.ts";
import { listWorkers } from "../../../contest/store/workers.ts";
import type { Version } from "../../../contest/types.ts";
import type { Reach } from "../reach.ts";

/** The view. */
export function organiserView(contest: Contest, ledger: Ledger, reach: Reach): OrganiserView {
  const { title, state, rules } = ledger.records.settings;
  const ids = new Map(ledger.records.entries.map(({ id, slug }) => [slug, id]));
  const invited = invitedIds(contest);
  return {
    title,
    state,
    rules,
    ...reach,
    workers: listWorkers(contest),
    entries: allBriefs(ledger).map((brief) => {
      const id = ids.get(brief.entry) ?? 0;
      return {
        ...brief,
        isInvited: invited.has(id),
        versions: (ledger.versionsOf.get(id) ?? []).toReversed().map(organiserVersion),
      };
    }),
    queue: wholeQueue(ledger),
    stages: stageBriefs(ledger),
  };
}

function organiserVersion(
  { arrivedAt, check, digest, number, state }: Version,
): OrganiserVersion {
  return {
    number,
    arrivedAt,
    state,
    ...given("digest", digest),
    ...given("check", check === undefined ? undefined : withoutStderr(check)),
  };
}

/** Named one by one, so that nothing that is added later gets out by itself. */
function withoutStderr(
  { checkedAt, findings, isFit, problems }: CheckReport,
): Omit<CheckReport, "stderr"> {
  return { isFit, checkedAt, problems, findings };
}
