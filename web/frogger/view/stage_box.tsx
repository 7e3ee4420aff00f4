/** The picture, the scores under it, and what plays it. */
import "./stage_box.css";
import type { ComponentChildren, JSX } from "preact";
import type { FroggerStore } from "../store/types.ts";
import { ScoreBoard } from "./score_board.tsx";

interface StageBoxProps {
  readonly store: FroggerStore;
  readonly picture: ComponentChildren;
  /** At the end of the line of scores. */
  readonly tools?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** See the head of this file. */
export function StageBox({ store, picture, tools, children }: StageBoxProps): JSX.Element {
  return (
    <section class="road-stage card" aria-label={store.road.value?.title}>
      <div class="road-box">{picture}</div>
      {store.shown.value === undefined ? null : (
        <div class="road-line">
          <ScoreBoard store={store} />
          {tools === undefined ? null : <div class="road-line-end">{tools}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
