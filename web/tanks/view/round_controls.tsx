/** Which rounds are listed, and how: above the list of rounds. */
import type { JSX } from "preact";
import type { LogHeader } from "../../../lib/logs/types.ts";
import * as strings from "../../strings/strings.ts";
import { BotName } from "./bot_badge.tsx";
import {
  ROUND_SORTS,
  type RoundChoice,
  type RoundCounts,
  type RoundFilter,
  type RoundSort,
} from "./round_choice.ts";

const text = strings.rounds;

const SORT_NAMES = {
  number: text.byNumber,
  turns: text.byTurns,
  margin: text.byMargin,
} as const satisfies Record<RoundSort, string>;

interface RoundControlsProps {
  readonly header: LogHeader;
  readonly counts: RoundCounts;
  readonly choice: RoundChoice;
  readonly onChoice: (choice: RoundChoice) => void;
}

/** Filters that would leave nothing are not offered, unless one of them is chosen. */
export function RoundControls(props: RoundControlsProps): JSX.Element {
  const { header, counts, choice, onChoice } = props;
  const { filter, sort, isDescending } = choice;
  const filters = filtersOf(header, counts).filter(({ is, count }) => count > 0 || is === filter);
  const direction = isDescending ? text.descending : text.ascending;
  return (
    <div class="round-controls">
      {header.kind === "duel" ? <Legend header={header} /> : null}
      <label>
        <span class="spoken">{text.show}</span>
        <select
          value={String(filter)}
          onChange={({ currentTarget: { value } }) => {
            const wanted = filters.find(({ is }) => String(is) === value);
            onChoice({ ...choice, filter: wanted?.is ?? "all" });
          }}
        >
          {filters.map(({ is, name }) => <option key={is} value={String(is)}>{name}</option>)}
        </select>
      </label>
      <div class="sort">
        <label>
          <span class="soft small">{text.sort}</span>
          <select
            value={sort}
            onChange={({ currentTarget: { value } }) =>
              onChoice({ ...choice, sort: ROUND_SORTS.find((one) => one === value) ?? "number" })}
          >
            {ROUND_SORTS.map((one) => <option key={one} value={one}>{SORT_NAMES[one]}</option>)}
          </select>
        </label>
        <button
          type="button"
          class="button icon-only"
          aria-label={direction}
          title={direction}
          onClick={() => onChoice({ ...choice, isDescending: !isDescending })}
        >
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d={isDescending ? "M12 5v14M6 13l6 6 6-6" : "M12 19V5M6 11l6-6 6 6"}
              fill="none"
              stroke="currentColor"
              stroke-width="2"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** In whose order lives and points of a duel stand. */
function Legend({ header: { bots } }: { readonly header: LogHeader }): JSX.Element {
  return (
    <p class="legend small">
      {bots.map(({ name }, index) => <BotName key={index} index={index} name={name} />)}
    </p>
  );
}

interface FilterOption {
  readonly is: RoundFilter;
  readonly name: string;
  readonly count: number;
}

function filtersOf({ bots }: LogHeader, counts: RoundCounts): readonly FilterOption[] {
  const { all, starred, draws, faults, wins } = counts;
  return [
    { is: "all", name: text.allRounds(all), count: Infinity },
    { is: "starred", name: text.starred(starred), count: starred },
    ...bots.map(({ name }, bot) => {
      const count = wins.get(bot) ?? 0;
      return { is: bot, name: text.wonBy(name, count), count };
    }),
    { is: "draws", name: text.draws(draws), count: draws },
    { is: "faults", name: text.withFaults(faults), count: faults },
  ];
}
