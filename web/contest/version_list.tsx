/** The versions of an entry, and the stages that each played. */
import "./version_list.css";
import type { JSX } from "preact";
import type { EntryPage } from "../../lib/contest/published/types.ts";
import * as strings from "../strings/strings.ts";
import { useFirstFew } from "./first_few.tsx";

const text = strings.contest;

const FEW = 5;

/** The newest first. */
export function VersionList({ versions }: Pick<EntryPage, "versions">): JSX.Element | null {
  const [shown, more] = useFirstFew(versions, FEW);
  if (versions.length === 0) return null;
  return (
    <section class="contest-part">
      <h3>{text.versions}</h3>
      <ul class="version-list">
        {shown.map(({ arrivedAt, number, rating, stages, state }) => (
          <li key={number}>
            <strong>{text.version(number)}</strong>
            <span>
              {text.versionStages(stages)}
              {state === "played" ? "" : ` · ${text.versionState(state)}`}
            </span>
            <span class="soft small">
              <time dateTime={arrivedAt} title={text.moment(arrivedAt)}>
                {text.sentIn(arrivedAt)}
              </time>
              {rating === undefined ? null : (
                <span title={text.ratingHint}>
                  {` · ${text.ratingWord} ${text.rating(rating)}`}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}
