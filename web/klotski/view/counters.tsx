/** Moves, steps and pushes of the player, against the best that there is. */
import "./counters.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import type { Play } from "../store/play.ts";
import type { Solving } from "../store/solving.ts";

const text = strings.klotski;

interface CountersProps {
  readonly play: Play;
  readonly solving: Solving;
}

/** See the head of this file. */
export function Counters({ play, solving }: CountersProps): JSX.Element {
  const { moves, pushes, steps } = play.counts.value;
  const optimum = play.variant.optimum;
  const told = optimum === undefined || optimum === "none" ? undefined : optimum;
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
        <span class="small soft">{best === undefined ? "\u00a0" : text.ofOptimum(best)}</span>
      </dd>
    </div>
  );
}
