/** What different visitors can do, with the command that does it. */
import "./visitor_cards.css";
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";
import { CommandLine } from "../ui/command_line.tsx";
import { GuideLinks } from "../ui/guide_links.tsx";

const text = strings.home;

const VISITORS = [
  { title: text.contestant, why: text.contestantWhy, command: text.contestantCommand },
  { title: text.organiser, why: text.organiserWhy, command: text.organiserCommand },
  { title: text.spectator, why: text.spectatorWhy, command: text.spectatorCommand },
] as const;

/** Three cards and what to do without Deno. */
export function VisitorCards(): JSX.Element {
  return (
    <section class="visitor-cards">
      <h2>{text.visitors}</h2>
      <ul>
        {VISITORS.map(({ title, why, command }) => (
          <li key={title} class="card">
            <h3>{title}</h3>
            <p class="soft">{why}</p>
            <CommandLine command={command} />
            {title === text.contestant ? <GuideLinks /> : null}
          </li>
        ))}
      </ul>
      <div class="without-deno small">
        <p class="soft">{text.withoutDeno}</p>
        <CommandLine command={text.withoutDenoCommand} />
      </div>
    </section>
  );
}
