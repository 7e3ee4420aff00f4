/** The picture, the line of instruments under it, and what plays it. */
import "./stage_box.css";
import type { ComponentChildren, JSX } from "preact";
import type { RaceStore } from "../store/types.ts";

interface StageBoxProps {
  readonly store: RaceStore;
  readonly picture: ComponentChildren;
  /** Absent: there is no car whose instruments could be read. */
  readonly line?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** See the head of this file. */
export function StageBox({ store, picture, line, children }: StageBoxProps): JSX.Element {
  const isDriving = store.view.value === "drive";
  return (
    <section class="race-stage card" aria-label={store.circuit.value?.title}>
      <div class={`race-picture${store.isNear.value ? " near" : ""}`}>{picture}</div>
      {line === undefined
        ? null
        : <div class={`race-line${isDriving ? " driving" : ""}`}>{line}</div>}
      {children}
    </section>
  );
}
