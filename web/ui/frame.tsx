/** What stands round every page: name, navigation, colours, footer. */
import "./style/tokens.css";
import "./style/base.css";
import "./frame.css";
import "./style/forced_colors.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { keepFocus } from "./keep_focus.ts";
import { Mark } from "./mark.tsx";
import { ThemeToggle } from "./theme_toggle.tsx";
import { useScrollRow } from "./use_scroll_row.ts";

/** The pages that there are, in the order of the navigation. */
const PAGES = [
  { id: "start", file: "index.html", name: strings.frame.start },
  { id: "contest", file: "contest.html", name: strings.frame.contest },
  { id: "tanks", file: "tanks.html", name: strings.frame.tanks },
  { id: "race", file: "race.html", name: strings.frame.race },
  { id: "frogger", file: "frogger.html", name: strings.frame.frogger },
  { id: "klotski", file: "klotski.html", name: strings.frame.klotski },
] as const;

/** What the pages of a contest's site have in their heads (lib/server/page.ts). */
const CONTEST_SITE = 'meta[name="turniir-site"][content="contest"]';

/** A page of the navigation. */
export type PageId = (typeof PAGES)[number]["id"];

interface FrameProps {
  /** Where the reader is; absent: on a page that the navigation does not have. */
  readonly page?: PageId;
  /** What the page shows, for the browser's tab; without it, the page's name alone. */
  readonly title?: string;
  /** The whole width, for a page that needs the room. */
  readonly isWide?: boolean;
  /** The page is a single file and has no others beside it. */
  readonly isAlone?: boolean;
  readonly children: ComponentChildren;
}

/** Goes round the content of a page; holds the look that all pages share. */
export function Frame({ page, title, isWide, isAlone, children }: FrameProps): JSX.Element {
  const content = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = title === undefined ? strings.frame.name : strings.frame.titleOf(title);
  }, [title]);
  useEffect(() => keepFocus(document), []);
  const name = (
    <>
      <Mark />
      <span class="frame-name">{strings.frame.name}</span>
    </>
  );
  // It stays as it is, whatever becomes of the content.
  const navigation = useMemo(() => <Navigation page={page} />, [page]);
  // The address after the # belongs to the content, so skipping must not change it.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    content.current?.focus();
  };
  return (
    <div class={`frame${isWide === true ? " wide" : ""}`}>
      <a class="skip" href="#content" onClick={skip}>{strings.frame.skip}</a>
      <header class="frame-head">
        <div class="frame-width">
          {isAlone === true
            ? <span class="frame-home">{name}</span>
            : <a class="frame-home" href={PAGES[0].file}>{name}</a>}
          {isAlone === true ? null : navigation}
          <ThemeToggle />
        </div>
      </header>
      <main id="content" ref={content} tabIndex={-1}>{children}</main>
      <footer class="frame-foot">
        <div class="frame-width small soft">{strings.frame.footer}</div>
      </footer>
    </div>
  );
}

function Navigation({ page }: { readonly page: PageId | undefined }): JSX.Element {
  // The start page of a contest's site is the contest; no other site has one.
  const isContest = page === "contest" || document.querySelector(CONTEST_SITE) !== null;
  const pages = PAGES.filter(({ id }) => id !== (isContest ? "start" : "contest"));
  // Very large letters on a very narrow screen: a finger pushes the pages along, and the present one is in sight.
  const row = useRef<HTMLElement>(null);
  useScrollRow(row, page);
  return (
    <nav class="frame-pages scroll-row" aria-label={strings.frame.navigation} ref={row}>
      {pages.map(({ id, file, name }) => (
        <a key={id} href={file} aria-current={id === page ? "page" : undefined}>{name}</a>
      ))}
    </nav>
  );
}
