/**
 * What the page of a stage says about its contest.
 */
import type { ProgramBadge, StageOfContest } from "../../logs/published.ts";
import type { StageFacts } from "../stage_facts.ts";
import { given } from "../store/rows.ts";
import { badgesOf } from "./badges.ts";
import { entryOfVersion, ledgerOf, mention, seatsOf } from "./ledger.ts";
import type { ContestRecords } from "./records.ts";
import { stageBriefs } from "./stages.ts";

/** So many rounds worth watching are told, the best of each program. */
const MOST_HIGHLIGHTS = 12;

/** For an entry that the records do not know. */
const NO_BADGE: ProgramBadge = { letters: "?", colour: 0 };

/** `facts` of the stage, once they are there; `undefined`: there is no stage of this number. */
export function stageOfContest(
  records: ContestRecords,
  number: number,
  facts: StageFacts | undefined,
): StageOfContest | undefined {
  const ledger = ledgerOf(records);
  const stage = stageBriefs(ledger).find((stage) => stage.number === number);
  if (stage === undefined) return undefined;
  const badges = badgesOf(records.entries);
  const seats = seatsOf(ledger, number).toSorted((one, other) => one.place - other.place);
  const { entry, name, repeats, replacedBy, state, version } = stage;
  return {
    title: records.settings.title,
    ...{ number, entry, name, version },
    isAnnulled: state === "annulled",
    ...given("replacedBy", replacedBy),
    ...given("repeats", repeats),
    programs: seats.map(({ versionId }) => {
      const played = entryOfVersion(ledger, versionId);
      return { entry: mention(played).entry, badge: badges.get(played.id) ?? NO_BADGE };
    }),
    highlights: (facts?.highlights ?? []).slice(0, MOST_HIGHLIGHTS).map(
      ({ highlight, match }) => ({ match, highlight }),
    ),
  };
}
