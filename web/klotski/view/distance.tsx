/** How far it is from where the pieces stand to the nearest solution. */
import "./distance.css";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { samePosition, startPosition } from "../../../lib/klotski/board.ts";
import type { Optimum } from "../../../lib/klotski/types.ts";
import * as strings from "../../strings/strings.ts";
import type { Play } from "../store/play.ts";
import type { Solving } from "../store/solving.ts";
import type { Advice } from "../work/messages.ts";

const text = strings.klotski;

/** Of whose distance. */
export interface DistanceProps {
  readonly play: Play;
  readonly solving: Solving;
  /** What is known of the start before the solver has found it. */
  readonly proven: Optimum | undefined;
}

/** Moves are large and steps small: hints and the shown solution have the fewest moves. Always of the same height. */
export function Distance(props: DistanceProps): JSX.Element | null {
  const told = useAdvice(props);
  if (props.play.variant.goal.length === 0) return null;
  if (typeof told === "string") {
    return (
      <div class="distance">
        <p class="distance-words soft">{told}</p>
      </div>
    );
  }
  const { moves, steps } = told;
  if (steps === undefined) {
    return (
      <div class="distance">
        <p class="distance-words dead-end">{text.deadEnd}</p>
      </div>
    );
  }
  return (
    <div class="distance">
      <p>
        <b class="distance-number">{moves ?? steps}</b>{" "}
        <span class="soft">
          {moves === undefined ? text.stepsToGo(steps) : text.movesToGo(moves)}
        </span>
      </p>
      <p class="soft small">
        {moves === undefined || moves === 0 ? "\u00a0" : text.atLeastSteps(steps)}
      </p>
    </div>
  );
}

/** The same number among the counters, where the window has no room for more beside the board. */
export function ToGo(props: DistanceProps): JSX.Element | null {
  const told = useAdvice(props);
  if (props.play.variant.goal.length === 0) return null;
  const { moves, steps } = typeof told === "string" ? {} : told;
  return (
    <div class="to-go">
      <dt class="small soft">{text.toGo}</dt>
      <dd>
        <b>{moves ?? steps ?? "–"}</b>
      </dd>
    </div>
  );
}

/** A move asks the solver anew: until it has answered, in the next picture at the latest, the last answer stays. */
function useAdvice(props: DistanceProps): Advice | string {
  const last = useRef<Advice | undefined>(undefined);
  const told = adviceOf(props, last.current);
  last.current = typeof told === "string" ? undefined : told;
  return told;
}

/** What is known from here, or in words why nothing is. */
function adviceOf(
  { play, proven, solving }: DistanceProps,
  last: Advice | undefined,
): Advice | string {
  if (play.isSolved.value) return { moves: 0, steps: 0 };
  const advice = play.advice.value;
  const isAtStart = samePosition(play.position.value, startPosition(play.variant));
  if (advice !== undefined && advice !== null) {
    const isTold = advice.moves === undefined && isAtStart && proven !== undefined;
    return isTold ? { ...advice, moves: proven.moves } : advice;
  }
  if (isAtStart && proven !== undefined) return proven;
  const found = solving.found.value;
  const state = solving.state.value;
  if (found === undefined) return state === "running" ? text.looking : text.notKnown;
  return found.isFull || advice === null ? text.notKnown : last ?? text.looking;
}
