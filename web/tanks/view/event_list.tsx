/** What happened in the round, turn by turn. The head of a turn and each event in it go there. */
import "./event_list.css";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { MarkSign } from "../../ui/player/mark_shapes.tsx";
import type { MarkKind } from "../../ui/player/types.ts";
import { eventsOf, type ListedEvent, type ListedKind } from "../model/events.ts";
import type { EventFilter } from "../model/options.ts";
import type { Recording } from "../model/recording.ts";
import { knownUntil } from "../model/standing.ts";
import { Choices } from "./choices.tsx";
import { cutNames, type EventRow, rowsBetween, rowsOf, tellKnown } from "./event_rows.ts";
import { shortMark } from "./short_mark.ts";
import { SeatBadge } from "./seat_badge.tsx";
import { useFollowing } from "./use_following.ts";

const text = later.panels.events;

/** The sign of each kind is that of the time line. */
const SIGNS: Readonly<Partial<Record<ListedKind, MarkKind>>> = {
  "shot-hit": "hit",
  collision: "collision",
  death: "death",
  fault: "fault",
  lost: "fault",
};

interface EventListProps {
  readonly recording: Recording;
  readonly turn: number;
  /** Whether turns pass by themselves; turns that the reader chose bring the list back to them. */
  readonly isPlaying: boolean;
  readonly onSeek: (turn: number) => void;
  /** The chosen seat. */
  readonly selected: number | undefined;
  /** Through whose eyes: then only what the program there could know, up to now. */
  readonly viewer: number | undefined;
  /** Which events are listed. */
  readonly filter: EventFilter;
  readonly onFilter: (filter: EventFilter) => void;
  /** What comes after the turn is not told. */
  readonly hidesFuture?: boolean;
}

/** As high as its place allows; it scrolls inside. */
export function EventList(props: EventListProps): JSX.Element {
  const { recording, turn, isPlaying, onSeek, selected, viewer } = props;
  const { hidesFuture = false, onFilter } = props;
  const filter = props.filter === "chosen" && selected === undefined ? "all" : props.filter;
  const until = viewer !== undefined
    ? knownUntil(recording, turn, viewer)
    : hidesFuture
    ? turn
    : recording.turns;
  const events = useMemo(() => eventsOf(recording), [recording]);
  const list = useMemo(
    () => rowsOf(recording, events, { filter, selected, viewer, until }),
    [events, filter, filter === "chosen" ? selected : undefined, viewer, until],
  );
  const box = useRef<HTMLDivElement>(null);
  const { from, to, isFollowing, follow, handlers } = useFollowing(box, list, turn, isPlaying);
  const seek = (to: number) => {
    follow();
    onSeek(to);
  };
  return (
    <section class="event-list" aria-label={text.title}>
      <header class="head">
        <Choices
          label={text.filter}
          choices={choicesFor(selected === undefined ? undefined : recording.seats[selected]?.mark)}
          chosen={filter}
          onChoose={onFilter}
        />
        <span class="count soft small">{text.count(list.events)}</span>
      </header>
      <div class="box" ref={box} tabIndex={0} role="group" aria-label={text.title} {...handlers}>
        <div class="all" style={{ height: `${list.height}rem` }}>
          {rowsBetween(list, from - 4, to + 4).map((row) => (
            <Row
              key={row.top}
              {...{ recording, row, viewer }}
              isNow={row.turn === turn}
              onSeek={seek}
            />
          ))}
        </div>
        {list.events === 0
          ? <p class="none soft">{viewer === undefined ? text.none : text.noneSeen}</p>
          : null}
      </div>
      {isFollowing || list.events === 0
        ? null
        : <button type="button" class="follow" onClick={follow}>{text.follow(turn)}</button>}
    </section>
  );
}

function choicesFor(mark: string | undefined) {
  return [
    { id: "major", title: text.major },
    { id: "all", title: text.everything },
    {
      id: "chosen",
      title: mark === undefined ? text.chosenNone : text.chosen(shortMark(mark)),
      isDisabled: mark === undefined,
    },
  ] as const;
}

interface RowProps {
  readonly recording: Recording;
  readonly row: EventRow;
  readonly viewer: number | undefined;
  readonly isNow: boolean;
  readonly onSeek: (turn: number) => void;
}

function Row({ recording, row, viewer, isNow, onSeek }: RowProps): JSX.Element {
  const place = { top: `${row.top}rem`, height: `${row.height}rem` };
  const now = isNow ? " now" : "";
  if (row.kind === "event") {
    return (
      <button
        type="button"
        class={`event${now}`}
        style={place}
        title={strings.panels.toTurn(row.turn)}
        onClick={() => onSeek(row.turn)}
      >
        <EventText {...{ recording, viewer }} event={row.event} />
      </button>
    );
  }
  return (
    <button
      type="button"
      class={`turn${now}`}
      style={place}
      aria-current={isNow ? "step" : undefined}
      title={strings.panels.toTurn(row.turn)}
      onClick={() => onSeek(row.turn)}
    >
      {strings.panels.turn(row.turn)}
      {isNow ? <span class="here">{text.now}</span> : null}
    </button>
  );
}

function EventText({ recording, event, viewer }: {
  readonly recording: Recording;
  readonly event: ListedEvent;
  readonly viewer: number | undefined;
}): JSX.Element {
  const words = tellKnown(recording, event, viewer);
  const sign = SIGNS[event.kind];
  // The end is about whoever is left: a badge is for one alone.
  const isOfOne = event.kind !== "end" || event.seats.length === 1;
  const [seat] = isOfOne ? event.seats.map((index) => recording.seats[index]) : [];
  return (
    <>
      <span class="who">
        {seat === undefined ? null : <SeatBadge seat={seat} isMarkOnly />}
        {sign === undefined ? null : <MarkSign kind={sign} />}
      </span>
      <span class="words" dir="ltr" title={words}>{cutNames(recording, words)}</span>
    </>
  );
}
