/** The page of a circuit: laps on it, or one driven by hand. */
import "./circuit_view.css";
import type { JSX } from "preact";
import type { RaceStore } from "../store/types.ts";
import { CircuitHead } from "./circuit_head.tsx";
import { DriveView } from "./drive_view.tsx";
import { WatchView } from "./watch_view.tsx";

/** The whole page of a circuit. */
export function CircuitView({ store }: { readonly store: RaceStore }): JSX.Element {
  return (
    <div class="circuit-view">
      <CircuitHead store={store} />
      {store.view.value === "drive" ? <DriveView store={store} /> : <WatchView store={store} />}
    </div>
  );
}
