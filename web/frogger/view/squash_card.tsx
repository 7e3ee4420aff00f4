/** How the frog was squashed: the pictures before and after, which condition it was, and why. */
import "./squash_card.css";
import type { ComponentChildren, JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Squash } from "../../../lib/frogger/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import type { Player } from "../../ui/player/types.ts";
import { tellSquash } from "../model/guilty.ts";
import { squashScene } from "../model/scene.ts";
import type { ShownRun } from "../model/shown_run.ts";
import type { ShownRoad } from "../store/types.ts";
import { RoadPicture, type Section } from "./road_picture.tsx";

const text = strings.frogger.squash;

interface SquashCardProps {
  readonly road: ShownRoad;
  readonly run: ShownRun;
  readonly squash: Squash;
  /** With it the moment can be gone to. */
  readonly player?: Player;
  /** After the sentence. */
  readonly children?: ComponentChildren;
}

/** See the head of this file. */
export function SquashCard(props: SquashCardProps): JSX.Element {
  const { children, player, road, run, squash } = props;
  const { cause, frame, from, to } = squash;
  const section = useMemo((): Section => {
    const middle = { column: (from.column + to.column) / 2, row: (from.row + to.row) / 2 };
    return { kind: "part", width: 330, height: 150, ...middle };
  }, [squash]);
  const [before, after] = useMemo(() => {
    const parts = { traffic: road.traffic, vehicles: road.vehicles, run };
    return [squashScene(parts, squash, false), squashScene(parts, squash, true)];
  }, [run]);
  const isWaiting = from.row === to.row && from.column === to.column;
  return (
    <section class="squash-card" aria-label={text.title}>
      <h2>{cause === "flip" && isWaiting ? text.jumped : text.causes[cause]}</h2>
      <p>{tellSquash(road, squash)}</p>
      {children}
      <div class="squash-pictures">
        <figure>
          <RoadPicture scene={before} section={section} label={text.before(frame)} />
          <figcaption class="small soft">{text.before(frame)}</figcaption>
        </figure>
        <figure>
          <RoadPicture scene={after} section={section} label={text.after(frame + 1)} />
          <figcaption class="small soft">{text.after(frame + 1)}</figcaption>
        </figure>
      </div>
      <p class="small soft">{text.rules[cause]}</p>
      {player === undefined ? null : (
        <div>
          <Button label={text.show} icon="eye" onClick={() => player.seek(Math.max(0, frame - 3))}>
            {text.show}
          </Button>
        </div>
      )}
    </section>
  );
}
