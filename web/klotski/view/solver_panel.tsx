/** What the solver is doing, what it has found, and how far it is from here. */
import "./solver_panel.css";
import type { JSX } from "preact";
import type { Optimum } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { Play } from "../store/play.ts";
import type { Solving } from "../store/solving.ts";
import { DistanceCurve } from "./distance_curve.tsx";

const text = strings.klotski;

interface SolverPanelProps {
  readonly play: Play;
  readonly solving: Solving;
  /** What is known before the solver has found it. */
  readonly proven: Optimum | undefined;
}

/** See the head of this file. */
export function SolverPanel({ play, proven, solving }: SolverPanelProps): JSX.Element {
  return (
    <section class="solver-panel" aria-label={text.solver}>
      <Distance play={play} solving={solving} />
      <DistanceCurve play={play} />
      <ShowTools play={play} solving={solving} />
      <Verdict hasGoal={play.variant.goal.length > 0} solving={solving} proven={proven} />
    </section>
  );
}

function Distance({ play, solving }: Omit<SolverPanelProps, "proven">): JSX.Element | null {
  if (play.variant.goal.length === 0) return null;
  const advice = play.advice.value;
  const isKnown = solving.found.value !== undefined && advice !== undefined && advice !== null;
  const { moves, steps } = advice ?? {};
  return (
    <div class="distance">
      {isKnown && steps === undefined ? <p class="dead-end">{text.deadEnd}</p> : (
        <p>
          <b class="distance-steps">{steps ?? text.notKnown}</b>{" "}
          <span class="soft">{text.toGo(steps ?? 0)}</span>
        </p>
      )}
      <p class="soft small">
        {moves === undefined || moves === 0 ? "\u00a0" : text.movesToGo(moves)}
      </p>
    </div>
  );
}

function ShowTools({ play, solving }: Omit<SolverPanelProps, "proven">): JSX.Element | null {
  if (play.variant.goal.length === 0) return null;
  const showing = play.showing.value;
  const isUseless = solving.found.value === undefined || play.advice.value?.next === undefined;
  return (
    <div class="show-tools">
      <Button
        label={text.hint}
        icon="eye"
        shortcut="."
        isPressed={play.hint.value !== undefined}
        isDisabled={isUseless || showing === "running"}
        onClick={play.toggleHint}
      >
        {text.hint}
      </Button>
      <Button
        label={showing === "running"
          ? text.pause
          : showing === "paused"
          ? text.resume
          : text.showMe}
        icon={showing === "running" ? "pause" : "play"}
        shortcut=","
        isDisabled={showing === "off" && isUseless}
        onClick={play.toggleShow}
      >
        {showing === "running" ? text.pause : showing === "paused" ? text.resume : text.showMe}
      </Button>
      {showing === "off"
        ? null
        : <Button label={text.stopShow} icon="close" look="quiet" onClick={play.stopShow} />}
    </div>
  );
}

interface VerdictProps {
  readonly hasGoal: boolean;
  readonly solving: Solving;
  readonly proven: Optimum | undefined;
}

function Verdict({ hasGoal, proven, solving }: VerdictProps): JSX.Element {
  const state = solving.state.value;
  const [headline, more] = verdictOf(hasGoal, solving, proven);
  return (
    <div class={`verdict ${state}`}>
      <div>
        <p class="headline" role="status">{headline}</p>
        <p class="soft small">{more}</p>
      </div>
      <div class="verdict-tools">
        <Button
          label={text.start}
          icon="play"
          look="quiet"
          isDisabled={state !== "stopped"}
          onClick={solving.goOn}
        />
        <Button
          label={text.stop}
          icon="pause"
          look="quiet"
          isDisabled={state !== "running"}
          onClick={solving.stop}
        />
      </div>
    </div>
  );
}

/** A headline, and what there is to add. */
function verdictOf(
  hasGoal: boolean,
  solving: Solving,
  proven: Optimum | undefined,
): [string, string] {
  const found = solving.found.value;
  const { configurations, depth, steps } = solving.seen.value;
  const progress = text.seen(configurations, depth);
  if (found === undefined) {
    const state = solving.state.value;
    if (state === "failed") return [text.failed, ""];
    if (proven !== undefined) return [text.solvableIn(proven.moves), progress];
    if (steps !== undefined && hasGoal) return [text.solvableInSteps(steps), progress];
    return [state === "stopped" ? text.stopped : text.looking, progress];
  }
  const all = text.positions(found.configurations);
  if (!hasGoal) return [text.withoutGoal, all];
  if (found.steps === undefined) {
    return found.isFull
      ? [text.full, text.fullWhy(found.configurations)]
      : [text.unsolvable, text.unsolvableWhy(found.configurations)];
  }
  const moves = found.moves ?? proven?.moves;
  const facts = [
    ...(moves === undefined ? [] : [text.alsoSteps(found.steps)]),
    ...(found.isFull ? [text.fullWhy(found.configurations)] : [all, text.goals(found.goals)]),
    ...(found.farthest === undefined ? [] : [text.farthest(found.farthest)]),
  ];
  return [
    moves === undefined ? text.solvableInSteps(found.steps) : text.solvableIn(moves),
    facts.join(" · "),
  ];
}
