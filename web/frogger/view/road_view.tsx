/** The page of a road: a frog to watch, or to be. */
import "./road_view.css";
import type { JSX } from "preact";
import type { FroggerStore } from "../store/types.ts";
import { PlayView } from "./play_view.tsx";
import { RoadHead } from "./road_head.tsx";
import { WatchView } from "./watch_view.tsx";

/** The whole page of a road. */
export function RoadView({ store }: { readonly store: FroggerStore }): JSX.Element {
  return (
    <div class="road-view">
      <RoadHead store={store} />
      {store.view.value === "play" ? <PlayView store={store} /> : <WatchView store={store} />}
    </div>
  );
}
