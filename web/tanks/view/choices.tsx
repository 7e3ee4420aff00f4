/** A few buttons in a row, one of which is pressed: what a panel shows. */
import "./choices.css";
import type { JSX } from "preact";
import { pressing } from "../../ui/press.ts";

/** One of the buttons. */
export interface Choice<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly isDisabled?: boolean;
}

interface ChoicesProps<Id extends string> {
  /** What is chosen; spoken. */
  readonly label: string;
  readonly choices: readonly Choice<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** The row; pressing another button chooses it. */
export function Choices<Id extends string>(props: ChoicesProps<Id>): JSX.Element {
  const { label, choices, chosen, onChoose } = props;
  return (
    <div class="choices" role="group" aria-label={label}>
      {choices.map(({ id, title, isDisabled = false }) => (
        <button
          key={id}
          type="button"
          class="choice"
          aria-pressed={id === chosen}
          {...pressing(() => onChoose(id), isDisabled)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
