/** The contests besides tanks: what each looks like, and what one does there. */
import "./contest_cards.css";
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";
import { FroggerDrawing } from "./frogger_drawing.tsx";
import { KlotskiDrawing } from "./klotski_drawing.tsx";
import { RaceDrawing } from "./race_drawing.tsx";

const text = strings.home;

const CONTESTS = [
  { file: "race.html", name: strings.frame.race, what: text.raceWhat, Drawing: RaceDrawing },
  {
    file: "frogger.html",
    name: strings.frame.frogger,
    what: text.froggerWhat,
    Drawing: FroggerDrawing,
  },
  {
    file: "klotski.html",
    name: strings.frame.klotski,
    what: text.klotskiWhat,
    Drawing: KlotskiDrawing,
  },
] as const;

/** A card each; all of it is the link. */
export function ContestCards(): JSX.Element {
  return (
    <section class="home-part">
      <h2>{text.otherContests}</h2>
      <ul class="contest-cards">
        {CONTESTS.map(({ Drawing, file, name, what }) => (
          <li key={file} class="card">
            <Drawing />
            <h3>
              <a href={file}>{name}</a>
            </h3>
            <p class="soft">{what}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
