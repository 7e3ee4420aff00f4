/** Moves, steps and pushes of the player, against the best that there is. */
import "./counters.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { type DistanceProps, ToGo } from "./distance.tsx";

const text = strings.klotski;

/** See the head of this file. */
export function Counters(props: DistanceProps): JSX.Element {
  const { play, solving } = props;
  const { moves, pushes, steps } = play.counts.value;
  const { optimum } = play.variant;
  // What the puzzle tells is told of its start.
  const told = optimum === "none" || !play.isFromStart ? undefined : optimum;
  const found = solving.found.value;
  return (
    <dl class="counters" aria-label={text.counters}>
      <Counter
        name={text.moves}
        hint={text.movesHint}
        count={moves}
        best={found?.moves ?? told?.moves}
      />
      <Counter
        name={text.steps}
        hint={text.stepsHint}
        count={steps}
        best={found?.steps ?? told?.steps}
      />
      <Counter name={text.pushes} hint={text.pushesHint} count={pushes} best={undefined} />
      <ToGo {...props} />
    </dl>
  );
}

interface CounterProps {
  readonly name: string;
  readonly hint: string;
  readonly count: number;
  readonly best: number | undefined;
}

function Counter({ best, count, hint, name }: CounterProps): JSX.Element {
  return (
    <div title={hint}>
      <dt class="small soft">{name}</dt>
      <dd>
        <b>{count}</b>
        {best === undefined ? null : <span class="small soft">{text.ofOptimum(best)}</span>}
      </dd>
    </div>
  );
}
