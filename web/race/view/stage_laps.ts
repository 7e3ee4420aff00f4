/** The laps on the picture: those opened, and behind them the one that is driven by hand. */
import type { ShownLap } from "../model/shown_lap.ts";
import type { RaceStore } from "../store/types.ts";

/** In the order of their letters and colours. */
export function lapsOnStage({ driven, laps, view }: RaceStore): readonly ShownLap[] {
  const own = view.value === "drive" ? driven.value : undefined;
  return own === undefined ? laps.value : [...laps.value, own];
}
