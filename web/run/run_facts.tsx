/** Under what conditions a run is played. */
import "./run_facts.css";
import type { ComponentChildren, JSX } from "preact";
import type { PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { GuideLinks } from "../ui/guide_links.tsx";

const text = strings.run;

/** What is known is told, each fact with what it means. */
export function RunFacts({ run }: { readonly run: PublishedRun }): JSX.Element {
  const { seed, stage, sandbox } = run;
  return (
    <section class="run-part">
      <h2>{text.facts}</h2>
      <dl class="run-facts">
        {stage === "" ? null : <Fact term={text.stage}>{stage}</Fact>}
        {seed === "" ? null : (
          <Fact term={text.seed} hint={text.seedHint}>
            <code>{seed}</code>
          </Fact>
        )}
        <Fact term={text.sandbox} hint={text.sandboxHint}>
          {sandbox.length === 0 ? text.noSandbox : <Layers layers={sandbox} />}
        </Fact>
      </dl>
      <GuideLinks />
    </section>
  );
}

/** How many there are; which, for whoever asks. */
function Layers({ layers }: { readonly layers: readonly string[] }): JSX.Element {
  return (
    <details>
      <summary>{text.layers(layers.length)}</summary>
      <ul>
        {layers.map((layer) => (
          <li key={layer}>
            {strings.runs.layer(layer)} <code class="soft">{layer}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface FactProps {
  readonly term: string;
  /** What it means. */
  readonly hint?: string;
  readonly children: ComponentChildren;
}

function Fact({ term, hint, children }: FactProps): JSX.Element {
  return (
    <div>
      <dt class="soft small">{term}</dt>
      <dd>{children}</dd>
      {hint === undefined ? null : <dd class="soft small">{hint}</dd>}
    </div>
  );
}
