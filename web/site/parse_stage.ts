/** Reads what a stage's run.json says of its contest. Pure: nothing here throws. */
import type {
  MatchHighlight,
  ProgramBadge,
  ProgramOfContest,
  StageOfContest,
} from "../../lib/logs/published.ts";
import { isRecord, takeText } from "../../lib/logs/fields.ts";
import { isKnownHighlight, takeHighlight } from "./parse_highlight.ts";
import { listOf, listOfKnown, shape, type Take, takeFlag, takeName, wholeFrom } from "./shape.ts";

/** By what a program is known. */
export const takeBadge: Take<ProgramBadge> = shape<ProgramBadge>(
  { letters: takeText, colour: wholeFrom(0) },
  {},
);

/** All of it. */
export const takeStageOfContest: Take<StageOfContest> = shape<StageOfContest>(
  {
    title: takeName,
    number: wholeFrom(1),
    entry: takeText,
    name: takeName,
    version: wholeFrom(1),
    isAnnulled: takeFlag,
    programs: listOf(shape<ProgramOfContest>({ entry: takeText, badge: takeBadge }, {})),
    highlights: listOfKnown(
      shape<MatchHighlight>({ match: takeText, highlight: takeHighlight }, {}),
      (told) => !isRecord(told) || isKnownHighlight(told["highlight"]),
    ),
  },
  { replacedBy: wholeFrom(1), repeats: wholeFrom(1) },
);
