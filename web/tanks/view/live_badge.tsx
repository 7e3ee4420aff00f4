/** How a run stands, in a word: live, stopped, finished. */
import "./live_badge.css";
import type { JSX } from "preact";
import type { RunState } from "../../../lib/logs/published.ts";
import type { Connection } from "../../site/live.ts";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";

const text = strings.runs;

interface LiveBadgeProps {
  readonly state: RunState;
  /** How well the server is heard; without it, nobody listens. */
  readonly connection?: Connection | undefined;
}

/** Pulses while new rounds come in. */
export function LiveBadge({ state, connection }: LiveBadgeProps): JSX.Element {
  if (state === "finished") {
    return (
      <span class="chip live-badge finished">
        <Icon name="check" />
        {text.finished}
      </span>
    );
  }
  if (state === "stopped") {
    return (
      <span class="chip live-badge">
        <Icon name="pause" />
        {text.stopped}
      </span>
    );
  }
  if (connection === "live") {
    return (
      <span class="chip live-badge live">
        <span class="pulse" />
        {text.live}
      </span>
    );
  }
  const word = connection === "gone"
    ? text.gone
    : connection === "waiting"
    ? text.waiting
    : text.playing;
  return (
    <span class="chip live-badge playing">
      <Icon name="live" />
      {word}
    </span>
  );
}
