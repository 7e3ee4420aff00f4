/** What the solver is doing, what it has found, and how far it is from here. */
import "./solver_panel.css";
import type { JSX } from "preact";
import { canHook } from "../../../lib/klotski/hooks.ts";
import type { Optimum } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { Play } from "../store/play.ts";
import type { Solving } from "../store/solving.ts";
import { Distance } from "./distance.tsx";
import { DistanceCurve } from "./distance_curve.tsx";

const text = strings.klotski;

interface SolverPanelProps {
  readonly play: Play;
  readonly solving: Solving;
  /** What is known before the solver has found it. */
  readonly proven: Optimum | undefined;
}

/** See the head of this file. */
export function SolverPanel(props: SolverPanelProps): JSX.Element {
  return (
    <section class="solver-panel" aria-label={text.solver}>
      <Distance {...props} />
      <DistanceCurve play={props.play} />
      <Verdict {...props} />
    </section>
  );
}

function Verdict({ play, proven, solving }: SolverPanelProps): JSX.Element {
  const state = solving.state.value;
  const [headline, ...facts] = verdictOf(play, solving, proven);
  return (
    <div class={`verdict ${state}`}>
      <p class="headline" role="status">{headline}</p>
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
      <ul class="facts soft small">
        {facts.map((fact) => <li key={fact}>{fact}</li>)}
      </ul>
    </div>
  );
}

/** A headline, and what there is to add. */
function verdictOf(
  play: Play,
  solving: Solving,
  proven: Optimum | undefined,
): [string, ...string[]] {
  const found = solving.found.value;
  const hasGoal = play.variant.goal.length > 0;
  const { configurations, depth, steps } = solving.seen.value;
  const progress = text.seen(configurations, depth);
  if (found === undefined) {
    const state = solving.state.value;
    if (state === "failed") return [text.failed];
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
  return [
    moves === undefined ? text.solvableInSteps(found.steps) : text.solvableIn(moves),
    ...(play.isFromStart ? [] : [text.fromElsewhere]),
    ...(moves === undefined ? [] : [text.alsoSteps(found.steps)]),
    ...(found.isFull ? [text.fullWhy(found.configurations)] : [all, text.goals(found.goals)]),
    ...(found.farthest === undefined ? [] : [text.farthest(found.farthest)]),
    ...(canHook(play.variant) ? [text.hooked] : []),
  ];
}
