/** How much of the game has been played. */
import "./play_progress.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import type { FroggerStore } from "../store/types.ts";

/** A bar from the first frame to the last. */
export function PlayProgress({ store }: { readonly store: FroggerStore }): JSX.Element {
  const made = store.hand.value.made.length;
  const frames = store.road.value?.frames ?? 0;
  const told = strings.frogger.framesPlayed(made, frames);
  return (
    <div class="play-progress">
      <progress value={made} max={Math.max(1, frames)} aria-label={told} />
      <span class="small soft">{told}</span>
    </div>
  );
}
