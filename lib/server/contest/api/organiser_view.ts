/**
 * What the organiser sees: everything that the public sees, who is invited, and what the checks found; but no source and no
 * standard error, which are their authors'.
 */
import type { Contest } from "../../../contest/contest.ts";
import type {
  CheckReport,
  OrganiserVersion,
  OrganiserView,
} from "../../../contest/published/api.ts";
import type { ContestOverview } from "../../../contest/published/types.ts";
import { listEntries } from "../../../contest/store/entries.ts";
import { invitedIds } from "../../../contest/store/invitations.ts";
import { given } from "../../../contest/store/rows.ts";
import { allVersions } from "../../../contest/store/versions.ts";
import { listWorkers } from "../../../contest/store/workers.ts";
import type { Version } from "../../../contest/types.ts";

/** The view; `overview` is what everybody sees. */
export function organiserView(contest: Contest, overview: ContestOverview): OrganiserView {
  const { title, state, rules, queue, stages } = overview;
  const ids = new Map(listEntries(contest).map(({ id, slug }) => [slug, id]));
  const invited = invitedIds(contest);
  const versions = Map.groupBy(allVersions(contest), ({ entryId }) => entryId);
  return {
    title,
    state,
    rules,
    workers: listWorkers(contest),
    entries: overview.entries.map((brief) => {
      const id = ids.get(brief.entry) ?? 0;
      return {
        ...brief,
        isInvited: invited.has(id),
        versions: (versions.get(id) ?? []).toReversed().map(organiserVersion),
      };
    }),
    queue,
    stages,
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
