/** What is wrong, and a button that puts it away. */
import type { JSX } from "preact";
import { formatProblem, type Problem } from "../../lib/core/problem.ts";
import { Notice } from "./notice.tsx";

/** As many are told; a broken file may have thousands. */
const MOST = 5;

interface ProblemNoticeProps {
  /** @default "bad" */
  readonly look?: "bad" | "warning";
  readonly problems: readonly Problem[];
  /** What the button says. */
  readonly dismiss: string;
  readonly onDismiss: () => void;
}

/** Nothing where nothing is wrong. */
export function ProblemNotice(
  { dismiss, look = "bad", onDismiss, problems }: ProblemNoticeProps,
): JSX.Element | null {
  if (problems.length === 0) return null;
  return (
    <Notice look={look} dismiss={dismiss} onDismiss={onDismiss}>
      <ul>
        {problems.slice(0, MOST).map(formatProblem).map((told) => <li key={told}>{told}</li>)}
      </ul>
    </Notice>
  );
}
