/** Which letter is whom, in one line under the picture; a press chooses the tank. */
import "./tank_legend.css";
import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import type { Player } from "../../ui/player/types.ts";
import { useScrollRow } from "../../ui/use_scroll_row.ts";
import { type Recording, stateAt } from "../model/recording.ts";
import { knownUntil } from "../model/standing.ts";
import { SeatBadge } from "./seat_badge.tsx";

/** Of more tanks only so many are named here; the panel has all. */
const MOST = 24;

/** More than so many share the room: names are cut short, and on a phone only the chosen one has its name. */
const FEW = 4;

interface TankLegendProps {
  readonly recording: Recording;
  readonly player: Player;
  /** The seat through whose eyes the round is seen: others are wrecks when it was told so. */
  readonly viewer: number | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (seat: number | undefined) => void;
}

/** A badge for each tank. Where there is no room for all, the row scrolls. */
export function TankLegend(props: TankLegendProps): JSX.Element {
  const { recording, player, viewer, selected, onSelect } = props;
  const row = useRef<HTMLDivElement>(null);
  useScrollRow(row, selected);
  // As text, so that turns in which nobody dies draw nothing anew.
  const dead = useMemo(
    () => computed(() => deadAt(recording, player.frame.value, viewer).join(" ")),
    [recording, player, viewer],
  ).value.split(" ");
  const { seats } = recording;
  return (
    <div
      class={`tank-legend scroll-row${seats.length > FEW ? " crowded" : ""}`}
      role="group"
      aria-label={strings.match.panelTanks}
      ref={row}
    >
      {seats.slice(0, MOST).map((seat, index) => (
        <button
          key={index}
          type="button"
          class="tank-choice"
          aria-pressed={selected === index}
          onClick={() => onSelect(selected === index ? undefined : index)}
        >
          <SeatBadge seat={seat} isWreck={dead.includes(String(index))} />
        </button>
      ))}
      {seats.length > MOST
        ? <span class="soft small">{strings.player.more(seats.length - MOST)}</span>
        : null}
    </div>
  );
}

/** The seats of those that are dead after a turn, as far as is known. */
function deadAt(recording: Recording, turn: number, viewer: number | undefined): number[] {
  const told = stateAt(recording, knownUntil(recording, turn, viewer));
  const now = stateAt(recording, turn);
  return recording.seats.flatMap((_, seat) => {
    const { tanks } = seat === viewer ? now : told;
    return tanks[seat]?.lives === 0 ? [seat] : [];
  });
}
