/** The start page: what this is, what there is to watch, what one can do. */
import "./home_app.css";
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";
import { logsOpener } from "../site/handover.ts";
import { DropZone } from "../ui/drop_zone.tsx";
import { Frame } from "../ui/frame.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { ArenaDrawing } from "./arena_drawing.tsx";
import { ContestCards } from "./contest_cards.tsx";
import { FeaturedRun } from "./featured_run.tsx";
import { OpenLog } from "../tanks/view/open_log.tsx";
import { RunCards } from "../tanks/view/run_cards.tsx";
import { type Site, useFeatured } from "./use_featured.ts";
import { VisitorCards } from "./visitor_cards.tsx";

const text = strings.home;

interface HomeAppProps {
  readonly site: Site;
  /** Shows logs that were chosen or dropped here. @default what the browser can do */
  readonly openLogs?: ((files: readonly File[]) => void) | undefined;
}

/** A site without runs shows the welcome alone. */
export function HomeApp({ site, openLogs = logsOpener() }: HomeAppProps): JSX.Element {
  const { runs, details, connection, problems } = useFeatured(site);
  const [first, ...others] = runs ?? [];
  return (
    <Frame page="start">
      <div class="home">
        <section class="welcome">
          <div class="words">
            <h1>{text.title}</h1>
            <p class="lead">{text.lead}</p>
            {openLogs !== undefined
              ? <OpenLog look="button" onOpen={openLogs} />
              : (
                <a class="button" href="tanks.html">
                  <Icon name="folder" />
                  {text.open}
                </a>
              )}
          </div>
          <ArenaDrawing />
        </section>
        {problems.length === 0 ? null : (
          <Notice look="warning">
            {text.unreadable}: {problems.map(({ message }) => message).join("; ")}
          </Notice>
        )}
        {first === undefined
          ? null
          : <FeaturedRun run={first} details={details} connection={connection} />}
        {others.length === 0 ? null : (
          <section class="home-part">
            <h2>{text.otherRuns}</h2>
            <RunCards runs={others} />
          </section>
        )}
        <ContestCards />
        <VisitorCards />
      </div>
      {openLogs === undefined ? null : <DropZone onFiles={openLogs} />}
    </Frame>
  );
}
