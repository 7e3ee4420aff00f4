/** A few views of the same thing, one of which is on show. */
import "./view_switch.css";
import type { JSX } from "preact";

interface ViewSwitchProps<View extends string> {
  /** What is chosen here. */
  readonly label: string;
  readonly views: readonly View[];
  readonly shown: View;
  readonly nameOf: (view: View) => string;
  readonly onChoose: (view: View) => void;
}

/** A row of buttons. */
export function ViewSwitch<View extends string>(
  { label, nameOf, onChoose, shown, views }: ViewSwitchProps<View>,
): JSX.Element {
  return (
    <div class="view-switch" role="group" aria-label={label}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => onChoose(view)}
        >
          {nameOf(view)}
        </button>
      ))}
    </div>
  );
}
