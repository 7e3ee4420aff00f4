/** Which rounds are listed, and how: above the list of rounds. */
import type { ComponentChildren, JSX } from "preact";
import type { LogHeader } from "../../../lib/logs/types.ts";
import * as later from "../../strings/later.ts";
import { botName } from "../model/bot_names.ts";
import {
  type Fate,
  ROUND_SORTS,
  type RoundChoice,
  type RoundFilter,
  type RoundSort,
} from "../model/options.ts";
import type { RoundCounts } from "./round_choice.ts";

const text = later.rounds;

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
  /** Stands between filter and order. */
  readonly children: ComponentChildren;
}

/** Filters that would leave nothing are not offered, unless one of them is chosen. */
export function RoundControls(props: RoundControlsProps): JSX.Element {
  const { header, counts, choice, onChoice } = props;
  const { filter, sort, isDescending } = choice;
  const groups = groupsOf(header, counts).map(({ title, options }) => ({
    title,
    options: options.filter(({ is, count }) => count > 0 || is === "all" || is === filter),
  }));
  const filters = groups.flatMap(({ options }) => options);
  const direction = isDescending ? text.descending : text.ascending;
  return (
    <div class="round-controls">
      <select
        class="filter"
        aria-label={text.show}
        title={filters.find(({ is }) => is === filter)?.name}
        value={filter}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, filter: filters.find(({ is }) => is === value)?.is ?? "all" })}
      >
        {groups.map(({ title, options }) =>
          options.length === 0
            ? null
            : title === undefined
            ? options.map(Option)
            : <optgroup key={title} label={title}>{options.map(Option)}</optgroup>
        )}
      </select>
      {props.children}
      <select
        aria-label={text.sort}
        title={text.sort}
        value={sort}
        onChange={({ currentTarget: { value } }) =>
          onChoice({ ...choice, sort: ROUND_SORTS.find((one) => one === value) ?? "number" })}
      >
        {ROUND_SORTS.map((one) => <option key={one} value={one}>{SORT_NAMES[one]}</option>)}
      </select>
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
  );
}

interface FilterOption {
  readonly is: RoundFilter;
  readonly name: string;
  readonly count: number;
}

function Option({ is, name }: FilterOption): JSX.Element {
  return <option key={is} value={is}>{name}</option>;
}

/** Wins and losses stand apart, so that one's program is found among twenty. */
function groupsOf(
  header: LogHeader,
  counts: RoundCounts,
): readonly { readonly title?: string; readonly options: readonly FilterOption[] }[] {
  const { all, starred, draws, faults, fates } = counts;
  const by = (fate: Fate, tell: (name: string, count: number) => string) =>
    header.bots.map((_, bot): FilterOption => {
      const is = `${fate} ${bot}` as const;
      const count = fates.get(is) ?? 0;
      return { is, name: tell(botName(header, bot), count), count };
    });
  return [
    {
      options: [
        { is: "all", name: text.allRounds(all), count: all },
        { is: "starred", name: text.starred(starred), count: starred },
        { is: "draws", name: text.draws(draws), count: draws },
        { is: "faults", name: text.withFaults(faults), count: faults },
      ],
    },
    { title: text.wins, options: by("won", text.wonBy) },
    { title: text.losses, options: by("lost", text.lostBy) },
  ];
}
