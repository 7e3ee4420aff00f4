/** All rounds of the open match: filter, sort, find the one to watch. */
import "./round_list.css";
import type { JSX } from "preact";
import { useEffect, useId, useMemo, useState } from "preact/hooks";
import type { Highlight } from "../../../lib/logs/highlights.ts";
import type { RoundSummary } from "../../../lib/logs/summary.ts";
import type { LogHeader } from "../../../lib/logs/types.ts";
import * as later from "../../strings/later.ts";
import { useWindow } from "../../ui/use_window.ts";
import { botName } from "../model/bot_names.ts";
import { entryOf } from "../model/colours.ts";
import { BotName } from "./bot_badge.tsx";
import type { RoundChoice } from "../model/options.ts";
import { botOf, chooseRounds, countRounds } from "./round_choice.ts";
import { RoundControls } from "./round_controls.tsx";
import { MOST_BARS, RoundRow, ROW_HEIGHT } from "./round_row.tsx";

const text = later.rounds;

/** Where results are hidden: any other choice would tell of them. */
const ALL: RoundChoice = { filter: "all", sort: "number", isDescending: false };

interface RoundListProps {
  readonly header: LogHeader;
  /** For each of the header's bots its index in the run; absent where there is no run. */
  readonly entries?: readonly number[] | undefined;
  /** In the order of the log; grows while it is read or played. */
  readonly rounds: readonly RoundSummary[];
  /** The number of the round that is on show. */
  readonly current: number | undefined;
  readonly onOpen: (round: number) => void;
  readonly isComplete: boolean;
  /** There is one round and none will follow: nothing to choose from. */
  readonly isSingle?: boolean;
  /** Rounds to be starred. */
  readonly highlights?: readonly Highlight[] | undefined;
  /** Which rounds are listed, and in which order. */
  readonly choice: RoundChoice;
  readonly onChoice: (choice: RoundChoice) => void;
  /** Nothing tells how a round ended. */
  readonly hidesResults?: boolean;
}

/** Holds a hundred thousand rounds: only those in sight are drawn. */
export function RoundList(props: RoundListProps): JSX.Element {
  const { header, entries, rounds, current, onOpen, isComplete, highlights } = props;
  const { hidesResults = false } = props;
  const { filter, sort, isDescending } = hidesResults ? ALL : props.choice;
  const choice = useMemo(
    () => ({ filter, sort, isDescending }),
    [filter, sort, isDescending],
  );
  const [active, setActive] = useState<number | undefined>(undefined);
  const prefix = useId();
  const starred = useMemo(
    () => new Set(highlights?.map(({ round }) => round)),
    [highlights],
  );
  const counts = useMemo(() => countRounds(rounds, starred), [rounds, starred]);
  const chosen = useMemo(
    () => chooseRounds(rounds, choice, starred),
    [rounds, choice, starred],
  );
  const list = useWindow<HTMLDivElement>(chosen.length, ROW_HEIGHT);
  const placeOf = (round: number | undefined) => chosen.findIndex((one) => one.round === round);
  const hasCurrent = placeOf(current) >= 0;
  useEffect(() => list.reveal(placeOf(current), "middle"), [current, choice, hasCurrent]);
  const at = Math.max(0, placeOf(active ?? current));
  const goTo = (row: number) => {
    const target = Math.min(chosen.length - 1, Math.max(0, row));
    setActive(chosen[target]?.round);
    list.reveal(target, "nearest");
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: chosen.length - 1 }[
      event.key
    ] ?? { PageUp: at - list.page, PageDown: at + list.page }[event.key];
    const isOpening = event.key === "Enter" || event.key === " ";
    if (target === undefined && !isOpening) return;
    // The page's own keys would move the player.
    event.preventDefault();
    event.stopPropagation();
    const round = chosen[at];
    if (target !== undefined) goTo(target);
    else if (round !== undefined) onOpen(round.round);
  };
  const idOf = (round: number) => `${prefix}-${round}`;
  const activeRound = chosen[at]?.round;
  return (
    <section class="round-list">
      {props.isSingle === true || hidesResults ? null : (
        <RoundControls
          header={header}
          counts={counts}
          choice={choice}
          onChoice={(next) => {
            props.onChoice(next);
            setActive(undefined);
          }}
        >
          <BarKey header={header} />
        </RoundControls>
      )}
      {header.kind === "duel" ? <Players header={header} entries={entries} /> : null}
      <div
        class="rounds"
        ref={list.scroller}
        role="listbox"
        tabIndex={0}
        aria-label={text.roundList}
        aria-activedescendant={activeRound === undefined ? undefined : idOf(activeRound)}
        onScroll={list.onScroll}
        onKeyDown={press}
      >
        <div class="all" role="presentation" style={{ height: `${chosen.length * ROW_HEIGHT}px` }}>
          {chosen.slice(list.first, list.end).map((summary, offset) => (
            <RoundRow
              key={summary.round}
              id={idOf(summary.round)}
              header={header}
              entries={entries}
              summary={summary}
              about={botOf(choice.filter)}
              place={list.first + offset}
              of={chosen.length}
              isCurrent={summary.round === current}
              isActive={summary.round === activeRound}
              isStarred={starred.has(summary.round)}
              isSecret={hidesResults}
              onOpen={() => {
                setActive(summary.round);
                onOpen(summary.round);
              }}
            />
          ))}
        </div>
        {chosen.length > 0 ? null : (
          <p class="none soft">
            {rounds.length > 0 ? text.noRounds : isComplete ? text.noRoundsYet : ""}
          </p>
        )}
      </div>
      {isComplete ? null : <p class="reading soft small" role="status">{text.stillReading}</p>}
    </section>
  );
}

/** What the bars in the rows are. */
function BarKey({ header }: Pick<RoundListProps, "header">): JSX.Element {
  if (header.bots.length > MOST_BARS) return <span class="bar-key" />;
  return (
    <span class="bar-key soft small" title={text.barsTold}>
      <span class="sample" aria-hidden="true">
        <span />
        <span />
      </span>
      {text.bars}
    </span>
  );
}

/** In whose order lives and points of a duel stand. */
function Players({ header, entries }: Pick<RoundListProps, "header" | "entries">): JSX.Element {
  return (
    <p class="round-players small">
      {header.bots.map((_, bot) => (
        <BotName key={bot} index={entryOf(entries, bot)} name={botName(header, bot)} />
      ))}
    </p>
  );
}
