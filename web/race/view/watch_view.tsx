/** Laps on a circuit, played. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Controls } from "../../ui/player/controls.tsx";
import { HelpDialog } from "../../ui/player/help_dialog.tsx";
import { Timeline } from "../../ui/player/timeline.tsx";
import { usePlayerKeys } from "../../ui/player/use_player_keys.ts";
import { marksOf } from "../model/marks.ts";
import { momentOf } from "../model/shown_lap.ts";
import type { RaceStore } from "../store/types.ts";
import { LapPanel } from "./lap_panel.tsx";
import { NearButton } from "./near_button.tsx";
import { RaceCanvas } from "./race_canvas.tsx";
import { watchKeys } from "./race_keys.ts";
import { ReadOut } from "./read_out.tsx";
import { SpeedCurve } from "./speed_curve.tsx";
import { StageBox } from "./stage_box.tsx";

const text = strings.race;

/** The picture with what plays it, and the list of laps. */
export function WatchView({ store }: { readonly store: RaceStore }): JSX.Element {
  const { laps, player } = store;
  const marks = useMemo(() => marksOf(laps.value), [laps.value]);
  const extra = useMemo(() => watchKeys(store), [store]);
  const { unit } = text;
  const tell = (frame: number) => {
    const looked = store.looked.peek();
    return looked === undefined ? "" : text.moment(momentOf(looked, frame));
  };
  const keys = usePlayerKeys({ player, unit, marks, extra });
  const play = laps.value.length === 0 ? null : (
    <div class="race-play">
      <Timeline
        player={player}
        marks={marks}
        unit={unit}
        background={<SpeedCurve store={store} />}
      />
      <Controls
        player={player}
        marks={marks}
        unit={unit}
        isGoToOpen={keys.isGoToOpen}
        onHelp={keys.openHelp}
        tell={tell}
      >
        <NearButton store={store} />
      </Controls>
    </div>
  );
  return (
    <div class="circuit-columns">
      <StageBox
        store={store}
        picture={<RaceCanvas store={store} />}
        line={laps.value.length === 0 ? undefined : <ReadOut store={store} />}
      >
        {play}
      </StageBox>
      <aside class="circuit-side card" aria-label={text.laps}>
        <LapPanel store={store} />
      </aside>
      {keys.isHelpOpen.value
        ? (
          <HelpDialog
            actions={keys.actions}
            unit={unit}
            marks={text.markKinds}
            onClose={keys.closeHelp}
          />
        )
        : null}
    </div>
  );
}
