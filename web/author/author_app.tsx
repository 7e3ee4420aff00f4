/** The page of an author: the door, or what became of everything that he sent. */
import "./author_app.css";
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import type { AuthorView } from "../../lib/contest/published/api.ts";
import * as strings from "../strings/strings.ts";
import { pageOfEntry, pageOfRun } from "../tanks/model/pages.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { PrivatePage } from "../ui/private_page.tsx";
import { SendCard } from "./send_card.tsx";
import type { AuthorStore } from "./types.ts";
import { VersionCard } from "./version_card.tsx";

const text = strings.author;
const common = strings.privatePages;

/** So many versions are shown at first. */
const FIRST_VERSIONS = 5;

/** The whole page. */
export function AuthorApp({ store }: { readonly store: AuthorStore }): JSX.Element {
  return (
    <PrivatePage
      door={store.access}
      title={store.access.view.value?.entry.name ?? text.title}
      doorTitle={text.door}
      doorField={text.doorField}
      how={
        <>
          <p>{text.doorHow}</p>
          <p>{text.doorPrivate}</p>
        </>
      }
    >
      {(view) => <Room view={view} store={store} />}
    </PrivatePage>
  );
}

interface RoomProps {
  readonly view: AuthorView;
  readonly store: AuthorStore;
}

function Room({ view, store }: RoomProps): JSX.Element {
  return (
    <>
      <Head view={view} store={store} />
      {view.entry.isWithdrawn ? <Notice look="warning">{text.withdrawn}</Notice> : null}
      <div class="author-parts">
        <SendCard view={view} store={store.sending} />
        <Versions view={view} store={store} />
      </div>
    </>
  );
}

function Head({ view: { entry, title }, store: { access } }: RoomProps): JSX.Element {
  const { bestRank, last, name } = entry;
  return (
    <header class="private-head author-head">
      <div class="words">
        <p class="kicker small">{title}</p>
        <h1 class="name" title={name}>{name}</h1>
        {last === undefined ? <p class="soft">{text.notPlayed}</p> : (
          <p>
            <a href={pageOfRun(`stage-${last.stage}`)}>{text.stands(last.rank, last.stage)}</a>
            {bestRank === undefined
              ? null
              : <span class="soft">· {text.best(bestRank)} · {text.stages(entry.stages)}</span>}
          </p>
        )}
      </div>
      <div class="author-door">
        {entry.version === undefined
          ? null
          : <a class="small" href={pageOfEntry(entry.entry)}>{text.publicPage}</a>}
        <label class="small">
          <input
            type="checkbox"
            checked={access.isRemembered}
            onChange={({ currentTarget }) => access.remember(currentTarget.checked)}
          />
          {common.remember}
        </label>
        <Button label={common.forget} onClick={access.forget}>{common.forget}</Button>
      </div>
    </header>
  );
}

/** The newest first. */
function Versions({ view: { entry, versions }, store }: RoomProps): JSX.Element {
  const shown = useSignal(FIRST_VERSIONS);
  const rest = versions.length - shown.value;
  const { value: takenBack } = store.takenBack;
  return (
    <section class="author-versions">
      <h2>{text.versions}</h2>
      {versions.length === 0 ? <p class="soft">{text.none}</p> : null}
      {versions.slice(0, shown.value).map((version) => (
        <VersionCard
          key={version.number}
          version={version}
          isNewest={version === versions[0]}
          hasGoodOne={entry.version !== undefined}
          progress={store.progress.value}
          outcome={takenBack?.version === version.number ? takenBack : undefined}
          onTakeBack={() => void store.takeBack(version.number)}
        />
      ))}
      {rest <= 0 ? null : (
        <Button
          label={common.more(rest)}
          onClick={() => shown.value = versions.length}
        >
          {common.more(rest)}
        </Button>
      )}
    </section>
  );
}
