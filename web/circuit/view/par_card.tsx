/** The best lap on the drawing. */
import "./par_card.css";
import type { JSX } from "preact";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import * as strings from "../../strings/strings.ts";
import type { ParState } from "../store/checking.ts";
import type { CircuitStore } from "../store/types.ts";

const text = strings.circuit;

/** Par, or why there is none yet. */
export function ParCard({ store }: { readonly store: CircuitStore }): JSX.Element {
  const state = store.checking.par.value;
  const par = state.kind === "found"
    ? state.par
    : state.kind === "searching"
    ? state.last
    : undefined;
  return (
    <section class="par-card card" aria-label={text.par}>
      <h2>{text.par}</h2>
      {par === undefined ? null : (
        <p class={`figures${state.kind === "searching" ? " old" : ""}`}>
          <strong>{text.seconds(showHundredths(par.hundredths))}</strong>
          <span>{text.parMoves(par.moves)}</span>
          <span>{text.kmh(par.kmhHundredths)}</span>
        </p>
      )}
      <p class="soft small" role="status">{sentenceOf(state)}</p>
    </section>
  );
}

function sentenceOf({ kind }: ParState): string {
  switch (kind) {
    case "none":
      return text.parNone;
    case "searching":
      return text.parSearching;
    case "found":
      return text.parHint;
    case "failed":
      return text.parFailed;
  }
}
