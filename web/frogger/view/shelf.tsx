/** The roads of the site as pictures, to play on or to watch. */
import "./shelf.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { PublishedRoad } from "../../../lib/frogger/published.ts";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import { OpenFiles } from "../../ui/open_files.tsx";
import { BEST, makeAddress } from "../model/address.ts";
import { sceneAt } from "../model/scene.ts";
import { showHand } from "../model/shown_run.ts";
import type { FroggerStore, ShownRoad } from "../store/types.ts";
import { RoadPicture } from "./road_picture.tsx";

const text = strings.frogger;

/** By then there is traffic everywhere on the road, where there is any. */
const SHOWN_FRAME = 46;

const SECTION = { kind: "whole", width: 400, height: 214 } as const;

/** What the page shows first. */
export function Shelf({ store }: { readonly store: FroggerStore }): JSX.Element {
  const shelf = store.shelf.value;
  return (
    <div class="frogger-shelf">
      <header>
        <h1>{text.heading}</h1>
        <p class="lead soft">{text.lead}</p>
        <ul class="shelf-rules">
          {text.rules.map(({ sign, words }) => (
            <li key={words}>
              <b>{sign}</b>
              {words}
            </li>
          ))}
        </ul>
      </header>
      {shelf === null ? <p class="soft">{text.noShelf}</p> : null}
      {shelf === undefined || shelf === null ? null : (
        <section>
          <h2>{text.shelf}</h2>
          <ul class="shelf-cards">
            {shelf.map((road) => <Card key={road.id} store={store} road={road} />)}
          </ul>
        </section>
      )}
      <section class="shelf-own">
        <h2>{text.own}</h2>
        <p class="soft">{text.openHint}</p>
        <div>
          <OpenFiles
            folder="frogger"
            label={text.open}
            onOpen={(files) => void store.openFiles(files)}
          />
        </div>
      </section>
    </div>
  );
}

function Card(
  { road, store }: { readonly road: PublishedRoad; readonly store: FroggerStore },
): JSX.Element {
  const { about, frames, id, par, title } = road;
  const [shown, setShown] = useState<ShownRoad>();
  useEffect(() => {
    let isWanted = true;
    void store.pictureOf(road).then((read) => {
      if (isWanted) setShown(read);
    });
    return () => {
      isWanted = false;
    };
  }, [road]);
  const scene = useMemo(() => shown && pictureOf(shown), [shown]);
  const play = `frogger.html${makeAddress({ traffic: id, view: "play" })}`;
  const watch = `frogger.html${makeAddress({ traffic: id, moves: BEST })}`;
  return (
    <li class="card shelf-card">
      <a href={play} tabIndex={-1} aria-hidden="true">
        <RoadPicture scene={scene} section={SECTION} />
      </a>
      <div class="shelf-words">
        <h3 class="name">{title}</h3>
        <p class="small soft">{about}</p>
        <p class="small shelf-par" title={text.parHint}>
          {text.par} <b>{text.whole(par.score)}</b> · {text.frames(frames)}
        </p>
        <p class="shelf-links">
          <a class="button primary" href={play} aria-label={text.playRoad(title)}>
            <Icon name="play" />
            {text.playShort}
          </a>
          <a class="button quiet" href={watch} aria-label={text.watchBestOn(title)}>
            <Icon name="star" />
            {text.watchBest}
          </a>
        </p>
      </div>
    </li>
  );
}

/** With a frog that has not moved yet. */
function pictureOf({ frames, traffic, vehicles }: ShownRoad) {
  const waits = new Uint8Array(0);
  const run = showHand(traffic, waits);
  const position = Math.min(SHOWN_FRAME, Math.floor(frames / 3));
  return sceneAt({ traffic, vehicles, run, position, showsFuture: false, advice: waits });
}
