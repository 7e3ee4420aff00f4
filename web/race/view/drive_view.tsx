/** A lap driven by hand. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { listenForKeys } from "../../ui/player/listen_for_keys.ts";
import type { Choice } from "../model/choices.ts";
import type { RaceStore } from "../store/types.ts";
import { DriveHelp } from "./drive_help.tsx";
import { DrivePanel } from "./drive_panel.tsx";
import { NearButton } from "./near_button.tsx";
import { RaceCanvas } from "./race_canvas.tsx";
import { driveKeys } from "./race_keys.ts";
import { ReadOut } from "./read_out.tsx";
import { StageBox } from "./stage_box.tsx";

/** The picture in which cells are chosen, and the panel with the same cells as buttons. */
export function DriveView({ store }: { readonly store: RaceStore }): JSX.Element {
  const pointed = useSignal<number | undefined>(undefined);
  const isRefused = useSignal(false);
  const isHelpOpen = useSignal(false);
  const choose = (choice: Choice) => {
    isRefused.value = choice.state !== "free";
    if (choice.state !== "free") return;
    pointed.value = undefined;
    store.driveTo(choice.at);
  };
  const actions = useMemo(() => driveKeys(store, { pointed, choose, isHelpOpen }), [store]);
  useLayoutEffect(() => listenForKeys(document, actions), [actions]);
  return (
    <div class="circuit-columns">
      <StageBox
        store={store}
        picture={<RaceCanvas store={store} digit={pointed.value} onChoose={choose} />}
        line={
          <>
            <ReadOut store={store} />
            <div class="race-line-end">
              <NearButton store={store} />
              <Button
                label={strings.player.help}
                icon="help"
                look="quiet"
                shortcut="?"
                onClick={() => isHelpOpen.value = true}
              />
            </div>
          </>
        }
      />
      <aside class="circuit-side card" aria-label={strings.race.driveIt}>
        <DrivePanel
          store={store}
          digit={pointed.value}
          isRefused={isRefused.value}
          onChoose={choose}
        />
      </aside>
      {isHelpOpen.value
        ? <DriveHelp actions={actions} onClose={() => isHelpOpen.value = false} />
        : null}
    </div>
  );
}
