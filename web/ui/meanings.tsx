/** The words of a table's head, explained for whoever asks. */
import "./meanings.css";
import type { JSX } from "preact";
import type { TableRow } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import type { Column } from "./figures.tsx";

const text = strings.run;

interface MeaningsProps {
  readonly rows: readonly TableRow[];
  readonly figures: readonly Pick<Column, "heading" | "hint">[];
  readonly hasRanges: boolean;
}

/** Stands in an element of class `standings-foot`. */
export function Meanings({ rows, figures, hasRanges }: MeaningsProps): JSX.Element {
  return (
    <details class="meanings">
      <summary>{text.meanings}</summary>
      <dl>
        <Meaning heading={text.total} hint={totalHint(rows)} />
        {hasRanges ? <Meaning heading={text.interval} hint={text.intervalHint} /> : null}
        {figures.map(({ heading, hint }) => (
          <Meaning
            key={heading}
            heading={heading}
            hint={hint}
          />
        ))}
      </dl>
    </details>
  );
}

function Meaning({ heading, hint }: Pick<Column, "heading" | "hint">): JSX.Element {
  return (
    <div>
      <dt>{heading}</dt>
      <dd class="soft">{hint}</dd>
    </div>
  );
}

/** What a total is made of: one kind of rounds may be missing. */
function totalHint(rows: readonly TableRow[]): string {
  const hasDuels = rows.some(({ duels }) => duels > 0);
  const hasMelee = rows.some(({ melee }) => melee > 0);
  if (hasDuels && hasMelee) return text.totalHint;
  return hasMelee ? text.totalHintMelee : text.totalHintDuels;
}
