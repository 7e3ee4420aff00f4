/** How far something has come. */
import "./progress_bar.css";
import type { JSX } from "preact";

interface ProgressBarProps {
  /** What is going on; spoken and shown: "1,234 of 4,600 rounds". */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** It moves on at the moment. */
  readonly isRunning?: boolean;
}

/** A bar with its sentence below. */
export function ProgressBar({ label, done, total, isRunning }: ProgressBarProps): JSX.Element {
  const share = total <= 0 ? 0 : Math.min(1, Math.max(0, done / total));
  return (
    <div class={`progress-bar${isRunning === true ? " running" : ""}`}>
      <div
        class="track"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
      >
        <div class="done" style={{ width: `${share * 100}%` }} />
      </div>
      <p class="small soft" aria-hidden="true">{label}</p>
    </div>
  );
}
