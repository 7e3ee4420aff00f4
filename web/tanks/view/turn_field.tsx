/** A field for a turn's number. */
import type { JSX } from "preact";

interface TurnFieldProps {
  readonly label: string;
  readonly turn: number;
  /** The last turn that there is. */
  readonly turns: number;
  readonly onTurn: (turn: number) => void;
}

/** Tells each turn that is typed; what is no turn of the round becomes the nearest one, or is taken back at the end. */
export function TurnField({ label, turn, turns, onTurn }: TurnFieldProps): JSX.Element {
  return (
    <label class="animation-field">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={turns}
        value={turn}
        onInput={({ currentTarget }) => {
          const wanted = Math.trunc(currentTarget.valueAsNumber);
          if (!Number.isNaN(wanted)) onTurn(Math.min(turns, Math.max(0, wanted)));
        }}
        onChange={({ currentTarget }) => {
          currentTarget.value = `${turn}`;
        }}
      />
    </label>
  );
}
