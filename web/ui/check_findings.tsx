/** What the check of a version found: what is to be put right, and what a trial showed. */
import "./check_findings.css";
import type { JSX } from "preact";
import type { CheckReport, Finding } from "../../lib/contest/published/api.ts";
import type { Problem } from "../../lib/core/problem.ts";
import * as strings from "../strings/strings.ts";
import { asSentence } from "./as_sentence.ts";
import { Icon } from "./icon.tsx";

const text = strings.privatePages;

interface CheckFindingsProps {
  readonly check: Omit<CheckReport, "stderr">;
}

/** All of it; of what keeps a version from playing, what is to be put right comes first and the rest is folded. */
export function CheckFindings({ check }: CheckFindingsProps): JSX.Element {
  const { isFit, problems } = check;
  const isFolded = ({ isGood }: Finding) => isGood && !isFit;
  const folded = check.findings.filter(isFolded);
  return (
    <div class="check-findings">
      {problems.length === 0 ? null : (
        <ul>
          {problems.map((problem, at) => (
            <li key={at} class="bad">
              <Sign look="bad" />
              <div>
                <p class="name">{asSentence(problem.message)}</p>
                <Place problem={problem} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Findings findings={check.findings.filter((finding) => !isFolded(finding))} isFit={isFit} />
      {folded.length === 0 ? null : (
        <details>
          <summary class="small">{text.inOrder(folded.length)}</summary>
          <Findings findings={folded} isFit={isFit} />
        </details>
      )}
    </div>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly isFit: boolean;
}

function Findings({ findings, isFit }: FindingsProps): JSX.Element | null {
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.map(({ isGood, text }, at) => {
        const look = isGood ? "good" : isFit ? "warning" : "bad";
        return (
          <li key={at} class={look}>
            <Sign look={look} />
            <p class="name">{asSentence(text)}</p>
          </li>
        );
      })}
    </ul>
  );
}

/** `tank.py:12:5`, as editors write it. */
function Place({ problem: { file, line, column } }: {
  readonly problem: Problem;
}): JSX.Element | null {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return place === "" ? null : <code class="name">{place}</code>;
}

/** What does not stop a version from playing is worth a look, no more. */
type Look = "good" | "warning" | "bad";

const ICONS = { good: "check", warning: "warning", bad: "close" } as const;

function Sign({ look }: { readonly look: Look }): JSX.Element {
  return (
    <>
      <Icon name={ICONS[look]} />
      <span class="spoken">{text.signs[look]}</span>
    </>
  );
}
