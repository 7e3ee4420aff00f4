/** Reads rounds worth watching as a site tells them. Pure: nothing here throws. */
import { type Findings, isRecord, takeAmount } from "../../lib/logs/fields.ts";
import {
  type Highlight,
  HIGHLIGHT_KINDS,
  type HighlightFacts,
  type HighlightKind,
  ODDITIES,
} from "../../lib/logs/highlights_types.ts";
import type { JsonPath } from "../../lib/logs/json_places.ts";
import { LOG_FAULT_KINDS } from "../../lib/logs/types.ts";
import { listOf, shape, type Take, takeNumber, wholeFrom, wordOf } from "./shape.ts";

/** Whether this version has words for it. */
export function isKnownHighlight(value: unknown): boolean {
  return isRecord(value) && HIGHLIGHT_KINDS.some((kind) => kind === value["kind"]);
}

const whole = wholeFrom(0);

/** What is taken of each kind. */
const FACTS: { readonly [Kind in HighlightKind]: Take<HighlightFacts[Kind]> } = {
  turnaround: shape<HighlightFacts["turnaround"]>(
    { at: whole, lives: whole, rivalLives: whole },
    {},
  ),
  closest: shape<HighlightFacts["closest"]>({ at: whole, lives: whole, tanks: whole }, {}),
  death: shape<HighlightFacts["death"]>({ at: whole, oddity: wordOf(ODDITIES), many: whole }, {}),
  draw: shape<HighlightFacts["draw"]>({ at: whole }, {}),
  lastMoment: shape<HighlightFacts["lastMoment"]>({ at: whole, limit: whole }, {}),
  fault: shape<HighlightFacts["fault"]>(
    { at: whole, lives: whole, lead: takeNumber },
    { fault: wordOf(LOG_FAULT_KINDS) },
  ),
  pacifist: shape<HighlightFacts["pacifist"]>({ tanks: whole }, {}),
  untouched: shape<HighlightFacts["untouched"]>({ turns: whole, damage: takeAmount }, {}),
  biggestTurn: shape<HighlightFacts["biggestTurn"]>({ at: whole, points: takeAmount }, {}),
  mostDamage: shape<HighlightFacts["mostDamage"]>({ damage: takeAmount, tanks: whole }, {}),
  fastest: shape<HighlightFacts["fastest"]>({ turns: whole, tanks: whole }, {}),
  longest: shape<HighlightFacts["longest"]>({ turns: whole }, {}),
};

type Common = Pick<Highlight, "bots" | "kind" | "round" | "turn">;

const takeCommon = shape<Common>(
  { kind: wordOf(HIGHLIGHT_KINDS), round: wholeFrom(1), turn: whole, bots: listOf(whole) },
  {},
);

/** A round worth watching, and why. */
export function takeHighlight(
  value: unknown,
  path: JsonPath,
  findings: Findings,
): Highlight | undefined {
  const common = takeCommon(value, path, findings);
  if (common === undefined || !isRecord(value)) return undefined;
  const facts = FACTS[common.kind](value["facts"], [...path, "facts"], findings);
  // The facts were taken as those of this very kind.
  return facts === undefined ? undefined : { ...common, facts } as Highlight;
}
