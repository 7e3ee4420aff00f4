/** Rounds in which a version failed, with what it wrote to standard error there. */
import type { JSX } from "preact";
import type { AuthorError } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { pageOfMoment } from "../tanks/model/pages.ts";
import { asSentence } from "../ui/as_sentence.ts";
import { Icon } from "../ui/icon.tsx";

const text = strings.author;

/** Nothing where there was no fault. What a program wrote is the author's own text. */
export function FaultList(
  { errors }: { readonly errors: readonly AuthorError[] },
): JSX.Element | null {
  if (errors.length === 0) return null;
  return (
    <details class="version-part">
      <summary>{text.faults(errors.length)}</summary>
      <div class="version-inside">
        <p class="small soft">{text.faultsHint}</p>
        <ul class="fault-list">
          {errors.map(({ detail, match, rival, round, run, stage, stderr, turn }, at) => (
            <li key={at}>
              <div class="fault-head">
                <strong>{text.faultPlace(stage, { match, rival, round, turn })}</strong>
                <a href={pageOfMoment(run, match, round, turn)}>
                  <Icon name="play" />
                  {text.watchRound}
                </a>
              </div>
              <p class="own-words">{asSentence(detail)}</p>
              {stderr === ""
                ? <p class="small soft">{text.noStderr}</p>
                : <StandardError stderr={stderr} />}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** As it came, in a box that scrolls. */
export function StandardError({ stderr }: { readonly stderr: string }): JSX.Element {
  return (
    <pre class="standard-error" tabIndex={0} aria-label={text.stderr} role="region">{stderr}</pre>
  );
}
