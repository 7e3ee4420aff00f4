/** What stands against the drawing, rule by rule. */
import "./check_panel.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Finding } from "../../../lib/race/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Drawing, Icon } from "../../ui/icon.tsx";
import { shapeOf } from "../model/mark_shapes.ts";
import { type FindingGroup, groupsOf } from "../model/marks.ts";
import type { Look } from "../store/look.ts";
import type { CircuitStore } from "../store/types.ts";
import { showNext } from "./editor_keys.ts";

const text = strings.circuit;

/** So many places of a kind are listed before one asks for all. */
const FEW = 5;

/** Rules that are looked at only when those before them are kept. */
const STAGES: readonly (readonly number[])[] = [[1], [2, 3], [4, 5]];

interface CheckPanelProps {
  readonly store: CircuitStore;
  readonly look: Look;
}

/** The findings as they are now; a press on one shows its place. */
export function CheckPanel({ store, look }: CheckPanelProps): JSX.Element {
  const findings = store.checking.findings.value;
  const groups = groupsOf(findings);
  const later = laterRules(groups[0]?.rule);
  return (
    <section class="check-panel card" aria-label={text.check}>
      <h2>{text.check}</h2>
      <p class={`verdict ${findings.length === 0 ? "good" : "bad"}`} role="status">
        <Icon name={findings.length === 0 ? "check" : "warning"} />
        {findings.length === 0 ? text.conforming : text.broken(findings.length)}
      </p>
      {findings.length === 0
        ? null
        : (
          <Button label={text.nextFinding} shortcut="N" onClick={() => showNext(store, look)}>
            {text.nextFinding}
          </Button>
        )}
      {groups.map((group) => <Group key={group.code} group={group} look={look} />)}
      {later.length === 0 ? null : <p class="soft small">{text.laterRules(later)}</p>}
    </section>
  );
}

interface GroupProps {
  readonly group: FindingGroup;
  readonly look?: Look;
}

/** The findings of one kind; without a look, they are told only. */
export function Group({ group, look }: GroupProps): JSX.Element {
  const [isAll, setAll] = useState(false);
  const { code, findings, rule } = group;
  const shown = isAll ? findings : findings.slice(0, FEW);
  const toggle = isAll ? text.showFewer : text.showAll(findings.length);
  return (
    <div class="finding-group">
      <h3>
        <Drawing className="rule-shape" path={shapeOf(rule)} size={18} />
        <span class="words">{text.ruleTitle(rule, text.rules[rule] ?? "")}</span>
        <code>{code}</code>
      </h3>
      <ul>
        {shown.map((finding) => (
          <li key={`${finding.x},${finding.y}`}>
            {look === undefined ? finding.message : <FindingButton finding={finding} look={look} />}
          </li>
        ))}
      </ul>
      {findings.length <= FEW
        ? null
        : <Button label={toggle} look="quiet" onClick={() => setAll(!isAll)}>{toggle}</Button>}
    </div>
  );
}

function FindingButton({ finding, look }: { readonly finding: Finding; readonly look: Look }) {
  const { message, x, y } = finding;
  const shown = look.shown.value;
  return (
    <button
      type="button"
      class="finding"
      aria-pressed={shown?.x === x && shown.y === y}
      onClick={() => look.show({ x, y })}
    >
      {message}
    </button>
  );
}

function laterRules(rule: number | undefined): readonly number[] {
  const stage = STAGES.findIndex((rules) => rule !== undefined && rules.includes(rule));
  return stage < 0 ? [] : STAGES.slice(stage + 1).flat();
}
