/** Moves on a road, played. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Controls } from "../../ui/player/controls.tsx";
import { HelpDialog } from "../../ui/player/help_dialog.tsx";
import { Timeline } from "../../ui/player/timeline.tsx";
import { usePlayerKeys } from "../../ui/player/use_player_keys.ts";
import { marksOf } from "../model/marks.ts";
import { cellAt, momentAt } from "../model/shown_run.ts";
import type { FroggerStore } from "../store/types.ts";
import { watchKeys } from "./frog_keys.ts";
import { RoadCanvas } from "./road_canvas.tsx";
import { RunPanel } from "./run_panel.tsx";
import { StageBox } from "./stage_box.tsx";

const { markKinds, squash, standing, unit, watched } = strings.frogger;

/** The picture with what plays it, and what the judge says. */
export function WatchView({ store }: { readonly store: FroggerStore }): JSX.Element {
  const { player, run } = store;
  const marks = useMemo(() => marksOf(run.value), [run.value]);
  const extra = useMemo(() => watchKeys(store), [store]);
  const tell = (frame: number) => {
    const shown = run.peek();
    if (shown === undefined) return "";
    const { column, row } = cellAt(shown, frame);
    return standing(squash.place(row, column), momentAt(shown, frame).tally.crossings);
  };
  const keys = usePlayerKeys({ player, unit, marks, extra });
  return (
    <div class="road-columns watching">
      <StageBox store={store} picture={<RoadCanvas store={store} />}>
        <div class="road-play">
          <Timeline player={player} marks={marks} unit={unit} />
          <Controls
            player={player}
            marks={marks}
            unit={unit}
            isGoToOpen={keys.isGoToOpen}
            onHelp={keys.openHelp}
            tell={tell}
          />
        </div>
      </StageBox>
      <aside class="road-side card" aria-label={watched}>
        <RunPanel store={store} />
      </aside>
      {keys.isHelpOpen.value
        ? (
          <HelpDialog
            actions={keys.actions}
            unit={unit}
            marks={markKinds}
            onClose={keys.closeHelp}
          />
        )
        : null}
    </div>
  );
}
