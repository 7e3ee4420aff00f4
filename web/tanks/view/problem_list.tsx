/** What is wrong with a log, where, and what to do about it. */
import "./problem_list.css";
import type { JSX } from "preact";
import { formatProblem, type Problem } from "../../../lib/core/problem.ts";
import { adviceFor } from "../work/advice.ts";

/** As many are told; a broken file may have thousands. */
const MOST = 5;

/** A paragraph for each problem. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }): JSX.Element {
  return (
    <ul class="problem-list">
      {problems.slice(0, MOST).map((problem) => {
        const advice = adviceFor(problem);
        const told = formatProblem(problem);
        return (
          <li key={told}>
            <p>{told}</p>
            {advice === undefined ? null : <p class="soft">{advice}</p>}
          </li>
        );
      })}
    </ul>
  );
}
