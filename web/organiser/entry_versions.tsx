/** What an author sent in, and what the check says of it. Source and standard error are the author's alone. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { OrganiserVersion } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";
import { CheckFindings } from "../ui/check_findings.tsx";
import { TimeText } from "../ui/time_text.tsx";
import { VersionChip } from "../ui/version_chip.tsx";

const text = strings.organiser;
const common = strings.privatePages;

/** So many are shown at first. */
const FIRST = 3;

/** Of a fingerprint so much is shown; all of it, for whoever asks. */
const FINGERPRINT = 19;

/** The newest first. */
export function EntryVersions({ versions }: {
  readonly versions: readonly OrganiserVersion[];
}): JSX.Element {
  const shown = useSignal(FIRST);
  const rest = versions.length - shown.value;
  const newestFirst = [...versions].sort((one, other) => other.number - one.number);
  return (
    <div class="entry-versions">
      <h3>{text.versions}</h3>
      {versions.length === 0 ? <p class="soft">{text.noVersions}</p> : null}
      {newestFirst.slice(0, shown.value).map(({ number, arrivedAt, state, digest, check }) => (
        <article key={number} class="entry-version">
          <header>
            <strong>{common.version(number)}</strong>
            <VersionChip state={state} />
            <span class="small soft">
              <TimeText iso={arrivedAt} />
            </span>
            {digest === undefined ? null : (
              <span class="small soft">
                {text.fingerprint} <code title={digest}>{digest.slice(0, FINGERPRINT)}</code>
              </span>
            )}
          </header>
          {check === undefined ? null : <CheckFindings check={check} />}
        </article>
      ))}
      {rest <= 0 ? null : (
        <div>
          <Button label={common.more(rest)} onClick={() => shown.value = versions.length}>
            {common.more(rest)}
          </Button>
        </div>
      )}
    </div>
  );
}
