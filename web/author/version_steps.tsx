/** How far a version has come: check, queue, stage, table. */
import "./version_steps.css";
import type { JSX } from "preact";
import type { VersionState } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Icon } from "../ui/icon.tsx";

const text = strings.author;

const STEPS = ["check", "queue", "stage", "table"] as const;

/** At which step a version is; the number of all of them: it has done them. */
const STEP_OF: Readonly<Record<VersionState, number>> = {
  received: 0,
  refused: 0,
  waiting: 1,
  held: 1,
  playing: 2,
  played: 4,
  cancelled: 1,
};

/** A short line with a mark for each step. */
export function VersionSteps({ state }: { readonly state: VersionState }): JSX.Element {
  const now = STEP_OF[state];
  return (
    <ol class="version-steps">
      {STEPS.map((step, at) => {
        const look = at < now ? "done" : at > now ? "next" : state === "refused" ? "failed" : "now";
        return (
          <li key={step} class={look} aria-current={look === "now" ? "step" : undefined}>
            <span class="dot">
              {look === "done"
                ? <Icon name="check" />
                : look === "failed"
                ? <Icon name="close" />
                : at + 1}
            </span>
            <span>{text.steps[step]}</span>
            <span class="spoken">: {SPOKEN[look]}</span>
          </li>
        );
      })}
    </ol>
  );
}

const SPOKEN = {
  done: text.stepDone,
  now: text.stepNow,
  next: text.stepNext,
  failed: text.stepFailed,
} as const;
